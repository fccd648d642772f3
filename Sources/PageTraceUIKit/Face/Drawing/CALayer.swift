/// The layer behind a view, with the look of its box.
@preconcurrency @MainActor
open class CALayer {
    /// The transform in space.
    open var transform = CATransform3DIdentity
    /// The frame.
    open var frame = CGRect.zero
    /// The layer in its own coordinates.
    open var bounds = CGRect.zero
    /// The place of the anchor.
    open var position = CGPoint.zero
    /// The anchor, from 0 to 1.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The radius of the corners.
    open var cornerRadius: CGFloat = 0
    /// The corners that are round.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The curve of the corners.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Whether content outside the bounds is clipped.
    open var masksToBounds = false
    /// The color behind everything.
    open var backgroundColor: CGColor?
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
    /// The shape of the shadow.
    open var shadowPath: CGPath?
    /// The opacity of the layer.
    open var opacity: Float = 1
    /// Whether it is hidden.
    open var isHidden = false
    /// The position from back to front.
    open var zPosition: CGFloat = 0
    /// A layer over it.
    open var mask: CALayer?
    /// What it shows.
    open var contents: Any?
    /// Pixels per point.
    open var contentsScale: CGFloat = 1
    /// Whether it is drawn once and kept.
    open var shouldRasterize = false
    /// Pixels per point of what is kept.
    open var rasterizationScale: CGFloat = 1
    /// How fast time goes.
    open var speed: Float = 1
    /// The name.
    open var name: String?
    /// The layers in it.
    open internal(set) var sublayers: [CALayer]?
    /// The layer that it is in.
    open internal(set) weak var superlayer: CALayer?

    private var animations: [String: CAAnimation] = [:]

    /// Creates a layer.
    public required init() {}

    /// Adds a layer at the front.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

    /// Adds a layer at a place, from the back.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: Swift.min(Int(idx), layers.count))
        sublayers = layers
        layer.superlayer = self
    }

    /// Takes it out of its layer.
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    /// Adds an animation, which is not carried out here.
    open func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? ""] = anim }

    /// Removes an animation.
    open func removeAnimation(forKey key: String) { animations[key] = nil }

    /// Removes all animations.
    open func removeAllAnimations() { animations = [:] }

    /// The animation with a name.
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }

    /// Marks it for layout.
    open func setNeedsLayout() {}

    /// Lays it out at once.
    open func layoutIfNeeded() {}

    /// Marks it for drawing.
    open func setNeedsDisplay() {}

    /// The copy of it that is on screen.
    open func presentation() -> Self? { self }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    /// The corners as bits.
    public let rawValue: UInt

    /// Creates corners from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// At the top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// At the bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// At the bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The curve of a corner.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a curve from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Rounder than a circle.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

#if !(os(macOS) || os(iOS) || os(tvOS))
    /// A color for a layer.
    public final class CGColor: Sendable {
        /// The UIKit color.
        public let color: UIColor

        init(_ color: UIColor) { self.color = color }
    }

    /// A shape, whose lines are not stored.
    public class CGPath: @unchecked Sendable {}
#endif

extension UIColor {
    /// The color for a layer.
    public var cgColor: CGColor {
        #if os(macOS) || os(iOS) || os(tvOS)
            CGColor(red: red, green: green, blue: blue, alpha: alpha)
        #else
            CGColor(self)
        #endif
    }
}
