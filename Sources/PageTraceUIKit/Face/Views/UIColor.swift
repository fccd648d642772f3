/// A color, by its components.
public final class UIColor: Hashable, Sendable {
    let red, green, blue, alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func part(_ offset: CGFloat) -> CGFloat {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * Swift.max(0, Swift.min(place, 4 - place, 1)))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(white: 0.5, alpha: 1)
    }

    /// The color is the one for light.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let color = dynamicProvider(.current)
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(patternImage image: UIImage) { self.init(white: 1, alpha: 1) }

    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = self.red
        green?.pointee = self.green
        blue?.pointee = self.blue
        alpha?.pointee = self.alpha
        return true
    }

    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
    public func setFill() {}
    public func setStroke() {}
    public func set() {}

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private var parts: [CGFloat] { [red, green, blue, alpha] }
    public static func == (one: UIColor, other: UIColor) -> Bool { one.parts == other.parts }
    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension UIColor {
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let black = UIColor(white: 0, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let systemRed = red
    public static let systemGreen = green
    public static let systemBlue = blue
    public static let systemYellow = yellow
    public static let systemOrange = orange
    public static let systemPurple = purple
    public static let systemPink = magenta
    public static let systemTeal = cyan
    public static let systemIndigo = purple
    public static let systemGray = gray
    public static let systemGray2 = UIColor(white: 0.6, alpha: 1)
    public static let systemGray3 = UIColor(white: 0.7, alpha: 1)
    public static let systemGray4 = UIColor(white: 0.8, alpha: 1)
    public static let systemGray5 = UIColor(white: 0.85, alpha: 1)
    public static let systemGray6 = UIColor(white: 0.9, alpha: 1)
    public static let systemBackground = white
    public static let secondarySystemBackground = systemGray6
    public static let systemGroupedBackground = systemGray6
    public static let label = black
    public static let secondaryLabel = gray
    public static let tertiaryLabel = lightGray
    public static let tintColor = blue
    public static let systemBrown = brown
    public static let systemMint = cyan
    public static let systemCyan = cyan
    public static let tertiarySystemBackground = white
    public static let secondarySystemGroupedBackground = white
    public static let tertiarySystemGroupedBackground = systemGray6
    public static let quaternaryLabel = lightGray
    public static let placeholderText = lightGray
    public static let separator = lightGray
    public static let opaqueSeparator = lightGray
    public static let link = blue
    public static let systemFill = systemGray4
    public static let secondarySystemFill = systemGray5
    public static let tertiarySystemFill = systemGray6
    public static let quaternarySystemFill = systemGray6
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    public static let darkText = black
}
