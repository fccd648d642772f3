extension Form where Value: RawRepresentable & CaseIterable & Equatable, Value.RawValue == String {
    /// One of the words that the type has.
    static var word: Form { oneOf(Value.allCases.map { ($0.rawValue, $0) }) }
}

extension Form where Value: Equatable {
    /// One of several words.
    static func oneOf(_ words: [(String, Value)]) -> Form {
        let names = words.map(\.0)
        return Form(
            schema: ["enum": .list(names.map(JSONTree.string))],
            read: { value, key, _ throws(Problem) in
                let found = value.string
                for (name, meaning) in words where name == found { return meaning }
                throw .unknownWord(found, at: value, "\"\(key)\"", mustBe: names)
            },
            write: { value, _ in .string(words.first { $0.1 == value }?.0 ?? "") })
    }
}

extension Form {
    /// A list of words, each once.
    ///
    /// - Parameter check: Says why a word cannot stand in this trace.
    static func words<Element>(
        _ all: some Collection<Element>,
        check: @escaping @Sendable (Element, JSONValue, Reading) throws(Problem) -> Void = { _, _, _ throws(Problem) in }
    ) -> Form where Value == Set<Element>, Element: RawRepresentable<String> & Sendable {
        let all = Array(all)
        let names = all.map(\.rawValue)
        return Form(
            schema: ["type": "array", "uniqueItems": true, "items": ["enum": .list(names.map(JSONTree.string))]],
            read: { value, key, reading throws(Problem) in
                guard let list = value.elements else {
                    throw .wrongValue(value.path, "\"\(key)\"", mustBe: "a list of words")
                }
                var words: Set<Element> = []
                for element in list {
                    let found = element.string
                    guard let index = names.firstIndex(where: { $0 == found }) else {
                        throw .unknownWord(found, at: element, "each element of \"\(key)\"", mustBe: names)
                    }
                    guard words.insert(all[index]).inserted else {
                        throw Problem(
                            .value(element.path), "\(Wording.quoted(names[index])) comes twice", advice: "Once is enough.")
                    }
                    try check(all[index], element, reading)
                }
                return words
            },
            write: { words, _ in .list(all.filter(words.contains).map { .string($0.rawValue) }) })
    }
}

extension Form where Value == Bool {
    /// Whether an animation is over at the end of the step.
    static var settles: Form { oneOf([("completed", true), ("inFlight", false)]) }
}

extension Problem {
    /// A word that is none of those that are known.
    static func unknownWord(
        _ word: String?, at value: JSONValue, _ subject: String, mustBe names: [String]
    ) -> Problem {
        var problem = wrongValue(value.path, subject, mustBe: Wording.list(names, conjunction: "or", atMost: 14))
        problem.advice = Suggestion.sentence(for: word ?? "", among: names).trimmingLastSpace
        return problem
    }
}
