/// An image, identified by its name.
public final class UIImage: Hashable, Sendable {
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    public enum Orientation: Int, Sendable { case up, down, left, right }
    public class Configuration: @unchecked Sendable {}

    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        public init(pointSize: CGFloat) {}
        public init(pointSize: CGFloat, weight: SymbolWeight) {}
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
        public init(weight: SymbolWeight) {}
        public init(scale: SymbolScale) {}
        public init(textStyle: UIFont.TextStyle) {}
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large
    }

    public let name: String?
    public let size = CGSize.zero
    public let scale: CGFloat = 1
    init(name: String?) { self.name = name }
    public convenience init() { self.init(name: nil) }
    public convenience init?(named name: String) { self.init(name: name) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(name: name)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(name: name)
    }

    public convenience init?(systemName name: String) { self.init(name: name) }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(name: name)
    }

    public convenience init?(data: Data) { self.init(name: nil) }
    public convenience init?(data: Data, scale: CGFloat) { self.init(name: nil) }
    public convenience init?(contentsOfFile path: String) { self.init(name: (path as NSString).lastPathComponent) }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
    public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    public func draw(in rect: CGRect) {}
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    public func pngData() -> Data? { nil }

    public static func == (one: UIImage, other: UIImage) -> Bool {
        one === other || one.name != nil && one.name == other.name
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

open class UIImageView: UIView {
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var animationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    open private(set) var isAnimating = false

    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}
