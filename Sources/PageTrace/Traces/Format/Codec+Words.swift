import Paging

extension Codec where Value: RawRepresentable & CaseIterable & Equatable, Value.RawValue == String {
    /// A case of the type, as a word.
    static var word: Codec { oneOf(Value.allCases.map { ($0.rawValue, $0) }) }
}

extension Codec where Value: Equatable {
    static func oneOf(_ words: [(String, Value)]) -> Codec {
        let names = words.map(\.0)
        return Codec(
            schema: ["enum": .list(names.map(JSONTree.string))],
            read: { value, key, _ throws(Problem) in
                if let word = value.string, let found = EarlierSpelling.find(word, in: words) { return found.1 }
                throw .unknownWord(value.string, at: value, "\"\(key)\"", mustBe: names)
            },
            write: { value in .string(words.first { $0.1 == value }?.0 ?? "") })
    }
}

extension Codec {
    /// A list of words, each once.
    ///
    /// - Parameters:
    ///   - noun: What a word names, for messages; nil if the word speaks for itself.
    ///   - check: Throws the reason why a word is not allowed in this trace.
    static func words<Element: Hashable & Sendable>(
        _ words: [(String, Element)], noun: String? = nil,
        check: @escaping @Sendable (Element, JSONValue, ReaderState) throws(Problem) -> Void = {
            _, _, _ throws(Problem) in
        }
    ) -> Codec where Value == Set<Element> {
        let names = words.map(\.0)
        return Codec(
            schema: ["type": "array", "uniqueItems": true, "items": ["enum": .list(names.map(JSONTree.string))]],
            read: { value, key, reading throws(Problem) in
                guard let list = value.elements else {
                    throw .wrongValue(
                        value.path, "\"\(key)\"", mustBe: "a list of \(noun == nil ? "words" : "names")")
                }
                var found: Set<Element> = []
                for element in list {
                    let name = element.string
                    guard let word = name.flatMap({ EarlierSpelling.find($0, in: words) }) else {
                        throw .unknownWord(name, at: element, "each element of \"\(key)\"", mustBe: names, noun: noun)
                    }
                    guard found.insert(word.1).inserted else {
                        throw Problem(
                            .value(element.path),
                            (noun.map { "the \($0) " } ?? "") + "\(Wording.quoted(word.0)) is there twice",
                            advice: "Leave one out.")
                    }
                    try check(word.1, element, reading)
                }
                return found
            },
            write: { found in .list(words.filter { found.contains($0.1) }.map { .string($0.0) }) })
    }

    /// A list of cases of a type as words, each once.
    static func words<Element: RawRepresentable<String> & Hashable & Sendable>(
        _ words: some Sequence<Element>
    ) -> Codec where Value == Set<Element> {
        .words(words.map { ($0.rawValue, $0) })
    }
}

extension Codec where Value == Bool {
    /// Whether an animation is over at the end of the step.
    static var settles: Codec { oneOf([("completed", true), ("inFlight", false)]) }
}

extension Problem {
    static func unknownWord(
        _ word: String?, at value: JSONValue, _ subject: String, mustBe names: [String], noun: String? = nil
    ) -> Problem {
        let hint = WordHint.sentence(for: word ?? "", among: names)
        let suggestion = hint.isEmpty ? Suggestion.sentence(for: word ?? "", among: names) : hint
        guard let noun else {
            var problem = wrongValue(
                value.path, subject, mustBe: Wording.list(names, conjunction: "or", atMost: 14))
            problem.advice = suggestion.trimmingLastSpace
            return problem
        }
        guard let word else { return wrongValue(value.path, subject, mustBe: "the name of a \(noun)") }
        return Problem(
            .value(value.path), "unknown \(noun) \(Wording.quoted(word))",
            advice: suggestion + "The \(noun)s are \(Wording.list(names)).")
    }
}
