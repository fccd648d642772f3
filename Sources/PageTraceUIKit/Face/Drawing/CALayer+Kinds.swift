/// A layer with colors that change from one place to another.
open class CAGradientLayer: CALayer {
    /// The colors.
    open var colors: [Any]?
    /// Where the colors are, from 0 to 1.
    open var locations: [NSNumber]?
    /// Where the first color is.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the last color is.
    open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer with a shape.
open class CAShapeLayer: CALayer {
    /// The shape.
    open var path: CGPath?
    /// The color inside.
    open var fillColor: CGColor?
    /// The color of the line.
    open var strokeColor: CGColor?
    /// The width of the line.
    open var lineWidth: CGFloat = 1
    /// Where the line begins, from 0 to 1.
    open var strokeStart: CGFloat = 0
    /// Where the line ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1
    /// The dashes of the line.
    open var lineDashPattern: [NSNumber]?
}

/// An animation of a layer, which is not carried out here.
@preconcurrency @MainActor
open class CAAnimation {
    /// How long it takes.
    open var duration: TimeInterval = 0
    /// When it begins.
    open var beginTime: TimeInterval = 0
    /// How often it is repeated.
    open var repeatCount: Float = 0
    /// Whether it goes back as well.
    open var autoreverses = false
    /// Whether it is removed at its end.
    open var isRemovedOnCompletion = true
    /// How fast it is at its ends.
    open var timingFunction: CAMediaTimingFunction?
    /// What counts before it and after it.
    open var fillMode = CAMediaTimingFillMode.removed

    /// Creates an animation.
    public init() {}
}

/// An animation of a property.
open class CABasicAnimation: CAAnimation {
    /// The property.
    open var keyPath: String?
    /// The value at the start.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// The change of the value.
    open var byValue: Any?

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation from one content to another.
open class CATransition: CAAnimation {
    /// The kind.
    open var type = CATransitionType.fade
    /// The direction.
    open var subtype: CATransitionSubtype?
}

/// A kind of a transition.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It fades.
    public static let fade = CATransitionType(rawValue: "fade")
    /// It pushes.
    public static let push = CATransitionType(rawValue: "push")
    /// It moves in.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// It reveals.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// A direction of a transition.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a direction from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// How fast an animation is at its ends.
@preconcurrency @MainActor
public final class CAMediaTimingFunction {
    /// Creates one.
    public init(name: CAMediaTimingFunctionName) {}
}

/// The name of how fast an animation is at its ends.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Always as fast.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// As the system likes.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What counts before an animation and after it.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its start.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// Changes of layers that belong together.
@preconcurrency @MainActor
public enum CATransaction {
    private static var block: (() -> Void)?

    /// Begins.
    public static func begin() {}

    /// Ends; the block runs at the driver's next turn.
    public static func commit() {
        guard let block else { return }
        self.block = nil
        MainQueue.current.add { block() }
    }

    /// Makes all changes at once, as always here.
    public static func setDisableActions(_ flag: Bool) {}

    /// Says how long animations take.
    public static func setAnimationDuration(_ dur: TimeInterval) {}

    /// Sets a block for the end.
    public static func setCompletionBlock(_ block: (() -> Void)?) { self.block = block }
}

/// A shape, whose lines are not stored.
@preconcurrency @MainActor
open class UIBezierPath {
    /// The width of the line.
    open var lineWidth: CGFloat = 1
    #if !(os(macOS) || os(iOS) || os(tvOS))
        /// The shape for a layer.
        open var cgPath = CGPath()
    #endif

    /// Creates an empty shape.
    public init() {}

    /// Creates a rectangle.
    public convenience init(rect: CGRect) { self.init() }

    /// Creates a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }

    /// Creates an ellipse.
    public convenience init(ovalIn rect: CGRect) { self.init() }

    /// Creates an arc.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) { self.init() }

    /// Moves to a point.
    open func move(to point: CGPoint) {}

    /// Adds a line.
    open func addLine(to point: CGPoint) {}

    /// Adds a curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}

    /// Closes the shape.
    open func close() {}

    /// Fills the shape.
    open func fill() {}

    /// Draws the line.
    open func stroke() {}
}
