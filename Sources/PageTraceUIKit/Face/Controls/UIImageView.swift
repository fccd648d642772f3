/// An image, identified by its name.
public final class UIImage: Sendable {
    /// How the color of an image counts.
    public enum RenderingMode: Int, Sendable {
        /// As the place says.
        case automatic
        /// Its own colors.
        case alwaysOriginal
        /// The color of interactive elements.
        case alwaysTemplate
    }

    /// How an image fills more room than it has.
    public enum ResizingMode: Int, Sendable {
        /// It is repeated.
        case tile
        /// It is stretched.
        case stretch
    }

    /// How an image was turned.
    public enum Orientation: Int, Sendable {
        /// Not at all.
        case up
        /// Upside down.
        case down
        /// To the left.
        case left
        /// To the right.
        case right
    }

    /// How an image looks.
    public class Configuration: @unchecked Sendable {}

    /// How a symbol looks.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// Creates a look of a size.
        public init(pointSize: CGFloat) {}
        /// Creates a look of a size and a weight.
        public init(pointSize: CGFloat, weight: SymbolWeight) {}
        /// Creates a look of a size, a weight and a scale.
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
        /// Creates a look of a weight.
        public init(weight: SymbolWeight) {}
        /// Creates a look of a scale.
        public init(scale: SymbolScale) {}
        /// Creates a look of a role of texts.
        public init(textStyle: UIFont.TextStyle) {}
    }

    /// The weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        /// As the place says.
        case unspecified
        /// The lightest.
        case ultraLight
        /// Thin.
        case thin
        /// Light.
        case light
        /// Regular.
        case regular
        /// Medium.
        case medium
        /// Semibold.
        case semibold
        /// Bold.
        case bold
        /// Heavy.
        case heavy
        /// The heaviest.
        case black
    }

    /// The scale of a symbol.
    public enum SymbolScale: Int, Sendable {
        /// As always.
        case `default` = -1
        /// As the place says.
        case unspecified
        /// Small.
        case small
        /// Medium.
        case medium
        /// Large.
        case large
    }

    /// The name.
    public let name: String?
    /// The size, none here.
    public let size = CGSize.zero
    /// Pixels per point.
    public let scale: CGFloat = 1

    init(name: String?) { self.name = name }

    /// Creates an image without a name.
    public convenience init() { self.init(name: nil) }

    /// Creates an image from the app's assets.
    public convenience init?(named name: String) { self.init(name: name) }

    /// Creates an image from the assets of a bundle.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(name: name)
    }

    /// Creates an image from the assets of a bundle.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(name: name)
    }

    /// Creates a system symbol image.
    public convenience init?(systemName name: String) { self.init(name: name) }

    /// Creates a system symbol image with a look.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(name: name)
    }

    /// Creates an image from a file's bytes.
    public convenience init?(data: Data) { self.init(name: nil) }

    /// Creates an image from a file's bytes.
    public convenience init?(data: Data, scale: CGFloat) { self.init(name: nil) }

    /// Creates an image from a file.
    public convenience init?(contentsOfFile path: String) { self.init(name: (path as NSString).lastPathComponent) }

    /// The image with another meaning of its color.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

    /// The image in a color.
    public func withTintColor(_ color: UIColor) -> UIImage { self }

    /// The image in a color.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

    /// The image with a look.
    public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

    /// The image, as large as needed.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

    /// The image, as large as needed.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }

    /// The image, mirrored in languages from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

    /// Draws it, which has no effect here.
    public func draw(in rect: CGRect) {}

    /// The bytes of a JPEG, none here.
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    /// The bytes of a PNG, none here.
    public func pngData() -> Data? { nil }
}

extension UIImage: Hashable {
    /// Whether two images are the same instance, or have the same name.
    public static func == (one: UIImage, other: UIImage) -> Bool {
        one === other || one.name != nil && one.name == other.name
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A view with an image.
open class UIImageView: UIView {
    /// The image.
    open var image: UIImage?
    /// The image while it is highlighted.
    open var highlightedImage: UIImage?
    /// Whether it is highlighted.
    open var isHighlighted = false
    /// The images of an animation.
    open var animationImages: [UIImage]?
    /// How long the animation takes.
    open var animationDuration: TimeInterval = 0
    /// How symbols look.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Whether the animation runs.
    open private(set) var isAnimating = false

    /// Creates a view with an image.
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }

    /// Creates a view with an image, and one while it is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// Starts the animation.
    open func startAnimating() { isAnimating = true }

    /// Stops the animation.
    open func stopAnimating() { isAnimating = false }
}
