/// An attribute of the Graphviz language that these values have no property for.
///
/// The text is escaped like every other. Attributes that read files, run scripts or have a typed property here are
/// refused by the renderer (``GraphvizError/refusedAttribute(name:)``), as is a name that is not a plain word.
public struct CustomAttribute: Hashable, Sendable {
    /// The attribute's name, such as `weight` or `nodesep`.
    public var name: String
    /// The attribute's value.
    public var text: String

    /// An attribute by name.
    public static func custom(_ name: String, _ text: String) -> CustomAttribute {
        CustomAttribute(name: name, text: text)
    }
}
