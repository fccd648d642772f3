/// What a call does to the page that it is about: the page comes into the slots of a name, or goes from them.
///
/// A recording says what is held before a step and after it. This says at which call it changes.
package struct CallbackMove: Hashable, Sendable {
    package enum Way: Int, Sendable {
        /// The page goes.
        case goes = -1
        /// The page takes the place of all others.
        case replaces = 0
        /// The page comes to those that are there.
        case comes = 1
    }

    package let way: Way
    /// The name of the slots.
    package let slot: String
    /// Whether the user sees a page that comes at once.
    package let isShown: Bool

    init(_ way: Way, _ slot: String, isShown: Bool = false) {
        (self.way, self.slot, self.isShown) = (way, slot, isShown)
    }
}
