import Paging

/// The form of a kind of value in a recording: how it is read, written and described.
///
/// It corresponds to ``Codec`` for traces. A recording can be a million times as long as its trace, so it is written
/// byte by byte, never as a tree.
struct RecordCodec<Value: Sendable>: Sendable {
    let schema: JSONTree
    /// Reads a value, or throws what is wrong with it; the string is its key.
    let read: @Sendable (JSONValue, String, inout RecordReaderState) throws(Problem) -> Value
    let write: @Sendable (Value, inout JSONBytes) -> Void
}

extension RecordCodec {
    /// Creates a form for a value that is read as in a trace.
    init(_ codec: Codec<Value>, write: @escaping @Sendable (Value, inout JSONBytes) -> Void) {
        self.init(
            schema: codec.schema,
            read: { value, key, reading throws(Problem) in try codec.read(value, key, &reading.asInTraces) },
            write: write)
    }
}

extension RecordCodec where Value: RawRepresentable & CaseIterable & Equatable, Value.RawValue == String {
    /// A case of the type, as a word.
    static var word: RecordCodec { RecordCodec(.word) { $1.string($0.rawValue) } }
}

extension RecordCodec where Value == Bool {
    static var boolean: RecordCodec { RecordCodec(.boolean) { $1.bool($0) } }
}

extension RecordCodec where Value == Int {
    /// A count or an index, bounded so that the sum of two never overflows.
    static func count(from lowest: Int = 0) -> RecordCodec {
        RecordCodec(.integer(in: lowest...RecordingLimits.largestCount)) { $1.number($0) }
    }

    static func version(_ latest: Int, of noun: String) -> RecordCodec {
        RecordCodec(.version(latest, of: noun)) { $1.number($0) }
    }
}

extension RecordCodec where Value == Double {
    /// A position, a length or a progress: finite, and small enough to keep drawings within bounds.
    static var decimal: RecordCodec { RecordCodec(.number(in: -1e9...1e9)) { $1.decimal($0) } }

    /// A number that a gesture set in code may have beyond all bounds.
    static var bounded: RecordCodec { RecordCodec(.number(in: -1e9...1e9)) { $1.decimal($0.bounded) } }
}

extension RecordCodec where Value == String {
    /// The name of a page or a device: short.
    static var name: RecordCodec { text(\.nameSize, "bytes in a name") }

    /// The name of something that the user does not name: a method, a slot.
    static var label: RecordCodec { name.visible }

    /// Any text, even a long one.
    static var text: RecordCodec { text(\.textSize, "bytes in a text") }

    /// A message in words; it may contain the names of many pages.
    static var words: RecordCodec { text.visible }

    /// A text that a log prints as it is: control characters, which pagetrace never writes there, become visible when
    /// they are read.
    private var visible: RecordCodec {
        RecordCodec(
            schema: schema,
            read: { value, key, reading throws(Problem) in
                let text = try read(value, key, &reading)
                return text.unicodeScalars.contains(where: Wording.isInvisible) ? Wording.visible(text) : text
            }, write: write)
    }

    private static func text(
        _ limit: any KeyPath<RecordingLimits, Int> & Sendable, _ noun: String
    ) -> RecordCodec {
        let codec = Codec<String>.string()
        return RecordCodec(
            schema: codec.schema,
            read: { value, key, reading throws(Problem) in
                let text = try codec.read(value, key, &reading.asInTraces)
                try Problem.refuse(
                    text.utf8.count, above: reading.limits[keyPath: limit], noun, at: .value(value.path),
                    advice: "Shorten it.")
                return text
            }, write: { $1.string($0) })
    }
}

extension RecordCodec {
    static func list<Element>(_ codec: RecordCodec<Element>) -> RecordCodec where Value == [Element] {
        RecordCodec(
            schema: ["type": "array", "items": codec.schema],
            read: { value, key, reading throws(Problem) in
                guard let list = value.elements else { throw .wrongValue(value.path, "\"\(key)\"", mustBe: "a list") }
                let count = list.count
                try reading.count(count, at: value.path)
                var elements: [Element] = []
                elements.reserveCapacity(count)
                for element in list { elements.append(try codec.read(element, key, &reading)) }
                return elements
            },
            write: { elements, json in json.list(elements, codec.write) })
    }

    /// The form of a list, restricted: a longer one is refused before its elements are read, and the check throws what
    /// is wrong with them.
    func checked<Element>(
        _ schema: JSONTree, atMost most: @escaping @Sendable (RecordingLimits) -> Int, _ noun: String,
        advice: String = RecordingLimits.advice,
        _ check: @escaping @Sendable (inout Value, JSONValue, RecordReaderState) throws(Problem) -> Void = {
            _, _, _ throws(Problem) in
        }
    ) -> RecordCodec where Value == [Element] {
        RecordCodec(
            schema: self.schema.adding(schema),
            read: { value, key, reading throws(Problem) in
                if let count = value.elements?.count {
                    try Problem.refuse(count, above: most(reading.limits), noun, at: .value(value.path), advice: advice)
                }
                var elements = try read(value, key, &reading)
                try check(&elements, value, reading)
                return elements
            }, write: write)
    }

    /// A list of a few elements, which the words name.
    static func few<Element>(
        _ codec: RecordCodec<Element>, _ count: ClosedRange<Int>, _ words: String
    ) -> RecordCodec where Value == [Element] {
        let list = list(codec)
        return RecordCodec(
            schema: list.schema.adding(["minItems": .raw(count.lowerBound), "maxItems": .raw(count.upperBound)]),
            read: { value, key, reading throws(Problem) in
                let elements = try list.read(value, key, &reading)
                guard count.contains(elements.count) else {
                    throw .wrongValue(value.path, "\"\(key)\"", mustBe: "a list of \(words)")
                }
                return elements
            }, write: list.write)
    }
}
