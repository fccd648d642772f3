/// How large a trace may be.
///
/// The limits are generous: they are there so that a broken or hostile file ends in a sentence and not in a machine
/// without memory. Each can be changed: `TraceLimits(gestures: 1_000)`.
public struct TraceLimits: Hashable, Sendable {
    /// The size of a file in bytes, 64 MiB by default.
    public var fileSize: Int
    /// How deep lists and objects may be in each other, 64 by default. (A trace needs 6, and 2 more for each repetition
    /// in another.)
    public var nesting: Int
    /// The number of pages in the list at any time, and in one gesture; 100,000 by default.
    public var pages: Int
    /// The number of gestures that are written out, 1,000,000 by default.
    ///
    /// As many are read again, at most, to see what the further rounds of repetitions mean.
    public var gestures: Int
    /// The number of gestures with repetitions and random walks counted in full, 100,000,000 by default.
    public var steps: Int
    /// The number of pages of a scroll view times the number of its gestures, counted in full; 1,000,000 by default: all
    /// of its pages are looked at, and recorded, in each step.
    public var pagesSeen: Int
    /// The number of gestures of a root container, counted in full; 2,000 by default: with one stack, each can leave
    /// another controller after, and every step records all of them.
    public var rootGestures: Int
    /// The number of gestures that change the list, 10,000 by default: each may cost as much as the list is long.
    ///
    /// Where a repetition changes the list in each of its rounds, more are allowed as long as the list is short: they
    /// may move as many pages in all as this number of changes of the longest list.
    public var listChanges: Int
    /// The number of characters in a title or a name, 1,000 by default.
    public var nameLength: Int
    /// The number of characters in a number, 100 by default.
    public var numberLength: Int
    /// The number of trackers, 100 by default.
    public var trackers: Int

    /// Creates limits.
    ///
    /// Every one that is not given has its default.
    public init(
        fileSize: Int = 64 << 20,
        nesting: Int = 64,
        pages: Int = 100_000,
        gestures: Int = 1_000_000,
        steps: Int = 100_000_000,
        pagesSeen: Int = 1_000_000,
        rootGestures: Int = 2_000,
        listChanges: Int = 10_000,
        nameLength: Int = 1_000,
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
        self.numberLength = numberLength
        self.trackers = trackers
    }
}
