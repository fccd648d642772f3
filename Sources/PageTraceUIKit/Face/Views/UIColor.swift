/// A color, by its components.
public final class UIColor: Hashable, Sendable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let alpha: CGFloat

    /// Creates a color from its components, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Creates a gray.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a color from hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func part(_ offset: CGFloat) -> CGFloat {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * Swift.max(0, Swift.min(place, 4 - place, 1)))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    /// Creates a color from the app's assets: gray here.
    public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

    /// Creates a color from the assets of a bundle: gray here.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(white: 0.5, alpha: 1)
    }

    /// Creates a color that depends on the traits; here it is the one for light.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let color = dynamicProvider(.current)
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// Creates a color for the wide gamut of a display.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color that repeats an image: white here.
    public convenience init(patternImage image: UIImage) { self.init(white: 1, alpha: 1) }

    /// The components.
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

    /// The color for some traits: itself.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

    /// Draws with the color, which has no effect here.
    public func setFill() {}

    /// Draws lines with the color, which has no effect here.
    public func setStroke() {}

    /// Draws with the color, which has no effect here.
    public func set() {}

    /// The color with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Whether two colors have the same components.
    public static func == (one: UIColor, other: UIColor) -> Bool {
        one.red == other.red && one.green == other.green && one.blue == other.blue && one.alpha == other.alpha
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
        for part in [red, green, blue, alpha] { hasher.combine(part) }
    }
}

extension UIColor {
    /// Transparent.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Gray.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Dark gray.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// Light gray.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// Red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Yellow.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Orange.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Cyan.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Magenta.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Brown.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// The system's red.
    public static let systemRed = red
    /// The system's green.
    public static let systemGreen = green
    /// The system's blue.
    public static let systemBlue = blue
    /// The system's yellow.
    public static let systemYellow = yellow
    /// The system's orange.
    public static let systemOrange = orange
    /// The system's purple.
    public static let systemPurple = purple
    /// The system's pink.
    public static let systemPink = magenta
    /// The system's teal.
    public static let systemTeal = cyan
    /// The system's indigo.
    public static let systemIndigo = purple
    /// The system's gray.
    public static let systemGray = gray
    /// The system's second gray.
    public static let systemGray2 = UIColor(white: 0.6, alpha: 1)
    /// The system's third gray.
    public static let systemGray3 = UIColor(white: 0.7, alpha: 1)
    /// The system's fourth gray.
    public static let systemGray4 = UIColor(white: 0.8, alpha: 1)
    /// The system's fifth gray.
    public static let systemGray5 = UIColor(white: 0.85, alpha: 1)
    /// The system's sixth gray, the lightest.
    public static let systemGray6 = UIColor(white: 0.9, alpha: 1)
    /// The main background color.
    public static let systemBackground = white
    /// The background color of grouped content.
    public static let secondarySystemBackground = systemGray6
    /// The background color behind groups.
    public static let systemGroupedBackground = systemGray6
    /// The color of text.
    public static let label = black
    /// The color of less important text.
    public static let secondaryLabel = gray
    /// The color of the least important text.
    public static let tertiaryLabel = lightGray
    /// The color of interactive elements.
    public static let tintColor = blue
    /// The system's brown.
    public static let systemBrown = brown
    /// The system's mint.
    public static let systemMint = cyan
    /// The system's cyan.
    public static let systemCyan = cyan
    /// The background color of content in groups.
    public static let tertiarySystemBackground = white
    /// The background color of content in groups.
    public static let secondarySystemGroupedBackground = white
    /// The background color of content in groups.
    public static let tertiarySystemGroupedBackground = systemGray6
    /// The color of the least text.
    public static let quaternaryLabel = lightGray
    /// The color of the text of an empty field.
    public static let placeholderText = lightGray
    /// The color of lines.
    public static let separator = lightGray
    /// The color of lines that hide what is behind them.
    public static let opaqueSeparator = lightGray
    /// The color of links.
    public static let link = blue
    /// The color of a thin area.
    public static let systemFill = systemGray4
    /// The color of a medium area.
    public static let secondarySystemFill = systemGray5
    /// The color of a large area.
    public static let tertiarySystemFill = systemGray6
    /// The color of a very large area.
    public static let quaternarySystemFill = systemGray6
    /// Text on a dark background.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Text on a light background.
    public static let darkText = black
}
