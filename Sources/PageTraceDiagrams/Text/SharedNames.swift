/// What the names of pages share at both ends, and is therefore said once: `Onboarding…ViewController`.
struct SharedNames {
    /// What is left out of names, for people.
    let text: String
    /// The names without it.
    let short: [String: String]

    /// Names that are not longer need no shortening.
    private static let longest = 16
    /// What is shared has to be so long.
    private static let fewest = 6
    private static let mostNames = 1_000

    /// Finds what names share; nil if they are short or share nothing.
    init?(_ names: [String]) {
        guard names.count <= Self.mostNames, names.contains(where: { $0.count > Self.longest }) else { return nil }
        let candidates = names.map { (name: $0, parts: NameParts.parts(of: $0)) }.filter { $0.parts.count > 1 }
        guard candidates.count > 1, candidates.count * 3 >= names.count * 2, let first = candidates.first?.parts
        else { return nil }
        // Every name keeps one part.
        let most = candidates.reduce(Int.max) { min($0, $1.parts.count) } - 1
        var start = 0
        while start < most, candidates.allSatisfy({ $0.parts[start] == first[start] }) { start += 1 }
        var end = 0
        while start + end < most,
            candidates.allSatisfy({ $0.parts[$0.parts.count - 1 - end] == first[first.count - 1 - end] })
        { end += 1 }
        let (prefix, suffix) = (first.prefix(start).joined(), first.suffix(end).joined())
        guard prefix.count + suffix.count >= Self.fewest else { return nil }
        var short: [String: String] = [:]
        for (name, parts) in candidates {
            short[name] = parts.dropFirst(start).dropLast(end).joined().trimmed
        }
        let results = names.map { short[$0] ?? $0 }
        guard Set(results).count == names.count, results.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.short = short
        text = prefix.trimmed + "…" + suffix.trimmed
    }

    /// The name of a page without what all share.
    func name(_ page: String) -> String { short[page] ?? page }

    /// A text that names these pages.
    func words(_ text: String, naming pages: [String]) -> String {
        // One name may be a part of another.
        pages.sorted { $0.utf8.count > $1.utf8.count }.reduce(text) { $0.replacing($1, with: name($1)) }
    }

    /// Free words, which may name any page.
    func words(_ text: String) -> String {
        text.utf8.count > Self.fewest ? words(text, naming: short.keys.filter(text.contains).sorted()) : text
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while let last = text.last, " -_.:".contains(last) { text.removeLast() }
        while let first = text.first, " -_.:".contains(first) { text.removeFirst() }
        return String(text)
    }
}
