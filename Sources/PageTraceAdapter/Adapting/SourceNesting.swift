/// The types around a place in a source, from the outside to the inside.
struct SourceNesting {
    /// A type, or an extension of one.
    struct TypeBody {
        /// Its name as code inside it can write it.
        let name: String
        /// Its name as code at the end of the file can write it, nil if it cannot: a type in a function, a private type
        /// in another, a generic one.
        let path: String?
        let isExtension: Bool
        /// What a class, or its extension, inherits from and conforms to.
        let parents: [Substring]
        /// Whether its members are private to the file anyway.
        let isHidden: Bool
        /// What is added at its end.
        var additions: [(text: String, line: Int)] = []
    }

    /// The types, in the order in which they begin.
    private(set) var types: [TypeBody] = []
    /// The open braces: the index of a type, or -1.
    private var braces: [Int32] = []
    /// The type whose brace is still to come.
    private var coming: TypeBody?
    private var open: [Int] = []

    /// The most types in each other that code outside can name; the compiler takes no more than 256.
    private static let deepest = 256

    /// The innermost type, nil outside of any.
    var current: Int? { open.last }

    /// Whether the place is directly among the members of a type.
    var isAmongMembers: Bool { (braces.last ?? -1) >= 0 }

    mutating func add(_ text: String, line: Int, to type: Int) { types[type].additions.append((text, line)) }

    mutating func beginBrace() {
        guard let type = coming else { return braces.append(-1) }
        coming = nil
        open.append(types.count)
        braces.append(Int32(clamping: types.count))
        types.append(type)
    }

    /// The type that is over with a brace that closes, nil for another brace.
    mutating func endBrace() -> Int? {
        guard let last = braces.popLast(), last >= 0 else { return nil }
        return open.popLast()
    }

    /// Notes a type whose declaration begins at a token, if one does.
    mutating func note(_ index: Int, in source: SourceText) {
        guard coming == nil, let keyword = Self.keyword(at: index, in: source) else { return }
        var (name, end) = (String(source.text(index + 1)), index + 2)
        while source.isToken(end, "."), keyword == "extension" {
            name += "." + source.text(end + 1)
            end += 2
        }
        let isGeneric = source.isToken(end, "<")
        // Each path holds those around it: a million types in each other would take all memory.
        let isReachable = !isGeneric && open.count < Self.deepest && (braces.isEmpty || !isPrivate(index, source))
        let parent = braces.last.map { $0 >= 0 ? types[Int($0)].path.map { $0 + "." } : nil } ?? ""
        coming = TypeBody(
            name: name, path: isReachable ? parent.map { $0 + name } : nil, isExtension: keyword == "extension",
            parents: keyword == "class" || keyword == "extension" ? Self.parents(after: end, in: source) : [],
            isHidden: keyword == "extension"
                && (source.isToken(index - 1, "private") || source.isToken(index - 1, "fileprivate")))
    }

    private static func parents(after index: Int, in source: SourceText) -> [Substring] {
        let texts = (index..<index + 60).lazy.map { source.text($0) }.prefix { $0 != "{" && $0 != "where" }
        let list = source.isToken(index, "<") ? Array(texts.drop { $0 != ">" }) : Array(texts)
        return list.filter { $0.first?.isLetter == true }
    }

    private static func keyword(at index: Int, in source: SourceText) -> Substring? {
        guard source.tokens[index].kind == .word, !source.isToken(index - 1, ".") else { return nil }
        let word = source.text(index)
        guard ["class", "struct", "enum", "extension", "protocol", "actor"].contains(word),
            index + 1 < source.tokens.count, source.tokens[index + 1].kind == .word
        else { return nil }
        if word == "class", memberWords.contains(source.text(index + 1)) { return nil }
        if word == "actor" {
            let next = source.text(index + 2)
            guard next == "{" || next == ":" || next == "<" else { return nil }
        }
        return word
    }

    /// What can follow `class` if it means a member of the type.
    private static let memberWords: Set<Substring> = [
        "func", "var", "let", "subscript", "override", "final", "public", "open", "internal", "private", "fileprivate",
        "dynamic",
    ]

    private func isPrivate(_ index: Int, _ source: SourceText) -> Bool {
        var index = index - 1
        while ["final", "public", "open", "internal", "fileprivate", "indirect"].contains(source.text(index)) {
            index -= 1
        }
        return source.isToken(index, "private")
    }
}
