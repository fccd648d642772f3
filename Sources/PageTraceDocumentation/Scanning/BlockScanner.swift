/// Finds the comments of a Markdown file that are not code, by the block structure of CommonMark.
///
/// It knows quotations, lists, fenced and indented code, HTML, paragraphs and headings: as much as it takes to tell what
/// is code. In a DocC catalog it also knows directives, whose content may be indented without being code.
struct BlockScanner {
    /// What the last line was in the middle of.
    enum Leaf {
        case none, paragraph
        case fence(Fence)
        case html(HTMLBlock)
        /// A comment that does not end in its line, and whether it is in a block of HTML.
        case comment(Comment, isInHTML: Bool)
    }

    let text: MarkdownText
    /// The comments that begin a line, in order.
    private(set) var comments: [Comment] = []
    /// Where comments are in the middle of a line, in order.
    private(set) var strays: [Int] = []

    private var containers: [Container] = []
    private var leaf = Leaf.none
    private var paragraph: [Range<Int>] = []
    private var directives: Directives

    init(_ text: MarkdownText, hasDirectives: Bool) {
        self.text = text
        directives = Directives(areKnown: hasDirectives)
        for line in text.lines.indices { scan(line) }
        finishLeaf()
    }

    private var isInParagraph: Bool {
        if case .paragraph = leaf { true } else { false }
    }

    private mutating func scan(_ line: Int) {
        var cursor = LineCursor(text.bytes, text.lines[line].range)
        let matched = containers.prefix { $0.enter(&cursor) }.count
        if matched == containers.count, goOn(&cursor, line) { return }
        var isOpen = matched == containers.count
        let mayContinue = isInParagraph
        var hasBegun = false
        while containers.count < Container.deepest, directives.areOpen || cursor.indentation < 4 {
            let interrupts = mayContinue && isOpen && !hasBegun
            guard let container = Container.begin(&cursor, isInParagraph: interrupts) else { break }
            close(to: hasBegun ? containers.count : matched)
            containers.append(container)
            (hasBegun, isOpen) = (true, true)
        }
        let isText = mayContinue && !hasBegun && !cursor.isBlank
        if !isText { close(to: hasBegun ? containers.count : matched) }
        guard !cursor.isBlank else { return }
        let isIndented = cursor.indentation >= 4 && !directives.areOpen
        cursor.skip(columns: cursor.indentation)
        if isIndented {
            // Indented code; but in the middle of a paragraph it is a line of that.
            if isText { paragraph.append(cursor.offset..<cursor.end) }
        } else {
            if !begin(&cursor, line, closingTo: isText ? matched : containers.count) { addText(cursor) }
        }
    }

    /// Goes on with what the line before has begun; false if the line has to be looked at.
    private mutating func goOn(_ cursor: inout LineCursor, _ line: Int) -> Bool {
        switch leaf {
        case .none, .paragraph:
            return false
        case .fence(let fence):
            let isCode = cursor.indentation >= 4 && !directives.areOpen
            cursor.skip(columns: cursor.indentation)
            if !isCode, fence.isClosed(by: cursor.rest) { leaf = .none }
        case .comment(var comment, let isInHTML):
            // As long as the leaf held it, too, each line would copy all lines before it.
            leaf = .none
            comment.add(cursor.rest, line: line)
            keep(comment, isInHTML: isInHTML)
        case .html(let block):
            if case .blankLine = block {
                let isIndented = cursor.indentation >= 4 && !directives.areOpen
                cursor.skip(columns: cursor.indentation)
                if Comment.begins(cursor.rest) {
                    let depth = directives.depth
                    keep(
                        Comment(cursor.rest, line: line, isIndented: isIndented, directiveDepth: depth), isInHTML: true)
                    return true
                }
                findStrays(in: cursor.rest)
            }
            if block.ends(with: cursor.rest) { leaf = .none }
        }
        return true
    }

    /// Begins what may interrupt a paragraph; false if the line is text.
    private mutating func begin(_ cursor: inout LineCursor, _ line: Int, closingTo count: Int) -> Bool {
        let rest = cursor.rest
        if let fence = Fence(rest) {
            close(to: count)
            leaf = .fence(fence)
        } else if Comment.begins(rest) {
            close(to: count)
            keep(Comment(rest, line: line, directiveDepth: directives.depth), isInHTML: false)
        } else if let block = HTMLBlock.begin(rest, isInParagraph: isInParagraph) {
            close(to: count)
            if case .blankLine = block { findStrays(in: rest) }
            leaf = block.ends(with: rest) ? .none : .html(block)
        } else if Heading.isOne(rest) || ThematicBreak.isOne(rest) || directives.take(rest) {
            close(to: count)
            findStrays(in: rest)
        } else {
            return false
        }
        return true
    }

    private mutating func addText(_ cursor: LineCursor) {
        let isUnderline = isInParagraph && cursor.rest.allSatisfy { $0 == UInt8(ascii: "=") }
        paragraph.append(cursor.offset..<cursor.end)
        leaf = .paragraph
        if isUnderline { finishLeaf() }
    }

    private mutating func keep(_ comment: Comment, isInHTML: Bool) {
        guard let end = comment.end else {
            leaf = .comment(comment, isInHTML: isInHTML)
            return
        }
        comments.append(comment)
        leaf = isInHTML ? .html(.blankLine) : .none
        let line = text.lines[comment.lines.upperBound].range
        strays += stride(from: end, to: line.upperBound, by: 1).filter {
            Comment.begins(text.bytes[$0..<line.upperBound])
        }
    }

    private mutating func findStrays(in rest: ArraySlice<UInt8>) {
        strays += CodeSpans.commentsOutside(in: Array(rest)).map { rest.startIndex + $0 }
    }

    /// Ends what is begun, and the containers after the first ones.
    private mutating func close(to count: Int) {
        finishLeaf()
        containers.removeLast(containers.count - count)
    }

    private mutating func finishLeaf() {
        if case .comment(let comment, _) = leaf { comments.append(comment) }
        leaf = .none
        guard !paragraph.isEmpty else { return }
        var bytes: [UInt8] = []
        var offsets: [Int] = []
        for range in paragraph {
            bytes += text.bytes[range] + [UInt8(ascii: "\n")]
            offsets += Array(range) + [range.upperBound]
        }
        strays += CodeSpans.commentsOutside(in: bytes).map { offsets[$0] }
        paragraph = []
    }
}

/// A heading: one to six `#` and a space.
enum Heading {
    static func isOne(_ line: ArraySlice<UInt8>) -> Bool {
        let marks = line.prefix { $0 == UInt8(ascii: "#") }.count
        let after = line.dropFirst(marks).first
        return 1...6 ~= marks && (after == nil || after == UInt8(ascii: " ") || after == UInt8(ascii: "\t"))
    }
}
