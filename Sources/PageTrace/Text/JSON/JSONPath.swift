/// The way to a value of a JSON text: from a value whose place is known, through keys and indices.
///
/// Most problems are found at a value that is being read, so most ways have no steps and cost nothing.
struct JSONPath {
    /// A byte of the value where the way begins; 0 for the whole text.
    var start = 0
    /// The steps from there.
    var steps: [JSONStep] = []

    /// The way to the value of a key below this one.
    func appending(_ key: String) -> JSONPath {
        JSONPath(start: start, steps: steps + [.key(key)])
    }

    /// The way to an element below this one.
    func appending(_ index: Int) -> JSONPath {
        JSONPath(start: start, steps: steps + [.index(index)])
    }
}

/// One step on the way to a JSON value.
enum JSONStep: Hashable {
    /// Into an object, to the value of a key.
    case key(String)
    /// Into a list, to an element, counted from 0.
    case index(Int)
}

/// Steps in a row are the way from the root: `[.key("gestures"), .index(3)]`.
extension JSONPath: ExpressibleByArrayLiteral {
    init(arrayLiteral steps: JSONStep...) {
        self.init(steps: steps)
    }
}
