internal import CGraphvizShim

/// The attributes of one kind of object in one graph, each declared when it is first used.
///
/// libgvc finds an attribute by name in a dictionary; keeping what it found makes setting one several times faster.
struct AttributeSet {
    private let root: OpaquePointer
    private let kind: Int32
    private var known: [OpaquePointer?]

    init(root: OpaquePointer, kind: Int32) {
        self.root = root
        self.kind = kind
        known = Array(repeating: nil, count: AttributeName.allCases.count)
    }

    /// Declares what all objects of the kind have in common, unless they say otherwise.
    mutating func declare(_ name: AttributeName, _ value: String) {
        known[name.rawValue] = graphviz_declare(root, kind, name.name, value)
    }

    mutating func symbol(_ name: AttributeName) -> OpaquePointer? {
        if let symbol = known[name.rawValue] { return symbol }
        declare(name, "")
        return known[name.rawValue]
    }
}
