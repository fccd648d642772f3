/// An attribute of the Graphviz language that these values have no property for.
///
/// Harmless ones can be set: `group` with any text, `weight` from 0 to 1000, `minlen` from 0 to 100, `peripheries` from
/// 0 to 10, `ordering` as `in` or `out`, `labeljust` as `l`, `c` or `r`, and `labelloc` as `t`, `c` or `b`. The
/// renderer refuses all others (``GraphvizError/refusedAttribute(name:)``).
public struct CustomAttribute: Hashable, Sendable {
    /// The attribute's name, such as `weight`.
    public var name: String
    /// The attribute's value.
    public var text: String

    /// An attribute by name.
    public static func custom(_ name: String, _ text: String) -> CustomAttribute {
        CustomAttribute(name: name, text: text)
    }
}
