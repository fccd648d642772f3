public import Foundation

/// What is behind a view: how its box looks.
@MainActor
open class CALayer {
    /// How round the corners are.
    open var cornerRadius: CGFloat = 0
    /// Whether what is outside is cut off.
    open var masksToBounds = false
    /// How wide the border is.
    open var borderWidth: CGFloat = 0
    /// The color of the border.
    open var borderColor: CGColor?
    /// The color of the shadow.
    open var shadowColor: CGColor?
    /// How opaque the shadow is.
    open var shadowOpacity: Float = 0
    /// How blurred the shadow is.
    open var shadowRadius: CGFloat = 3
    /// Where the shadow lies.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// How opaque the box is.
    open var opacity: Float = 1
    /// How far in front it is.
    open var zPosition: CGFloat = 0

    init() {}
}

#if !canImport(CoreGraphics)
    /// A color for a layer.
    public final class CGColor: Sendable {
        /// The color as UIKit has it.
        public let color: UIColor

        init(_ color: UIColor) { self.color = color }
    }
#endif

extension UIColor {
    /// The color for a layer.
    public var cgColor: CGColor {
        #if canImport(CoreGraphics)
            CGColor(red: red, green: green, blue: blue, alpha: alpha)
        #else
            CGColor(self)
        #endif
    }
}
