/// A place in the content of a scroll view, or a distance in it: in points or in pages, as the user of it says.
public struct ScrollPoint: Hashable, Sendable {
    /// How far to the right.
    public var x: Double
    /// How far down.
    public var y: Double

    /// The top left corner.
    public static let zero = ScrollPoint(x: 0, y: 0)

    /// Creates a point.
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    /// The point with both numbers inside the range that the model calculates with.
    var bounded: ScrollPoint { ScrollPoint(x: x.bounded, y: y.bounded) }

    /// The point as text, such as `(320, 0)`.
    public var text: String { "(\(x.shortText), \(y.shortText))" }
}

extension Double {
    /// The largest distance that the model knows, in points and in pages.
    ///
    /// A choice: products and quotients of such numbers stay finite, and whole ones fit an `Int`.
    package static let largestDistance = 1e9

    /// The number inside the range that the model calculates with; 0 for what is no number.
    ///
    /// Adding 0 makes a negative zero an ordinary one: both are equal, and would read differently in a recording.
    package var bounded: Double {
        isNaN ? 0 : Swift.min(Self.largestDistance, Swift.max(-Self.largestDistance, self)) + 0
    }

    /// The number rounded toward zero, as `Int` does it, without its trap: what is no number gives 0.
    var truncated: Int { Int(bounded) }

    /// The number as text, to the thousandth: what is beyond that is the dust of calculating.
    package var shortText: String {
        let number = (bounded * 1_000).rounded() / 1_000 + 0
        return number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
}
