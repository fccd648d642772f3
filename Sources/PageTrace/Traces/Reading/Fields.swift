/// A JSON object whose keys are known: reads each with its type and says in whole words what is wrong with it.
///
/// Foundation's decoder does the reading. What it would say of a wrong type differs from version to version and does
/// not name what is allowed, so every error becomes a ``Problem`` here.
struct Fields {
    /// A key that is only known as text.
    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private let container: KeyedDecodingContainer<Key>

    /// Takes the value at which a decoder stands as an object.
    ///
    /// - Parameter subject: What the object is, for messages: `a gesture`.
    init(_ decoder: any Decoder, subject: String) throws(Problem) {
        do {
            container = try decoder.container(keyedBy: Key.self)
        } catch {
            throw .wrongValue(JSONPath(decoder.codingPath), subject, mustBe: "an object")
        }
    }

    /// The way to this object.
    var path: JSONPath { JSONPath(container.codingPath) }

    /// The keys, in no particular order.
    var keys: [String] { container.allKeys.map(\.stringValue) }

    /// Whether there is a value for a key, be it null.
    func has(_ key: String) -> Bool { container.contains(Key(stringValue: key)) }

    /// Refuses every key that is not allowed.
    func refuseOthers(than allowed: [String], in subject: String) throws(Problem) {
        // A decoder has lost the order of the keys; sorted, the same one is reported on every machine.
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
        try value(String.self, key, expected)
    }

    /// `true` or `false`, nil where the key is missing.
    func boolean(_ key: String) throws(Problem) -> Bool? {
        try value(Bool.self, key, "true or false")
    }

    /// A number that is whole or not, nil where the key is missing.
    func number(_ key: String, in range: ClosedRange<Double>) throws(Problem) -> Double? {
        let expected = "a number from \(Wording.plain(range.lowerBound)) to \(Wording.plain(range.upperBound))"
        guard let number = try value(Double.self, key, expected) else { return nil }
        guard range.contains(number) else {
            throw .wrongValue(path.appending(key), "\"\(key)\"", mustBe: expected)
        }
        return number
    }

    /// A whole number, nil where the key is missing.
    func integer<Value: FixedWidthInteger & Decodable>(
        _ key: String, from lowest: Value
    ) throws(Problem) -> Value? {
        let expected = "a whole number from \(lowest)"
        guard let number = try value(Value.self, key, expected) else { return nil }
        guard number >= lowest else { throw .wrongValue(path.appending(key), "\"\(key)\"", mustBe: expected) }
        return number
    }

    /// One of several words, nil where the key is missing.
    func choice<Value: RawRepresentable & CaseIterable>(
        _ key: String
    ) throws(Problem) -> Value? where Value.RawValue == String {
        try word(key, from: Value.allCases.map(\.rawValue)).flatMap(Value.init(rawValue:))
    }

    /// One of several words, nil where the key is missing.
    func word(_ key: String, from allowed: @autoclosure () -> [String]) throws(Problem) -> String? {
        guard has(key) else { return nil }
        let word = try? container.decode(String.self, forKey: Key(stringValue: key))
        if let word, allowed().contains(word) { return word }
        let expected = Wording.list(allowed(), conjunction: "or")
        var problem = Problem.wrongValue(path.appending(key), "\"\(key)\"", mustBe: expected)
        problem.advice = Suggestion.sentence(for: word ?? "", among: allowed()).trimmingLastSpace
        throw problem
    }

    /// The decoder of a value, nil where the key is missing.
    func child(_ key: String) -> (any Decoder)? {
        has(key) ? try? container.superDecoder(forKey: Key(stringValue: key)) : nil
    }

    /// The elements of a list, nil where the key is missing.
    func list(_ key: String, be expected: String = "a list") throws(Problem) -> (any UnkeyedDecodingContainer)? {
        guard has(key) else { return nil }
        do {
            return try container.nestedUnkeyedContainer(forKey: Key(stringValue: key))
        } catch {
            throw .wrongValue(path.appending(key), "\"\(key)\"", mustBe: expected)
        }
    }

    /// Refuses a key that says what it says by being there, and holds something else than `true`.
    func requireTrue(_ key: String) throws(Problem) {
        if (try? value(Bool.self, key, "true")) != true {
            throw .wrongValue(path.appending(key), "\"\(key)\"", mustBe: "true")
        }
    }

    private func value<Value: Decodable>(
        _ type: Value.Type, _ key: String, _ expected: String
    ) throws(Problem) -> Value? {
        let codingKey = Key(stringValue: key)
        guard container.contains(codingKey) else { return nil }
        do {
            return try container.decode(type, forKey: codingKey)
        } catch {
            throw .wrongValue(path.appending(key), "\"\(key)\"", mustBe: expected)
        }
    }
}
