public import Foundation

/// An image, identified by its name.
public final class UIImage: Sendable {
    /// The name.
    public let name: String?

    /// Creates an image without a name.
    public init() { name = nil }

    /// Creates an image from the app's assets.
    public init?(named name: String) { self.name = name }

    /// Creates a system symbol image.
    public init?(systemName name: String) { self.name = name }

    /// Creates an image from a file's bytes.
    public init?(data: Data) { name = nil }
}

/// A view with an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The image.
    open var image: UIImage?

    /// Creates a view with an image.
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}
