/// A text under construction, byte by byte, for C.
///
/// One of these is filled and emptied again for every attribute of a drawing: hundreds of thousands of times, without
/// a new allocation.
struct ByteText {
    private(set) var bytes: [UInt8] = []
    /// Whether libgvc draws the text by itself, which decides what fonts are called.
    var isTextDrawn = false

    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    mutating func append(_ scalar: Unicode.Scalar) {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Appends a number with at most the given count of decimals, and no more than it needs.
    ///
    /// Numbers of a drawing are checked before: finite, and at most a hundred million.
    mutating func append(_ value: Double, decimals: Int = 3) {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        let scaled = (value * scale).rounded()
        guard scaled.magnitude < 1e15 else { return append(UInt8(ascii: "0")) }
        var rest = UInt64(scaled.magnitude)
        var digits: [UInt8] = []
        digits.reserveCapacity(20)
        var hasFraction = false
        for position in 0... {
            if position > decimals && rest == 0 { break }
            if position == decimals && hasFraction { digits.append(UInt8(ascii: ".")) }
            let digit = UInt8(rest % 10)
            rest /= 10
            if position < decimals && digit == 0 && !hasFraction { continue }
            hasFraction = hasFraction || position < decimals
            digits.append(UInt8(ascii: "0") + digit)
        }
        if scaled < 0 { append(UInt8(ascii: "-")) }
        bytes.append(contentsOf: digits.reversed())
    }

    /// Appends a point as Graphviz has it: `x,y`, with `y` upward.
    mutating func append(_ point: Point) {
        append(point.x)
        append(UInt8(ascii: ","))
        append(-point.y)
    }

    /// Calls a function with the text as C has it, ended by a zero byte.
    mutating func withCharacters<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result? {
        bytes.append(0)
        defer { bytes.removeLast() }
        return bytes.withUnsafeBytes { $0.baseAddress.map { body($0.assumingMemoryBound(to: CChar.self)) } }
    }
}
