internal import CGraphvizShim

/// The attributes of one kind of object in one graph that the values of this module have properties for, each declared
/// when it is first used.
///
/// libgvc finds an attribute by name in a dictionary; keeping what it found makes setting one several times faster.
struct AttributeSet {
    let root: OpaquePointer
    let objects: Int32

    lazy var address = declare("URL")
    lazy var arrowhead = declare("arrowhead")
    lazy var arrowScale = declare("arrowsize")
    lazy var arrowtail = declare("arrowtail")
    lazy var background = declare("bgcolor")
    lazy var color = declare("color")
    lazy var edgeEnds = declare("dir")
    lazy var fillColor = declare("fillcolor")
    lazy var fixedSize = declare("fixedsize")
    lazy var fontColor = declare("fontcolor")
    lazy var fontName = declare("fontname")
    lazy var fontSize = declare("fontsize")
    lazy var height = declare("height")
    lazy var kind = declare("class")
    lazy var label = declare("label")
    lazy var labelPlace = declare("labelloc")
    lazy var layout = declare("layout")
    lazy var margin = declare("margin")
    lazy var noTranslation = declare("notranslate")
    lazy var order = declare("outputorder")
    lazy var padding = declare("pad")
    lazy var ordering = declare("ordering")
    lazy var penWidth = declare("penwidth")
    lazy var position = declare("pos")
    lazy var rankRoom = declare("ranksep")
    lazy var shape = declare("shape")
    lazy var style = declare("style")
    lazy var tooltip = declare("tooltip")
    lazy var width = declare("width")

    private func declare(_ name: String) -> OpaquePointer? { graphviz_declare(root, objects, name) }

    /// Says what all objects of the kind have in common, unless they say otherwise.
    func setDefault(_ attribute: OpaquePointer?, _ value: String) {
        graphviz_set_default(root, objects, attribute, value)
    }
}
