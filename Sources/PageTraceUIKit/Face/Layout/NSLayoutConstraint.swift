/// A constraint, which is stored but not solved: nothing is laid out here.
@preconcurrency @MainActor
open class NSLayoutConstraint {
    /// What of an item a constraint is about.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
        /// The leading edge.
        case leading
        /// The trailing edge.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The horizontal center.
        case centerX
        /// The vertical center.
        case centerY
        /// The last baseline.
        case lastBaseline
        /// The first baseline.
        case firstBaseline
        /// Nothing.
        case notAnAttribute = 0
    }

    /// How two values are related.
    public enum Relation: Int, Sendable {
        /// At most.
        case lessThanOrEqual = -1
        /// Equal.
        case equal
        /// At least.
        case greaterThanOrEqual
    }

    /// An axis.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal
        /// From top to bottom.
        case vertical
    }

    /// The options of a visual format.
    public struct FormatOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The distance.
    open var constant: CGFloat
    /// Whether it is active.
    open var isActive = false
    /// How important it is.
    open var priority = UILayoutPriority.required
    /// The identifier, for debugging.
    open var identifier: String?
    /// The first item.
    public internal(set) weak var firstItem: AnyObject?
    /// The second item.
    public internal(set) weak var secondItem: AnyObject?
    /// What of the first item it is about.
    public private(set) var firstAttribute = Attribute.notAnAttribute

    /// Creates a constraint that says nothing.
    public convenience init() { self.init(constant: 0) }

    init(constant: CGFloat) { self.constant = constant }

    /// Creates a constraint between two items.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(constant: c)
        (firstItem, secondItem, firstAttribute) = (view1 as AnyObject, view2.map { $0 as AnyObject }, attr1)
    }

    /// Makes constraints from a visual format: none here.
    public static func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] { [] }

    /// Activates constraints.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

/// How important a constraint is.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    /// The number, from 1 to 1000.
    public let rawValue: Float

    /// Creates a priority from its number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// It must hold.
    public static let required = UILayoutPriority(1000)
    /// High.
    public static let defaultHigh = UILayoutPriority(750)
    /// Low.
    public static let defaultLow = UILayoutPriority(250)
    /// As small as it fits.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// A priority that is higher.
    public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(lhs.rawValue + rhs)
    }
    /// A priority that is lower.
    public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(lhs.rawValue - rhs)
    }
}
