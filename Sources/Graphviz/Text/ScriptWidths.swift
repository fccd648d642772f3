/// Widths of the characters beyond ``GlyphWidths``, by ranges, in hundredths of an em.
///
/// Upper estimates of what common faces have: single letters may be wider, words hardly are.
enum ScriptWidths {
    /// The width of an emoji, which every system draws in a face of its own.
    static let emoji = 130
    /// The width of a character in no range.
    static let unknown = 110

    /// The width of a character from U+0530 on.
    static func width(of scalar: UInt32) -> Int {
        // The characters of Chinese, Japanese and Korean text, so that long names need no search.
        if scalar >= 0x2e80 && scalar <= 0xa4cf || scalar >= 0xac00 && scalar <= 0xd7a3 {
            return isMark(scalar) ? 0 : 100
        }
        if scalar >= 0x231a && scalar <= 0x2b55, Unicode.Scalar(scalar)?.properties.isEmojiPresentation == true {
            return emoji
        }
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].last < scalar { low = middle + 1 } else { high = middle }
        }
        guard low < ranges.count, ranges[low].first <= scalar else { return isMark(scalar) ? 0 : unknown }
        return ranges[low].width > 0 && isMark(scalar) ? 0 : ranges[low].width
    }

    private static func isMark(_ scalar: UInt32) -> Bool {
        guard let category = Unicode.Scalar(scalar)?.properties.generalCategory else { return false }
        return category == .nonspacingMark || category == .enclosingMark
    }

    private typealias Range = (first: UInt32, last: UInt32, width: Int)

    private static let ranges: [Range] = [
        (0x0530, 0x058f, 85),  // Armenian
        (0x0590, 0x05ff, 72),  // Hebrew
        // Arabic as words have it: letters are joined, and most are narrower than when they stand alone.
        (0x0600, 0x0625, 35),  // alef with a sign, signs
        (0x0626, 0x0626, 52),
        (0x0627, 0x0627, 32),  // alef
        (0x0628, 0x0632, 52),
        (0x0633, 0x0636, 95),  // sin to dad, with three teeth or a loop
        (0x0637, 0x0643, 62),
        (0x0644, 0x0644, 44),  // lam
        (0x0645, 0x06ff, 60),  // and the letters of Persian and Urdu
        (0x0700, 0x077f, 80),  // Syriac
        (0x0780, 0x08ff, 90),
        (0x0900, 0x0dff, 95),  // Devanagari and its neighbors
        (0x0e00, 0x0eff, 75),  // Thai, Lao
        (0x0f00, 0x0fff, 90),  // Tibetan
        (0x1000, 0x109f, 120),  // Burmese
        (0x10a0, 0x10ff, 85),  // Georgian
        (0x1100, 0x115f, 100),  // Korean letters, which join to syllables
        (0x1160, 0x11ff, 0),
        (0x1200, 0x139f, 115),  // Ethiopic
        (0x13a0, 0x177f, 100),
        (0x1780, 0x17ff, 115),  // Khmer
        (0x1800, 0x1dff, 100),
        (0x1e00, 0x1eff, 82),  // Latin with more accents: Vietnamese
        (0x1f00, 0x1fff, 90),  // Greek with more accents
        (0x2000, 0x200a, 100),  // spaces
        (0x200b, 0x200f, 0),  // zero width, directions, joiners
        (0x2010, 0x2013, 52),  // dashes, quotation marks
        (0x2014, 0x2015, 100),
        (0x2016, 0x2023, 60),
        (0x2024, 0x202e, 105),
        (0x202f, 0x202f, 32),
        (0x2030, 0x2031, 180),
        (0x2032, 0x205f, 85),
        (0x2060, 0x2065, 0),
        (0x2066, 0x2069, 105),
        (0x206a, 0x206f, 0),
        (0x2070, 0x209f, 65),  // superscripts, subscripts
        (0x20a0, 0x20cf, 100),  // currencies
        (0x20d0, 0x20ff, 0),  // marks around a symbol
        (0x2100, 0x218f, 120),
        (0x2190, 0x21ff, 100),  // arrows
        (0x2200, 0x24ff, 105),  // mathematics, technical symbols, pictures of controls
        (0x2500, 0x257f, 61),  // lines of boxes
        (0x2580, 0x27bf, 105),
        (0x27c0, 0x2bff, 125),
        (0x2c00, 0x2dff, 100),
        (0xa4d0, 0xabff, 105),
        (0xd7b0, 0xd7ff, 0),
        (0xe000, 0xf8ff, 125),  // private use
        (0xf900, 0xfaff, 100),
        (0xfb00, 0xfb4f, 90),
        (0xfb50, 0xfdff, 120),  // Arabic presentation forms
        (0xfe00, 0xfe0f, 0),  // variation selectors
        (0xfe10, 0xfe6f, 100),
        (0xfe70, 0xfefe, 90),
        (0xfeff, 0xfeff, 0),
        (0xff00, 0xff60, 100),  // full width
        (0xff61, 0xffdf, 60),  // half width
        (0xffe0, 0xffef, 100),
        (0x1f000, 0x1faff, 130),  // emoji
        (0x1fc00, 0x1ffff, 130),
        (0x20000, 0x3ffff, 100),  // more Chinese characters
        (0xe0000, 0xe0fff, 0),  // tags, more variation selectors
    ]
}
