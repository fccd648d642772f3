extension CustomAttribute {
    /// Refuses all but a few names, and for some of these all but a few values.
    ///
    /// A list of what is allowed, because one of what is not has no end: libgvc has some two hundred attributes, of
    /// which many read files, stop the process (`xlabel` in a placed graph), damage memory in some versions (`rank`,
    /// `concentrate`), take for ever (`minlen` of a million) or leave the drawing empty (`layers`).
    func check() throws(GraphvizError) {
        let isAllowed =
            switch name {
            case "group": true
            case "weight": Self.isNumber(text, upTo: 1000)
            case "minlen": Self.isNumber(text, upTo: 100)
            case "peripheries": Self.isNumber(text, upTo: 10)
            case "ordering": ["in", "out"].contains(text)
            case "labeljust": ["l", "c", "r"].contains(text)
            case "labelloc": ["t", "c", "b"].contains(text)
            default: false
            }
        guard isAllowed else { throw .refusedAttribute(name: name) }
    }

    private static func isNumber(_ text: String, upTo limit: Int) -> Bool {
        guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let number = Int(text) else {
            return false
        }
        return number <= limit
    }
}
