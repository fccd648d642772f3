import Paging

extension Codec where Value: RawRepresentable & CaseIterable & Equatable, Value.RawValue == String {
    /// A case of the type, as a word.
    static var word: Codec { oneOf(Value.allCases.map { ($0.rawValue, $0) }) }
}

extension Codec where Value: Equatable {
    @_semantics("optimize.sil.specialize.generic.never")
    static func oneOf(_ words: [(String, Value)]) -> Codec {
        let (names, values) = (words.map(\.0), words.map(\.1))
        return Codec(
            schema: .oneOf(names),
            read: { value, key, _ throws(Problem) in values[try value.place(among: names, "\"\(key)\"")] },
            write: { value in .string(values.firstIndex(of: value).map { names[$0] } ?? "") })
    }
}

extension Codec {
    /// A list of words, each once.
    ///
    /// - Parameters:
    ///   - noun: What a word names, for messages; nil if the word speaks for itself.
    ///   - check: Throws the reason why a word is not allowed in this trace.
    @_semantics("optimize.sil.specialize.generic.never")
    static func words<Element: Hashable & Sendable>(
        _ words: [(String, Element)], noun: String? = nil,
        check: @escaping @Sendable (Element, JSONValue, ReaderState) throws(Problem) -> Void = {
            _, _, _ throws(Problem) in
        }
    ) -> Codec where Value == Set<Element> {
        let (names, values) = (words.map(\.0), words.map(\.1))
        return Codec(
            schema: ["type": "array", "uniqueItems": true, "items": .oneOf(names)],
            read: { value, key, reading throws(Problem) in
                guard let list = value.elements else {
                    throw .wrongValue(
                        value.path, "\"\(key)\"", mustBe: "a list of \(noun == nil ? "words" : "names")")
                }
                var found: Set<Element> = []
                for element in list {
                    let place = try element.place(among: names, "each element of \"\(key)\"", noun: noun)
                    guard found.insert(values[place]).inserted else { throw .twice(names[place], noun, at: element) }
                    try check(values[place], element, reading)
                }
                return found
            },
            write: { found in .list(names.indices.filter { found.contains(values[$0]) }.map { .string(names[$0]) }) })
    }

    /// A list of cases of a type as words, each once.
    @_semantics("optimize.sil.specialize.generic.never")
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

// What does not depend on the meaning of a word is compiled once.
extension JSONValue {
    /// The place of a word among several; throws if it is none of them.
    fileprivate func place(
        among names: [String], _ subject: @autoclosure () -> String, noun: String? = nil
    ) throws(Problem) -> Int {
        let word = string
        if let word, let place = EarlierSpelling.place(of: word, among: names) { return place }
        throw .unknownWord(word, at: self, subject(), mustBe: names, noun: noun)
    }
}

extension Problem {
    fileprivate static func twice(_ name: String, _ noun: String?, at value: JSONValue) -> Problem {
        Problem(
            .value(value.path), (noun.map { "the \($0) " } ?? "") + "\(Wording.quoted(name)) is there twice",
            advice: "Leave one out.")
    }

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
