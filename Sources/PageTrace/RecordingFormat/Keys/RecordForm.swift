import Paging

/// The form of a kind of value in a recording: how it is read, written and described.
///
/// It corresponds to ``Form`` for traces. A recording can be a million times as long as its trace, so it is written
/// byte by byte, never as a tree.
struct RecordForm<Value: Sendable>: Sendable {
    /// Its JSON Schema.
    let schema: JSONTree
    /// Reads a value, or throws what is wrong with it; the string is its key.
    let read: @Sendable (JSONValue, String, inout RecordReading) throws(Problem) -> Value
    /// Appends a value.
    let write: @Sendable (Value, inout JSONBytes) -> Void
}

extension RecordForm {
    /// Creates a form for a value that is read as in a trace.
    init(_ form: Form<Value>, write: @escaping @Sendable (Value, inout JSONBytes) -> Void) {
        self.init(
            schema: form.schema,
            read: { value, key, reading throws(Problem) in try form.read(value, key, &reading.asInTraces) },
            write: write)
    }
}

extension RecordForm where Value: RawRepresentable & CaseIterable & Equatable, Value.RawValue == String {
    /// A case of the type, as a word.
    static var word: RecordForm { RecordForm(.word) { $1.string($0.rawValue) } }
}

extension RecordForm where Value == Bool {
    static var boolean: RecordForm { RecordForm(.boolean) { $1.bool($0) } }
}

extension RecordForm where Value == Int {
    /// A count or an index, bounded so that the sum of two never overflows.
    static func count(from lowest: Int = 0) -> RecordForm {
        RecordForm(.integer(in: lowest...RecordingLimits.largestCount)) { $1.number($0) }
    }
}

extension RecordForm where Value == Double {
    /// A position, a length or a progress: finite, and small enough to keep drawings within bounds.
    static var decimal: RecordForm { RecordForm(.number(in: -1e9...1e9)) { $1.decimal($0) } }

    /// A number that a gesture set in code may have beyond all bounds.
    static var bounded: RecordForm { RecordForm(.number(in: -1e9...1e9)) { $1.decimal($0.bounded) } }
}

extension RecordForm where Value == String {
    /// The name of a page or a device: short.
    static var name: RecordForm { text(\.nameSize, "bytes in a name") }

    /// The name of something that the user does not name: a method, a slot.
    static var label: RecordForm { name.visible }

    /// Any text, even a long one.
    static var text: RecordForm { text(\.textSize, "bytes in a text") }

    /// A message in words; it may contain the names of many pages.
    static var words: RecordForm { text.visible }

    /// A text that a log prints as it is: control characters, which pagetrace never writes there, become visible when
    /// they are read.
    private var visible: RecordForm {
        RecordForm(
            schema: schema,
            read: { value, key, reading throws(Problem) in
                let text = try read(value, key, &reading)
                return text.unicodeScalars.contains(where: Wording.isInvisible) ? Wording.visible(text) : text
            }, write: write)
    }

    private static func text(
        _ limit: any KeyPath<RecordingLimits, Int> & Sendable, _ noun: String
    ) -> RecordForm {
        let form = Form<String>.string()
        return RecordForm(
            schema: form.schema,
            read: { value, key, reading throws(Problem) in
                let text = try form.read(value, key, &reading.asInTraces)
                let (size, most) = (text.utf8.count, reading.limits[keyPath: limit])
                guard size <= most else {
                    throw .limit(.value(value.path), noun, found: size, allowed: most, advice: "Shorten it.")
                }
                return text
            }, write: { $1.string($0) })
    }
}

extension RecordForm {
    /// A list.
    static func list<Element>(_ form: RecordForm<Element>) -> RecordForm where Value == [Element] {
        RecordForm(
            schema: ["type": "array", "items": form.schema],
            read: { value, key, reading throws(Problem) in
                guard let list = value.elements else { throw .wrongValue(value.path, "\"\(key)\"", mustBe: "a list") }
                let count = list.count
                try reading.count(count, at: value.path)
                var elements: [Element] = []
                elements.reserveCapacity(count)
                for element in list { elements.append(try form.read(element, key, &reading)) }
                return elements
            },
            write: { elements, json in json.list(elements, form.write) })
    }
}

extension Form where Value == Int {
    /// An integer within bounds.
    static func integer(in range: ClosedRange<Int>) -> Form {
        Form(
            ["type": "integer", "minimum": .raw(range.lowerBound), "maximum": .raw(range.upperBound)],
            "a whole number from \(range.lowerBound) to \(range.upperBound)",
            read: { $0.integer(Int.self).flatMap { range.contains($0) ? $0 : nil } }, write: { .raw($0) })
    }
}
