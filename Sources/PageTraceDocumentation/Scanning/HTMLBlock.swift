/// How a block of HTML in Markdown ends.
enum HTMLBlock: Hashable {
    /// With the line that contains this text, whatever is before: nothing in it is Markdown.
    case text(String)
    /// With the next blank line.
    case blankLine

    /// The block that begins with a line, comments aside; nil if none does.
    ///
    /// - Parameter isInParagraph: Whether it would interrupt a paragraph, which only some can.
    static func begin(_ line: ArraySlice<UInt8>, isInParagraph: Bool) -> HTMLBlock? {
        guard line.first == UInt8(ascii: "<") else { return nil }
        let text = String(decoding: line, as: UTF8.self)
        if text.hasPrefix("<?") { return .text("?>") }
        if text.hasPrefix("<![CDATA[") { return .text("]]>") }
        if text.hasPrefix("<!"), text.dropFirst(2).first?.isLetter == true { return .text(">") }
        let name = text.dropFirst().drop { $0 == "/" }.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
            .lowercased()
        guard !name.isEmpty else { return nil }
        if !text.hasPrefix("</"), ["script", "pre", "style", "textarea"].contains(name) { return .text("</\(name)>") }
        if blocks.contains(name) { return .blankLine }
        // Any other tag, if nothing else is in the line.
        let isAlone = text.filter { $0 == "<" }.count == 1 && text.last { !$0.isWhitespace } == ">"
        return isAlone && !isInParagraph ? .blankLine : nil
    }

    func ends(with line: ArraySlice<UInt8>) -> Bool {
        switch self {
        case .text(let end): String(decoding: line, as: UTF8.self).lowercased().contains(end.lowercased())
        case .blankLine: line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        }
    }

    private static let blocks: Set<String> = [
        "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup",
        "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form",
        "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend",
        "li", "link", "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param",
        "picture", "search", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr",
        "track", "ul",
    ]
}
