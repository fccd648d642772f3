extension Trace {
    /// The highest page number in a path, which is how many pages it needs; nil if it names a page.
    package static func pageCount(ofPath path: String) -> Int? {
        var lexer = PathLexer(path)
        var highest = 1
        while let token = try? lexer.next(), token.kind != .end {
            switch token.kind {
            case .page(.number(let number)): highest = max(highest, number)
            // What begins with a digit is a slip, such as 1-2-3: whoever reads the path says what to write.
            case .page(.name(let name)) where name.first?.isNumber != true: return nil
            default: break
            }
        }
        return highest
    }
}
