/// What the recorder logged while a trace was replayed, or on a device: the one value that every text, file and diagram is made from.
///
/// A recording knows names and order, and nothing of the engine that produced it. A new container therefore needs no
/// change in whatever reads recordings.
public struct Recording: Hashable, Sendable {
    /// The version of the form in which a recording is written as JSON.
    public static let version = 1

    /// The title of the trace, empty if it has none.
    public var title: String

    /// What the trace shows, in a sentence or two; empty if nothing is said.
    public var about: String

    /// The container that was replayed, in words, such as `UIPageViewController, scroll`.
    public var container: String

    /// The device that it was recorded on, nil for a recording of the model.
    public var device: RecordedDevice?

    /// Every page that was named by the trace or by a step, in the order of the client's list.
    public var pages: [String]

    /// The steps, in order.
    public var steps: [Step]

    /// What is left out, nil if the recording has all its steps; see ``steps(in:)``.
    public var omitted: OmittedSteps?

    /// Creates a recording from its parts.
    public init(
        title: String = "", about: String = "", container: String, pages: [String], steps: [Step],
        omitted: OmittedSteps? = nil, device: RecordedDevice? = nil
    ) {
        self.title = title
        self.about = about
        self.container = container
        self.pages = pages
        self.steps = steps
        self.omitted = omitted
        self.device = device
    }

    /// The container, and the device if it was a real one: `UIPageViewController, scroll, recorded on iPhone17,1, iOS 26.1`.
    public var setting: String {
        [container, device?.text ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// All findings, in the order of the steps that they belong to.
    public var findings: [Finding] {
        steps.flatMap(\.findings)
    }

    /// The step at which the replay stopped because UIKit would have raised or the app's code would have trapped, nil
    /// where it ran to its end.
    public var stoppedAt: Step? {
        steps.last.flatMap { $0.gesture.outcome.isStop ? $0 : nil }
    }
}
