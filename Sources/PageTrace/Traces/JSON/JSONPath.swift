/// The way from the root of a JSON text to a value: `gestures`, 3, `set`.
typealias JSONPath = [JSONStep]

/// One step on the way to a JSON value.
enum JSONStep: Hashable {
    /// Into an object, to the value of a key.
    case key(String)
    /// Into a list, to an element, counted from 0.
    case index(Int)
}

extension JSONPath {
    /// The way that a decoder has gone.
    init(_ codingPath: [any CodingKey]) {
        self = codingPath.map { key in
            key.intValue.map(JSONStep.index) ?? .key(key.stringValue)
        }
    }

    /// The way to the value of a key below this one.
    func appending(_ key: String) -> JSONPath {
        self + [.key(key)]
    }

    /// The way to an element below this one.
    func appending(_ index: Int) -> JSONPath {
        self + [.index(index)]
    }
}
