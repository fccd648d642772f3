import Paging

/// The form of a kind of value in a trace: how it is read, written and described.
///
/// The functions here that all keys go through are marked `optimize.sil.specialize.generic.never`. Specialized for each of
/// forty types, they would make this module a tenth slower to compile, and a trace of 60,000 gestures would be read a
/// hundredth of a second sooner.
struct Codec<Value: Sendable>: Sendable {
    let schema: JSONTree
    /// Reads a value, or throws what is wrong with it; the string is its key.
    let read: @Sendable (JSONValue, String, inout ReaderState) throws(Problem) -> Value
    let write: @Sendable (Value) -> JSONTree
}

extension Codec {
    /// Creates a form for values that can be checked on their own: what is read is nil if it is of another kind.
    @_semantics("optimize.sil.specialize.generic.never")
    init(
        _ schema: JSONTree, _ expected: String, read: @escaping @Sendable (JSONValue) -> Value?,
        write: @escaping @Sendable (Value) -> JSONTree
    ) {
        self.schema = schema
        self.read = { value, key, _ throws(Problem) in
            guard let read = read(value) else { throw .wrongValue(value.path, "\"\(key)\"", mustBe: expected) }
            return read
        }
        self.write = write
    }

    /// The form, restricted to fewer values; the check throws what is wrong with one.
    @_semantics("optimize.sil.specialize.generic.never")
    func checked(
        _ schema: JSONTree? = nil,
        _ check: @escaping @Sendable (Value, JSONValue, inout ReaderState) throws(Problem) -> Void
    ) -> Codec {
        Codec(
            schema: self.schema.adding(schema),
            read: { value, key, reading throws(Problem) in
                let read = try self.read(value, key, &reading)
                try check(read, value, &reading)
                return read
            }, write: write)
    }

    /// The form, with advice for whoever writes something else.
    @_semantics("optimize.sil.specialize.generic.never")
    func advising(_ advice: String) -> Codec {
        Codec(
            schema: schema,
            read: { value, key, reading throws(Problem) in
                do throws(Problem) {
                    return try self.read(value, key, &reading)
                } catch {
                    var problem = error
                    if problem.advice.isEmpty { problem.advice = advice }
                    throw problem
                }
            }, write: write)
    }
}

extension Codec where Value == Bool {
    static var boolean: Codec {
        Codec(["type": "boolean"], "true or false", read: \.boolean, write: { .raw($0) })
    }
}

extension Codec where Value == Double {
    /// A number, whole or not.
    static func number(in range: ClosedRange<Double>) -> Codec {
        Codec(
            ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)],
            "a number from \(Wording.plain(range.lowerBound)) to \(Wording.plain(range.upperBound))",
            read: { $0.number.flatMap { range.contains($0) ? $0 : nil } }, write: JSONTree.number)
    }
}

extension Codec where Value: FixedWidthInteger {
    static func integer(from lowest: Value) -> Codec {
        integer(in: lowest...Value.max, "a whole number from \(lowest)")
    }

    /// An integer within bounds.
    static func integer(in range: ClosedRange<Value>, _ expected: String? = nil) -> Codec {
        Codec(
            ["type": "integer", "minimum": .raw(range.lowerBound), "maximum": .raw(range.upperBound)],
            expected ?? "a whole number from \(range.lowerBound) to \(range.upperBound)",
            read: { $0.integer(Value.self).flatMap { range.contains($0) ? $0 : nil } }, write: { .raw($0) })
    }
}

extension Codec where Value == Int {
    /// The version of a format; a later one is refused.
    static func version(_ latest: Int, of noun: String) -> Codec {
        Codec(
            schema: ["const": .raw(latest)],
            read: { value, key, reading throws(Problem) in
                let found = try Codec.integer(from: 1).read(value, key, &reading)
                guard found <= latest else {
                    throw Problem(
                        .value(value.path),
                        "this is a \(noun) of version \(Quantity.text(found)), and this pagetrace reads version \(latest)",
                        advice: "Use a newer pagetrace.")
                }
                return found
            }, write: { .raw($0) })
    }
}

extension Codec where Value == String {
    static func string(_ expected: String = "a string") -> Codec {
        Codec(["type": "string"], expected, read: \.string, write: JSONTree.string)
    }

    /// A line of text; the subject says what it is, for messages: `the title`.
    static func text(_ subject: String) -> Codec {
        string().checked(NameRule.schema) { text, value, reading throws(Problem) in
            try NameRule.checkText(text, subject, at: .value(value.path), limits: reading.limits)
        }
    }

    /// A line of text that is not empty.
    static func name(_ subject: String, _ expected: String = "a string") -> Codec {
        let codec = string(expected).checked { name, value, reading throws(Problem) in
            try NameRule.check(name, subject, at: .value(value.path), limits: reading.limits)
        }
        return Codec(schema: ["$ref": "#/$defs/name"], read: codec.read, write: codec.write)
    }
}
