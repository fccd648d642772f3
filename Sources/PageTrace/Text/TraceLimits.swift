/// The limits on a trace.
///
/// The limits are generous. They make sure that a broken or hostile file ends in an error message and does not exhaust
/// memory. Each can be changed: `TraceLimits { $0.gestures = 1_000 }`.
package struct TraceLimits: Hashable, Sendable {
    /// The size of a file in bytes, 64 MiB by default.
    package var fileSize = 64 << 20
    /// The depth of nested lists and objects, 64 by default. (A trace needs 6, and 2 more for each nested repetition.)
    package var nesting = 64
    /// The number of pages in the list at any time, and in one gesture; 100,000 by default.
    package var pages = 100_000
    /// The number of gestures that are written out, 1,000,000 by default.
    ///
    /// At most as many are read again, to find out what further rounds of repetitions mean, and at most as many are
    /// chosen by random walks, counted in full.
    package var gestures = 1_000_000
    /// The number of gestures with repetitions counted in full, 100,000,000 by default.
    package var steps = 100_000_000
    /// The number of pages of a scroll view times the number of its gestures, counted in full; 1,000,000 by default.
    ///
    /// Every step looks at all pages and records them.
    package var pagesSeen = 1_000_000
    /// The number of gestures of a root container, counted in full; 2,000 by default.
    ///
    /// With a single stack, each gesture can leave one more controller behind, and every step records all of them.
    package var rootGestures = 2_000
    /// The number of gestures that change the list, 10,000 by default.
    ///
    /// Each may cost time proportional to the length of the list.
    ///
    /// If a repetition changes the list in each round, more are allowed while the list is short, and fewer if it is
    /// long: in total, they may move as many pages as this number of changes moves in a list of 10,000 pages.
    package var listChanges = 10_000
    /// The number of characters in a title or a name, 1,000 by default.
    package var nameLength = 1_000
    /// The number of combining marks in a row in a title or a name, 30 by default, as in Unicode's Stream-Safe Text Format.
    ///
    /// Whoever compares two texts has to put them in order first, which takes long if there are hundreds.
    package var marks = 30
    /// The number of characters in a number, 100 by default.
    package var numberLength = 100
    /// The number of trackers, 100 by default.
    package var trackers = 100

    /// Creates limits: the usual ones, with some changed.
    package init(_ change: (inout Self) -> Void = { _ in }) { change(&self) }
}
