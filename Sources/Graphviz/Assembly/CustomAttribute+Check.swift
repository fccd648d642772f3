extension CustomAttribute {
    /// Refuses what has a property, and so is escaped in its own way; what reads files or leads somewhere; and what
    /// damages memory in some versions of libgvc (`rank`, `concentrate`).
    func check() throws(GraphvizError) {
        let isPlain = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
            default: false
            }
        }
        let lowercase = name.lowercased()
        let leadsSomewhere = ["url", "href", "target", "path", "tooltip"].contains { lowercase.hasSuffix($0) }
        guard isPlain, !name.isEmpty, !leadsSomewhere,
            !CustomAttribute.refused.contains(lowercase), !CustomAttribute.typed.contains(lowercase)
        else { throw .refusedAttribute(name: name) }
    }

    private static let typed = Set(AttributeName.allCases.map { $0.name.lowercased() })

    private static let refused: Set<String> = [
        "_background", "charset", "comment", "concentrate", "dpi", "fontnames", "id", "image", "labelfontname", "rank",
        "resolution", "shapefile", "stylesheet",
    ]
}
