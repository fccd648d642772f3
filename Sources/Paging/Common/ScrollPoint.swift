/// A position in the content of a scroll view, or a distance, in points or in pages, depending on where it is used.
@usableFromInline
package struct ScrollPoint: Hashable, Sendable {
    /// The horizontal distance to the right.
    package var x: Double
    /// The vertical distance down.
    package var y: Double

    /// The top left corner.
    @usableFromInline package static let zero = ScrollPoint(x: 0, y: 0)

    package init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    /// The point with both coordinates clamped to the range that the model calculates with.
    var bounded: ScrollPoint { ScrollPoint(x: x.bounded, y: y.bounded) }

    /// The point as text, such as `(320, 0)`.
    package var text: String { "(\(x.shortText), \(y.shortText))" }
}

extension Double {
    /// The largest distance that the model knows, in points and in pages.
    ///
    /// It is a choice: products and quotients of such numbers stay finite, and integers fit an `Int`.
    package static let largestDistance = 1e9

    /// The number clamped to the range that the model calculates with; 0 if it is not a number.
    ///
    /// Adding 0 turns a negative zero into zero: the two are equal, but would read differently in a recording.
    package var bounded: Double {
        isNaN ? 0 : Swift.min(Self.largestDistance, Swift.max(-Self.largestDistance, self)) + 0
    }

    /// The number rounded toward zero, as `Int` does it but without a trap: 0 if it is not a number.
    var truncated: Int { Int(bounded) }

    /// The number as text, rounded to thousandths; anything finer is rounding error.
    package var shortText: String {
        let number = (bounded * 1_000).rounded() / 1_000 + 0
        return number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
}
