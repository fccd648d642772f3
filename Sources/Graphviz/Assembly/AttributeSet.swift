internal import CGraphvizShim

/// The attributes of one kind of object in one graph, each declared when it is first used.
///
/// libgvc finds an attribute by name in a dictionary; keeping what it found makes setting one several times faster.
struct AttributeSet {
    /// Those that the values of this module have properties for, as libgvc calls them.
    enum Name: Int, CaseIterable {
        case arrowhead, arrowsize, arrowtail, bgcolor, `class`, color, dir, fillcolor, fixedsize, fontcolor
        case fontname, fontsize, height, label, labelloc, layout, margin, notranslate, ordering, outputorder
        case pad, penwidth, pos, ranksep, shape, style, tooltip, URL, width
    }

    private let root: OpaquePointer
    private let objects: Int32
    private var known = [OpaquePointer?](repeating: nil, count: Name.allCases.count)

    init(root: OpaquePointer, objects: Int32) { (self.root, self.objects) = (root, objects) }

    subscript(name: Name) -> OpaquePointer? {
        mutating get {
            if let attribute = known[name.rawValue] { return attribute }
            known[name.rawValue] = graphviz_declare(root, objects, "\(name)")
            return known[name.rawValue]
        }
    }

    /// Says what all objects of the kind have in common, unless they say otherwise.
    mutating func setDefault(_ name: Name, _ value: String) {
        graphviz_set_default(root, objects, self[name], value)
    }
}
