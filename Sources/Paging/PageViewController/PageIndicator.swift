/// The row of dots below the pages. (Rule 37)
///
/// UIKit asks for both numbers after a programmatic set, but never after a gesture; the current dot then moves by
/// itself.
package struct PageIndicator: Hashable, Sendable {
    /// The answer to `presentationCount`.
    package var count: Int
    /// The current dot, from 0: the answer to `presentationIndex`, moved by each landing since.
    package var current: Int

    package init(count: Int, current: Int) {
        self.count = count
        self.current = current
    }

    /// Moves the current dot by one, not beyond either end.
    mutating func advance(_ direction: Direction) {
        switch direction {
        case .forward where current < count - 1: current += 1
        case .backward where current > 0: current -= 1
        default: break
        }
    }
}
