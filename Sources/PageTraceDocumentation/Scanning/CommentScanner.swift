/// Finds the comments of a Markdown file that are not code, line by line.
///
/// A comment that counts begins its line, behind no more than the marks of quotations and lists, and no fence is open
/// there. What is indented by four columns or more is code, unless it belongs to the item of a list, or in a DocC
/// catalog to a directive. The article about documents says what Markdown itself counts differently.
struct CommentScanner {
    /// The comments that begin a line, in order.
    private(set) var comments: [Comment] = []
    /// Where comments are in the middle of a line, in order.
    private(set) var strays: [Int] = []

    private let text: MarkdownText
    private let isCatalog: Bool
    private var fence: Fence?
    /// A comment that does not end in its line.
    private var open: Comment?
    /// The items and directives around this line, each indented more than the one before it.
    private var parents: [LineStart] = []
    private var isAfterText = false

    init(_ text: MarkdownText, isCatalog: Bool) {
        self.text = text
        self.isCatalog = isCatalog
        for line in text.lines.indices { scan(line) }
        if let open { comments.append(open) }
    }

    private mutating func scan(_ number: Int) {
        let line = LineStart(text.bytes[text.lines[number].range], takesItems: open == nil)
        if var comment = open {
            // As long as the scanner held it, too, each line would copy all lines before it.
            open = nil
            comment.add(line.rest, line: number)
            return keep(comment)
        }
        if let fence, !fence.isLeft(by: line) {
            if fence.isClosed(by: line.rest) { self.fence = nil }
            return
        }
        fence = nil
        guard !line.rest.isEmpty else {
            isAfterText = false
            return
        }
        while let last = parents.last, last.indentation >= line.indentation { parents.removeLast() }
        let isCode = line.indentation >= 4 && !(parents.last?.holds(line) ?? false)
        defer { isAfterText = !isCode }
        if !isCode, line.holdsLines(isCatalog: isCatalog) { parents.append(line) }
        if Comment.begins(line.rest) {
            // Markdown shows it as code if there is a blank line before it, and in HTML as a comment if there is none.
            guard !isCode || isAfterText else { return }
            keep(Comment(line.rest, line: number, isIndented: isCode))
        } else if !isCode {
            fence = Fence(line, item: parents.last?.item)
            if fence == nil { strays += CodeSpans.commentsOutside(in: line.rest) }
        }
    }

    private mutating func keep(_ comment: Comment) {
        guard let end = comment.end else {
            open = comment
            return
        }
        comments.append(comment)
        strays += CodeSpans.commentsOutside(in: text.bytes[end..<text.lines[comment.lines.upperBound].range.upperBound])
    }
}

/// A line of Markdown without the marks of quotations and lists that it begins with.
struct LineStart {
    /// The columns of white space before it, counted from the last mark of a quotation.
    private(set) var indentation = 0
    private(set) var isQuoted = false
    /// Where the text of an item begins, in columns; nil if no item begins here.
    private(set) var item: Int?
    private(set) var rest: ArraySlice<UInt8>

    /// Reads a line; what begins with a bullet in the middle of a comment is no item.
    init(_ line: ArraySlice<UInt8>, takesItems: Bool) {
        rest = line
        indentation = Self.skipSpace(&rest, from: 0)
        while indentation < 4, rest.first == UInt8(ascii: ">") {
            isQuoted = true
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
            indentation = Self.skipSpace(&rest, from: 0)
        }
        while takesItems, let width = Self.markWidth(rest) {
            rest = rest.dropFirst(width)
            item = Self.skipSpace(&rest, from: (item ?? indentation) + width)
        }
    }

    /// Whether lines below may be indented: an item begins here, or in a catalog the content of a directive.
    func holdsLines(isCatalog: Bool) -> Bool {
        let last = rest.last { !Marker.isSpace($0) }
        return item != nil || isCatalog && rest.first == UInt8(ascii: "@") && last == UInt8(ascii: "{")
    }

    /// Whether a line below, which is indented more, belongs to what begins here, and is no code in it.
    func holds(_ line: LineStart) -> Bool { item.map { line.indentation - $0 < 4 } ?? true }

    /// Takes white space, and returns the column behind it.
    private static func skipSpace(_ rest: inout ArraySlice<UInt8>, from start: Int) -> Int {
        var column = start
        while let byte = rest.first, Marker.isSpace(byte) {
            column += byte == UInt8(ascii: "\t") ? 4 - column % 4 : 1
            rest = rest.dropFirst()
        }
        return column
    }

    /// The width of a bullet or a number at the beginning; nil if there is none.
    private static func markWidth(_ rest: ArraySlice<UInt8>) -> Int? {
        let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
        let mark = rest.dropFirst(digits)
        let marks = digits == 0 ? "-+*" : ".)"
        guard digits < 10, let first = mark.first, marks.utf8.contains(first),
            mark.dropFirst().first.map(Marker.isSpace) ?? true
        else { return nil }
        return digits + 1
    }
}

/// A fenced code block: it begins with three or more backticks or tildes, and ends with as many.
struct Fence {
    private let mark: UInt8
    private let count: Int
    private let isQuoted: Bool
    private let item: Int?

    /// The block that a line begins, in the item of a list whose text begins at a column; nil if it begins none.
    init?(_ line: LineStart, item: Int?) {
        guard let first = line.rest.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else { return nil }
        (mark, isQuoted, self.item) = (first, line.isQuoted, item)
        count = line.rest.prefix { $0 == first }.count
        // Behind backticks no further one may be: that is code in a line.
        guard count >= 3, first == UInt8(ascii: "~") || !line.rest.dropFirst(count).contains(first) else { return nil }
    }

    func isClosed(by rest: ArraySlice<UInt8>) -> Bool {
        let marks = rest.prefix { $0 == mark }.count
        return marks >= count && rest.dropFirst(marks).allSatisfy(Marker.isSpace)
    }

    /// Whether a line is outside of the quotation, or of the item, in which the block began.
    func isLeft(by line: LineStart) -> Bool {
        guard !isQuoted || line.isQuoted else { return true }
        return !line.rest.isEmpty && item.map { line.indentation < $0 } ?? false
    }
}
