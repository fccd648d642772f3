public import Foundation

/// A picture, by its name.
public final class UIImage: Sendable {
    /// The name.
    public let name: String?

    /// Creates a picture without a name.
    public init() { name = nil }

    /// Creates a picture that lies in the app.
    public init?(named name: String) { self.name = name }

    /// Creates a symbol of the system.
    public init?(systemName name: String) { self.name = name }

    /// Creates a picture from a file's bytes.
    public init?(data: Data) { name = nil }
}

/// A view with a picture.
@MainActor
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage?

    /// Creates a view with a picture.
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}
