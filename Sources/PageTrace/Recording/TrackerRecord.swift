package import Paging

/// The value of a client's tracker at the end of a step.
public struct TrackerRecord: Hashable, Sendable {
    /// The name of the tracker, such as `title`.
    public var name: String

    /// Its value: the name of a page, an index, a text; nil if it has none yet.
    public var value: String?

    /// What its value is: a page, an index or a text.
    package var holds: Tracker.Value

    /// Whether it differs from what it should be for the page shown at rest.
    public var isWrong: Bool

    /// Whether its value can be judged: a page is at rest, and it is known what the value should be for it.
    ///
    /// Of a flag, or of what the app wants, nothing is known.
    package var isChecked: Bool

    /// Whether it has a value that was judged, and that is as it should be.
    package var isRight: Bool { value != nil && isChecked && !isWrong }

    package init(
        name: String, value: String?, holds: Tracker.Value = .page, isWrong: Bool = false, isChecked: Bool = true
    ) {
        self.name = name
        self.value = value
        self.holds = holds
        self.isWrong = isWrong
        self.isChecked = isChecked
    }
}

extension Step {
    /// So many trackers are told one by one; of more, those that are right are counted.
    package static let mostTrackers = 3

    /// The trackers that are told one by one, by their places.
    package var toldTrackers: [Int] {
        trackers.indices.filter { trackers.count <= Self.mostTrackers || !trackers[$0].isRight }
    }
}
