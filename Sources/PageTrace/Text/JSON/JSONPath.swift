/// The path to a value in a JSON text: from a value with a known position, through keys and indices.
///
/// Most problems are found at a value that is being read, so most paths have no steps and cost nothing.
struct JSONPath {
    /// The offset of the value where the path begins; 0 for the whole text.
    var start = 0
    var steps: [JSONStep] = []

    func appending(_ key: String) -> JSONPath { JSONPath(start: start, steps: steps + [.key(key)]) }

    func appending(_ index: Int) -> JSONPath {
        JSONPath(start: start, steps: steps + [.index(index)])
    }
}

/// One step on the path to a JSON value.
enum JSONStep: Hashable {
    /// Into an object, to the value of a key.
    case key(String)
    /// Into a list, to an element, counted from 0.
    case index(Int)
}
