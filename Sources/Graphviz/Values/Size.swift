/// A width and a height, in points (1/72 inch).
public struct Size: Hashable, Sendable {
    /// Points from left to right.
    public var width: Double
    /// Points from top to bottom.
    public var height: Double

    /// Creates a size from its sides.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
