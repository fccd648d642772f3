/// The size of a scroll view, which is the size of each of its pages, in points.
package struct ScrollSize: Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size with both lengths clamped to the range that the model calculates with.
    ///
    /// A negative length becomes 0. (Choice: `CGRect` would standardize such a rectangle.)
    package var bounded: ScrollSize { ScrollSize(width: max(0, width.bounded), height: max(0, height.bounded)) }

    /// The size as text, such as `320 × 480`.
    package var text: String { "\(width.shortText) × \(height.shortText)" }
}
