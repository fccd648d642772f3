/// Adds up the width of one line, character by character.
struct LineWidth {
    /// The sum so far, in hundredths of an em.
    private(set) var hundredths = 0

    private let font: Font
    /// What the last visible character added, so that what follows can change how it is drawn.
    private var last = 0
    private var lastIsEmoji = false
    private var isJoined = false
    private var flagIsOpen = false

    init(font: Font) { self.font = font }

    /// The width of UTF-8 text; bytes that are not UTF-8 count as one sign each.
    static func hundredths(of bytes: UnsafeBufferPointer<UInt8>, font: Font) -> Int {
        var line = LineWidth(font: font)
        let table = font.isBold ? GlyphWidths.boldASCII : GlyphWidths.ascii
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            // Nearly all text is plain ASCII, and this is asked for every piece of text in a drawing.
            if byte >= 0x20 && byte < 0x7f {
                line.hundredths += font.family == .sans ? Int(table[Int(byte) - 0x20]) : monospaced
                line.lastIsEmoji = false
                line.isJoined = false
                line.last = monospaced
                index += 1
                continue
            }
            let (scalar, length) = decode(bytes, at: index)
            line.add(scalar)
            index += length
        }
        return line.hundredths
    }

    private static let monospaced = 61

    private mutating func add(_ scalar: UInt32) {
        switch scalar {
        case 0x0a: return
        case 0x200d:  // joins emoji to one sign
            isJoined = lastIsEmoji
            return
        case 0xfe0f:  // what came before is drawn as an emoji
            if !lastIsEmoji {
                hundredths += max(0, ScriptWidths.emoji - last)
                lastIsEmoji = true
            }
            return
        case 0x1f3fb...0x1f3ff where lastIsEmoji: return  // colors of skin
        case 0x1f1e6...0x1f1ff:  // two letters make one flag
            hundredths += flagIsOpen ? 0 : ScriptWidths.emoji
            flagIsOpen.toggle()
            return
        default: break
        }
        flagIsOpen = false
        let width = width(of: scalar)
        guard width > 0 else { return }
        let isEmoji = width == ScriptWidths.emoji
        if !(isJoined && (isEmoji || scalar >= 0x2600 && scalar <= 0x27bf)) { hundredths += width }
        last = width
        lastIsEmoji = isEmoji || isJoined
        isJoined = false
    }

    private func width(of scalar: UInt32) -> Int {
        var width: Int
        if scalar < GlyphWidths.alphabetsStart {
            width = 105  // controls are drawn as signs
        } else if scalar < GlyphWidths.alphabetsStart + UInt32(GlyphWidths.alphabets.count) {
            width = Int(GlyphWidths.alphabets[Int(scalar - GlyphWidths.alphabetsStart)])
            if font.family == .monospaced { return width == 0 ? 0 : LineWidth.monospaced }
            if font.isBold { width = GlyphWidths.bold(width) }
        } else {
            width = ScriptWidths.width(of: scalar)
            // Arrows, dashes and lines are letters like others in the faces for code.
            if font.family == .monospaced, (0x2010...0x2026).contains(scalar) || (0x2190...0x2195).contains(scalar) {
                return LineWidth.monospaced
            }
            if font.isBold, width > 0, width < 100 { width = GlyphWidths.bold(width) }
        }
        return font.family == .monospaced && width > 0 ? max(width, LineWidth.monospaced) : width
    }

    private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (scalar: UInt32, length: Int) {
        let first = bytes[index]
        let length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1
        guard length > 1, index + length <= bytes.count else { return (first < 0x80 ? UInt32(first) : 0xfffd, 1) }
        var scalar = UInt32(first) & (0xff >> (UInt32(length) + 1))
        for offset in 1..<length {
            guard bytes[index + offset] & 0xc0 == 0x80 else { return (0xfffd, 1) }
            scalar = scalar << 6 | UInt32(bytes[index + offset] & 0x3f)
        }
        return (scalar, length)
    }
}
