/// Colors that run into one another.
public struct Gradient: Hashable, Sendable {
    /// The colors.
    public let colors: [Color]

    /// Creates a gradient.
    public init(colors: [Color]) { self.colors = colors }
}

/// A place in a view, from 0 to 1.
public struct UnitPoint: Hashable, Sendable {
    /// The place from the left.
    public let x: CGFloat
    /// The place from the top.
    public let y: CGFloat

    /// Creates a place.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    /// In the middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// At the top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// At the bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// At the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// At the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
}

/// A gradient along a line.
public struct LinearGradient: LeafView {
    /// Creates a gradient.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}

    /// Creates a gradient.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}

    /// A gradient along a line.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
}
