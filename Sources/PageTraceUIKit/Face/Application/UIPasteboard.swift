/// What was copied.
@preconcurrency @MainActor
open class UIPasteboard {
    /// The one that all apps share.
    public static let general = UIPasteboard()

    /// The text.
    open var string: String?
    /// The image.
    open var image: UIImage?
    /// Whether there is a text.
    open var hasStrings: Bool { string != nil }

    init() {}
}
