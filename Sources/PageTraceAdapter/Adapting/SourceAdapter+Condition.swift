extension SourceAdapter {
    /// The condition around a whole file, if it asks for a module; nil if there is none, or another part without it.
    ///
    /// A file that is for another system is left out on purpose, and nobody has to be told.
    var conditionOfFile: (line: Int, written: String, adapted: String)? {
        guard let first = source.tokens.first, source.isToken(0, "#if"),
            source.isToken(source.tokens.count - 1, "#endif")
        else { return nil }
        var depth = 0
        for index in source.tokens.indices where source.tokens[index].kind == .directive {
            if source.isToken(index, "#if") { depth += 1 }
            if source.isToken(index, "#endif") { depth -= 1 }
            let isOther = source.isToken(index, "#else") || source.isToken(index, "#elseif")
            let isLast = index == source.tokens.count - 1
            if depth == 0 && !isLast || depth == 1 && isOther { return nil }
        }
        let line = source.place(of: first.range.lowerBound).line
        let written = condition(in: String(decoding: source.bytes, as: UTF8.self), line: line)
        guard written.contains("canImport("), !written.contains("\""), !written.contains("\\") else { return nil }
        return (line, written, condition(in: source.changed, line: line))
    }

    /// What follows `#if` in a line.
    private func condition(in text: String, line: Int) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(line - 1), let start = lines[line - 1].firstRange(of: "#if") else { return "true" }
        let condition = lines[line - 1][start.upperBound...]
        let end = condition.firstRange(of: "//")?.lowerBound ?? condition.endIndex
        return condition[..<end].split(separator: " ").joined(separator: " ")
    }
}
