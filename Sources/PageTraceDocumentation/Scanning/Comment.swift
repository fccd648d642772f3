/// An HTML comment that begins a line.
struct Comment: Hashable {
    /// Where `<!--` is.
    let offset: Int
    /// The lines that it reaches over, from 0.
    private(set) var lines: ClosedRange<Int>
    /// What is between `<!--` and `-->`, without the marks of quotations and lists around it.
    private(set) var content: [UInt8] = []
    /// Where each byte of the content is in the file.
    private(set) var offsets: [Int] = []
    /// Whether it is indented so far that after a blank line it would be code.
    let isIndented: Bool
    /// Where the comment ends, after `-->`; nil as long as it does not.
    private(set) var end: Int?

    private static let closing = Array("-->".utf8)

    /// Begins with the rest of a line, which begins with `<!--`.
    init(_ rest: ArraySlice<UInt8>, line: Int, isIndented: Bool = false) {
        offset = rest.startIndex
        self.isIndented = isIndented
        lines = line...line
        if let length = Self.emptyLength(rest) {
            end = rest.startIndex + length
        } else {
            take(rest.dropFirst(4))
        }
    }

    /// How long a comment is that ends where it begins, `<!-->` or `<!--->`; nil if this is none of the two.
    static func emptyLength(_ rest: ArraySlice<UInt8>) -> Int? {
        ["<!-->", "<!--->"].first { rest.starts(with: $0.utf8) }?.utf8.count
    }

    static func begins(_ rest: ArraySlice<UInt8>) -> Bool {
        rest.starts(with: "<!--".utf8)
    }

    /// Goes on with the next line.
    mutating func add(_ rest: ArraySlice<UInt8>, line: Int) {
        lines = lines.lowerBound...line
        content.append(UInt8(ascii: "\n"))
        offsets.append(rest.startIndex)
        take(rest)
    }

    private mutating func take(_ rest: ArraySlice<UInt8>) {
        var position = rest.startIndex
        while position < rest.endIndex {
            if rest[position...].starts(with: Self.closing) {
                end = position + Self.closing.count
                return
            }
            content.append(rest[position])
            offsets.append(position)
            position += 1
        }
    }

    /// Where a byte of the content, or its end, is in the file.
    func offset(of position: Int) -> Int {
        position < offsets.count ? offsets[position] : (offsets.last.map { $0 + 1 } ?? offset + 4)
    }
}
