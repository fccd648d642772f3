/// A color, which is a view as well.
public struct Color: LeafView, Hashable, Sendable {
    private let name: String

    /// Creates a color from the app's assets.
    public init(_ name: String) { self.name = name }

    /// Creates a color of UIKit's.
    public init(_ color: UIColor) { name = "UIColor" }

    /// Creates a color of UIKit's.
    public init(uiColor: UIColor) { name = "UIColor" }

    /// Creates a color from its components.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        name = "\(red) \(green) \(blue) \(opacity)"
    }

    /// Creates a gray.
    public init(white: Double, opacity: Double = 1) { name = "\(white) \(opacity)" }

    /// The color with another opacity.
    public func opacity(_ opacity: Double) -> Color { self }

    /// Black.
    public static let black = Color("black")
    /// White.
    public static let white = Color("white")
    /// Gray.
    public static let gray = Color("gray")
    /// Red.
    public static let red = Color("red")
    /// Orange.
    public static let orange = Color("orange")
    /// Yellow.
    public static let yellow = Color("yellow")
    /// Green.
    public static let green = Color("green")
    /// Blue.
    public static let blue = Color("blue")
    /// Purple.
    public static let purple = Color("purple")
    /// Pink.
    public static let pink = Color("pink")
    /// Transparent.
    public static let clear = Color("clear")
    /// The color of text.
    public static let primary = Color("primary")
    /// The color of less important text.
    public static let secondary = Color("secondary")
    /// The color of the app.
    public static let accentColor = Color("accentColor")
}

/// A shape, which is a view as well.
public protocol Shape: View {}

extension Shape {
    /// Fills the shape.
    public func fill(_ color: Color) -> some View { self }

    /// Draws the line of the shape.
    public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some View { self }
}

/// A rectangle.
public struct Rectangle: LeafView, Shape {
    /// Creates a rectangle.
    public init() {}
}

/// A rectangle with round corners.
public struct RoundedRectangle: LeafView, Shape {
    /// Creates a rectangle.
    public init(cornerRadius: CGFloat) {}
}

/// A circle.
public struct Circle: LeafView, Shape {
    /// Creates a circle.
    public init() {}
}

/// A rectangle with half circles at its ends.
public struct Capsule: LeafView, Shape {
    /// Creates a capsule.
    public init() {}
}

/// A line between views.
public struct Divider: LeafView {
    /// Creates a line.
    public init() {}
}
