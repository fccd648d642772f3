public import Foundation

/// The layer behind a view, with the look of its box.
@preconcurrency @MainActor
open class CALayer {
    /// The radius of the corners.
    open var cornerRadius: CGFloat = 0
    /// Whether content outside the bounds is clipped.
    open var masksToBounds = false
    /// The width of the border.
    open var borderWidth: CGFloat = 0
    /// The color of the border.
    open var borderColor: CGColor?
    /// The color of the shadow.
    open var shadowColor: CGColor?
    /// The opacity of the shadow.
    open var shadowOpacity: Float = 0
    /// The blur radius of the shadow.
    open var shadowRadius: CGFloat = 3
    /// The offset of the shadow.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The opacity of the layer.
    open var opacity: Float = 1
    /// The position from back to front.
    open var zPosition: CGFloat = 0

    init() {}
}

#if !canImport(CoreGraphics)
    /// A color for a layer.
    public final class CGColor: Sendable {
        /// The UIKit color.
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
