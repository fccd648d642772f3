/// The limits on a trace.
///
/// The limits are generous. They make sure that a broken or hostile file ends in an error message and does not exhaust
/// memory. Each can be changed: `TraceLimits(gestures: 1_000)`.
@usableFromInline package struct TraceLimits: Hashable, Sendable {
    /// The size of a file in bytes, 64 MiB by default.
    package var fileSize: Int
    /// The depth of nested lists and objects, 64 by default. (A trace needs 6, and 2 more for each nested repetition.)
    package var nesting: Int
    /// The number of pages in the list at any time, and in one gesture; 100,000 by default.
    package var pages: Int
    /// The number of gestures that are written out, 1,000,000 by default.
    ///
    /// At most as many are read again, to find out what further rounds of repetitions mean.
    package var gestures: Int
    /// The number of gestures with repetitions and random walks counted in full, 100,000,000 by default.
    package var steps: Int
    /// The number of pages of a scroll view times the number of its gestures, counted in full; 1,000,000 by default.
    ///
    /// Every step looks at all pages and records them.
    package var pagesSeen: Int
    /// The number of gestures of a root container, counted in full; 2,000 by default.
    ///
    /// With a single stack, each gesture can leave one more controller behind, and every step records all of them.
    package var rootGestures: Int
    /// The number of gestures that change the list, 10,000 by default.
    ///
    /// Each may cost time proportional to the length of the list.
    ///
    /// If a repetition changes the list in each round, more are allowed while the list is short, and fewer if it is
    /// long: in total, they may move as many pages as this number of changes moves in a list of 10,000 pages.
    package var listChanges: Int
    /// The number of characters in a title or a name, 1,000 by default.
    package var nameLength: Int
    /// The number of combining marks in a row in a title or a name, 30 by default, as in Unicode's Stream-Safe Text Format.
    ///
    /// Whoever compares two texts has to put them in order first, which takes long if there are hundreds.
    package var marks: Int
    /// The number of characters in a number, 100 by default.
    package var numberLength: Int
    /// The number of trackers, 100 by default.
    package var trackers: Int

    /// Creates limits.
    ///
    /// Any limit that is not given has its default.
    @usableFromInline package init(
        fileSize: Int = 64 << 20,
        nesting: Int = 64,
        pages: Int = 100_000,
        gestures: Int = 1_000_000,
        steps: Int = 100_000_000,
        pagesSeen: Int = 1_000_000,
        rootGestures: Int = 2_000,
        listChanges: Int = 10_000,
        nameLength: Int = 1_000,
        marks: Int = 30,
        numberLength: Int = 100,
        trackers: Int = 100
    ) {
        self.fileSize = fileSize
        self.nesting = nesting
        self.pages = pages
        self.gestures = gestures
        self.steps = steps
        self.pagesSeen = pagesSeen
        self.rootGestures = rootGestures
        self.listChanges = listChanges
        self.nameLength = nameLength
        self.marks = marks
        self.numberLength = numberLength
        self.trackers = trackers
    }
}
