import Paging

/// A JSON object whose keys are known: reads each with its type and says in whole words what is wrong with it.
struct Fields {
    private let value: JSONValue
    private let members: [(key: String, value: JSONValue)]

    /// Takes a value as an object.
    ///
    /// - Parameter subject: What the object is, for messages: `a gesture`.
    init(_ value: JSONValue, subject: String) throws(Problem) {
        guard let members = value.members else { throw .wrongValue(value.path, subject, mustBe: "an object") }
        self.value = value
        self.members = members
    }

    /// The way to this object.
    var path: JSONPath { value.path }

    /// The keys, in the order of the text.
    var keys: [String] { members.map(\.key) }

    /// Whether there is a value for a key, be it null.
    func has(_ key: String) -> Bool { child(key) != nil }

    /// The value of a key, nil where it is missing.
    func child(_ key: String) -> JSONValue? {
        for member in members where member.key == key { return member.value }
        return nil
    }

    /// Refuses every key that is not allowed.
    func refuseOthers(than allowed: [String], in subject: String) throws(Problem) {
        // The first one by name, so that the order of the keys makes no difference.
        guard let unknown = keys.filter({ !allowed.contains($0) }).min() else { return }
        throw Problem(
            .key(path.appending(unknown)),
            "unknown key \(Wording.quoted(unknown)) in \(subject)",
            advice: Suggestion.sentence(for: unknown, among: allowed)
                + "The keys here are \(Wording.list(allowed, atMost: 14))."
        )
    }

    /// The value of a key that has to be there.
    func required<Value>(_ value: Value?, _ key: String, in subject: String, advice: String = "") throws(Problem)
        -> Value
    {
        guard let value else {
            throw Problem(.value(path), "the key \"\(key)\" is missing in \(subject)", advice: advice)
        }
        return value
    }

    /// A string, nil where the key is missing.
    func string(_ key: String, be expected: String = "a string") throws(Problem) -> String? {
        guard let child = child(key) else { return nil }
        return try required(child.string, key, expected)
    }

    /// `true` or `false`, nil where the key is missing.
    func boolean(_ key: String) throws(Problem) -> Bool? {
        guard let child = child(key) else { return nil }
        return try required(child.boolean, key, "true or false")
    }

    /// A number that is whole or not, nil where the key is missing.
    func number(_ key: String, in range: ClosedRange<Double>) throws(Problem) -> Double? {
        guard let child = child(key) else { return nil }
        let number = child.number.flatMap { range.contains($0) ? $0 : nil }
        if let number { return number }
        let expected = "a number from \(Wording.plain(range.lowerBound)) to \(Wording.plain(range.upperBound))"
        return try required(number, key, expected)
    }

    /// A whole number, nil where the key is missing.
    func integer<Value: FixedWidthInteger>(_ key: String, from lowest: Value) throws(Problem) -> Value? {
        guard let child = child(key) else { return nil }
        let number = child.integer(Value.self).flatMap { $0 >= lowest ? $0 : nil }
        return try required(number, key, "a whole number from \(lowest)")
    }

    /// One of several words, nil where the key is missing.
    func choice<Value: RawRepresentable & CaseIterable>(
        _ key: String
    ) throws(Problem) -> Value? where Value.RawValue == String {
        guard let child = child(key) else { return nil }
        if let choice = child.string.flatMap(Value.init(rawValue:)) { return choice }
        return try word(key, from: Value.allCases.map(\.rawValue)).flatMap(Value.init(rawValue:))
    }

    /// One of several words, nil where the key is missing.
    func word(_ key: String, from allowed: @autoclosure () -> [String]) throws(Problem) -> String? {
        guard let child = child(key) else { return nil }
        let word = child.string
        if let word, allowed().contains(word) { return word }
        let expected = Wording.list(allowed(), conjunction: "or")
        var problem = Problem.wrongValue(path.appending(key), "\"\(key)\"", mustBe: expected)
        problem.advice = Suggestion.sentence(for: word ?? "", among: allowed()).trimmingLastSpace
        throw problem
    }

    /// The elements of a list, nil where the key is missing.
    func list(_ key: String, be expected: String = "a list") throws(Problem) -> JSONList? {
        guard let child = child(key) else { return nil }
        return try required(child.elements, key, expected)
    }

    /// Refuses a key that says what it says by being there, and holds something else than `true`.
    func requireTrue(_ key: String) throws(Problem) {
        _ = try required(child(key)?.boolean == true ? true : nil, key, "true")
    }

    /// What was read, or the refusal of a value of another kind.
    private func required<Value>(_ read: Value?, _ key: String, _ expected: String) throws(Problem) -> Value {
        guard let read else { throw .wrongValue(path.appending(key), "\"\(key)\"", mustBe: expected) }
        return read
    }
}
