open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
}

open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor?
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    open var lineDashPattern: [NSNumber]?
}

/// An animation of a layer, which is not carried out here.
@preconcurrency @MainActor
open class CAAnimation {
    open var duration: TimeInterval = 0
    open var beginTime: TimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var isRemovedOnCompletion = true
    open var timingFunction: CAMediaTimingFunction?
    open var fillMode = CAMediaTimingFillMode.removed
    public init() {}
}

open class CABasicAnimation: CAAnimation {
    open var keyPath: String?
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
}

public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = CATransitionType(rawValue: "fade")
    public static let push = CATransitionType(rawValue: "push")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

@preconcurrency @MainActor
public final class CAMediaTimingFunction {
    public init(name: CAMediaTimingFunctionName) {}
}

public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

@preconcurrency @MainActor
public enum CATransaction {
    private static var block: (() -> Void)?
    public static func begin() {}

    /// Ends; the block runs at the driver's next turn.
    public static func commit() {
        guard let block else { return }
        self.block = nil
        MainQueue.current.add { block() }
    }

    public static func setDisableActions(_ flag: Bool) {}
    public static func setAnimationDuration(_ dur: TimeInterval) {}
    public static func setCompletionBlock(_ block: (() -> Void)?) { self.block = block }
}

/// A shape, whose lines are not stored.
@preconcurrency @MainActor
open class UIBezierPath {
    open var lineWidth: CGFloat = 1
    #if !(os(macOS) || os(iOS) || os(tvOS))
        open var cgPath = CGPath()
    #endif

    public init() {}
    public convenience init(rect: CGRect) { self.init() }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
    public convenience init(ovalIn rect: CGRect) { self.init() }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) { self.init() }

    open func move(to point: CGPoint) {}
    open func addLine(to point: CGPoint) {}
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
    open func close() {}
    open func fill() {}
    open func stroke() {}
}
