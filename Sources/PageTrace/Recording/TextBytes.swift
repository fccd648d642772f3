import Paging

/// Text under construction, byte by byte.
///
/// Every line of a log consists of a dozen pieces, and long runs have millions of lines. Writing bytes takes a third of
/// the time that a growing `String` takes.
extension [UInt8] {
    mutating func write(_ text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }

    /// Appends a text from outside, as it is.
    mutating func write(text: String) { append(contentsOf: text.utf8) }

    mutating func write(number: Int) {
        if 0..<10 ~= number {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
        } else {
            write(text: number.description)
        }
    }

    /// Appends some spaces, none for a negative number.
    mutating func write(spaces count: Int) {
        for _ in 0..<Swift.max(0, count) { append(UInt8(ascii: " ")) }
    }

    /// Appends the name of a page, in quotes if it could be mistaken for something else.
    mutating func write(page: String) { write(text: PageName.text(page)) }

    mutating func write(pages: [String]) {
        write(list: pages) { $1.write(page: $0) }
    }

    /// Appends the elements of a list with a separator.
    mutating func write<Value>(
        list: [Value], separator: StaticString = ", ", _ write: (Value, inout [UInt8]) -> Void
    ) {
        var isFirst = true
        for element in list {
            if !isFirst { self.write(separator) }
            isFirst = false
            write(element, &self)
        }
    }
}

extension String {
    /// Creates a text from what a closure writes.
    init(capacity: Int = 0, _ write: (inout [UInt8]) -> Void) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(capacity)
        write(&bytes)
        self.init(decoding: bytes, as: UTF8.self)
    }
}
