@preconcurrency @MainActor
open class CALayer {
    open var transform = CATransform3DIdentity
    open var frame = CGRect.zero
    open var bounds = CGRect.zero
    open var position = CGPoint.zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var cornerCurve = CALayerCornerCurve.circular
    open var masksToBounds = false
    open var backgroundColor: CGColor?
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 3
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowPath: CGPath?
    open var opacity: Float = 1
    open var isHidden = false
    open var zPosition: CGFloat = 0
    open var mask: CALayer?
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var speed: Float = 1
    open var name: String?
    open internal(set) var sublayers: [CALayer]?
    open internal(set) weak var superlayer: CALayer?
    private var animations: [String: CAAnimation] = [:]

    public required init() {}
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: Swift.min(Int(idx), layers.count))
        sublayers = layers
        layer.superlayer = self
    }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    open func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? ""] = anim }
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    open func removeAllAnimations() { animations = [:] }
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsDisplay() {}
    open func presentation() -> Self? { self }
}

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

#if !(os(macOS) || os(iOS) || os(tvOS))
    public final class CGColor: Sendable {
        public let color: UIColor
        init(_ color: UIColor) { self.color = color }
    }

    public class CGPath: @unchecked Sendable {}
#endif

extension UIColor {
    public var cgColor: CGColor {
        #if os(macOS) || os(iOS) || os(tvOS)
            CGColor(red: red, green: green, blue: blue, alpha: alpha)
        #else
            CGColor(self)
        #endif
    }
}
