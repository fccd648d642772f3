/// What else is worth saying of a step, in a few words.
///
/// What drawings ask for has a name here; every other note is just its words.
///
/// ```swift
/// let skipped = recording.steps.filter { $0.gesture.notes.contains(.preloadSkipped) }
/// ```
public struct StepNote: RawRepresentable, Hashable, Sendable {
    /// The words.
    public var rawValue: String

    /// Creates a note of some words.
    public init(rawValue: String) { self.rawValue = rawValue }

    package init(_ words: String) { rawValue = words }
}

extension StepNote {
    /// After the landing the data source was not asked ahead. (Rule 11)
    public static let preloadSkipped = StepNote("preload skipped")

    /// Nobody has published a log of this: the model picks one behavior.
    package static let choice = StepNote("a choice of the model")

    /// Of two animated sets at once, only the blocks were observed. (Rule 22, iOS 26)
    package static let blocksAlone = StepNote("only blocks known")

    /// A call that should have come never came.
    static func lost(_ loss: Losses) -> StepNote { StepNote("\(loss.names.joined(separator: ", ")) is lost") }

    /// The data source made these pages, and nobody keeps them.
    static func madeNotKept(_ pages: [String]) -> StepNote {
        StepNote("made, not kept: \(pages.map(PageName.text).joined(separator: ", "))")
    }
}
