/// A place in a line, counted in bytes and, as Markdown does with tabs, in columns.
struct LineCursor {
    private let bytes: [UInt8]
    private(set) var offset: Int
    let end: Int
    private var column = 0
    /// Columns that are left of a tab of which a part has been taken.
    private var pending = 0

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        offset = range.lowerBound
        end = range.upperBound
    }

    /// How many columns of white space come next.
    var indentation: Int {
        var (width, position) = (pending, offset)
        while position < end {
            switch bytes[position] {
            case UInt8(ascii: " "): width += 1
            case UInt8(ascii: "\t"): width += 4 - (column + width) % 4
            default: return width
            }
            position += 1
        }
        return width
    }

    var isBlank: Bool {
        bytes[offset..<end].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    var rest: ArraySlice<UInt8> { bytes[offset..<end] }

    var first: UInt8? { offset < end ? bytes[offset] : nil }

    /// Takes white space, up to a number of columns.
    mutating func skip(columns count: Int) {
        var left = count
        while left > 0 {
            if pending > 0 {
                let taken = min(pending, left)
                (pending, column, left) = (pending - taken, column + taken, left - taken)
            } else if offset < end, bytes[offset] == UInt8(ascii: " ") {
                (offset, column, left) = (offset + 1, column + 1, left - 1)
            } else if offset < end, bytes[offset] == UInt8(ascii: "\t") {
                (offset, pending) = (offset + 1, 4 - column % 4)
            } else {
                return
            }
        }
    }

    /// Takes bytes that are not white space.
    mutating func skip(bytes count: Int) {
        offset = min(end, offset + count)
        column += count
    }
}
