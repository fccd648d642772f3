/// A frame around some nodes, with a label of its own.
///
/// libgvc 2.42 leaks about 4 KB for each cluster that the engine `dot` lays out; placed ones cost nothing.
public struct Cluster: Hashable, Sendable {
    /// The name of the cluster; unique in its graph.
    public var id: String
    /// What is written at the top of the frame.
    public var label: Label?
    /// The center of the label, for placed graphs; without it a placed cluster shows no label.
    public var labelPosition: Point?
    /// The nodes inside, by their ids, without those of nested clusters.
    public var nodes: [String]
    /// Frames inside this frame.
    public var clusters: [Cluster] = []
    /// The frame, for placed graphs; without it a placed cluster is not drawn.
    public var frame: Rectangle?
    /// The color inside the frame; nil for none.
    public var fill: Color?
    /// The color of the frame; nil for none.
    public var stroke: Color? = .black
    /// The width of the frame's line in points, 0 or more.
    public var penWidth = 1.0
    /// How the frame is stroked.
    public var lineStyle = LineStyle.solid
    /// Whether the frame has rounded corners.
    public var isRounded = false
    /// The font of the label.
    public var font = Font.sans
    /// The height of the label's letters in points.
    public var fontSize = 14.0
    /// The color of the label.
    public var textColor = Color.black
    /// What is shown on hovering over the frame.
    public var tooltip: String?
    /// Where a click on the frame leads.
    public var link: Link?
    /// Classes for style sheets, separated by spaces.
    public var className: String?
    /// Attributes without a property here.
    public var custom: [CustomAttribute] = []

    /// Creates a frame around the nodes with the given ids.
    public init(id: String, label: Label? = nil, nodes: [String]) {
        self.id = id
        self.label = label
        self.nodes = nodes
    }
}
