public struct Color: LeafView, Hashable, Sendable {
    private let name: String
    public init(_ name: String) { self.name = name }
    public init(_ color: UIColor) { name = "UIColor" }
    public init(uiColor: UIColor) { name = "UIColor" }

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        name = "\(red) \(green) \(blue) \(opacity)"
    }

    public init(white: Double, opacity: Double = 1) { name = "\(white) \(opacity)" }

    public func opacity(_ opacity: Double) -> Color { self }

    public static let black = Color("black")
    public static let white = Color("white")
    public static let gray = Color("gray")
    public static let red = Color("red")
    public static let orange = Color("orange")
    public static let yellow = Color("yellow")
    public static let green = Color("green")
    public static let blue = Color("blue")
    public static let purple = Color("purple")
    public static let pink = Color("pink")
    public static let clear = Color("clear")
    public static let primary = Color("primary")
    public static let secondary = Color("secondary")
    public static let accentColor = Color("accentColor")
}

public protocol Shape: View {}

extension Shape {
    public func fill(_ color: Color) -> some View { self }
    public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some View { self }
}

public struct Rectangle: LeafView, Shape {
    public init() {}
}

public struct RoundedRectangle: LeafView, Shape {
    public init(cornerRadius: CGFloat) {}
}

public struct Circle: LeafView, Shape {
    public init() {}
}

public struct Capsule: LeafView, Shape {
    public init() {}
}

public struct Divider: LeafView {
    public init() {}
}

public struct Gradient: Hashable, Sendable {
    public let colors: [Color]
    public init(colors: [Color]) { self.colors = colors }
}

public struct UnitPoint: Hashable, Sendable {
    public let x, y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
}

public struct LinearGradient: LeafView {
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}

    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
}
