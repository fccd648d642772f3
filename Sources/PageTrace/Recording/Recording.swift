/// The log of a replayed trace or of a device: the one value that every text, file and diagram is made from.
///
/// A recording holds names and order, and nothing specific to the engine that produced it. A new container therefore
/// needs no change in the code that reads recordings.
public struct Recording: Hashable, Sendable {
    /// The version of the form in which a recording is written as JSON.
    package static let version = 1

    /// The title of the trace, empty if it has none.
    public var title: String

    /// What the trace shows, in a sentence or two; empty if not given.
    package var about: String

    /// The container, in words, such as `UIPageViewController, scroll`.
    public var container: String

    /// How the container lays out its pages.
    package var layout: Layout

    /// The settings of the container; nil if only the words are known.
    package var settings: RecordedSettings?

    /// The device that it was recorded on, nil for a recording of the model.
    package var device: RecordedDevice?

    /// Every page that was named by the trace or by a step, in the order of the client's list.
    public var pages: [String]

    /// The steps, in order.
    public var steps: [Step]

    /// The steps that are left out, nil if the recording has all its steps; see ``steps(in:)``.
    package var omitted: OmittedSteps?

    /// Whether each step goes on from the one before; those of a graph are its transitions, in no order.
    package var isWalk = true

    package init(
        title: String = "", about: String = "", container: String, pages: [String], steps: [Step],
        device: RecordedDevice? = nil, layout: Layout = Layout(), settings: RecordedSettings? = nil
    ) {
        self.title = title
        self.about = about
        self.container = container
        self.pages = pages
        self.steps = steps
        self.device = device
        self.layout = layout
        self.settings = settings
    }

    /// The container, and the device if it was real: `UIPageViewController, scroll, recorded on iPhone17,1, iOS 26.1`.
    package var setting: String {
        [container, device?.text ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// All findings, in the order of the steps that they belong to.
    public var findings: [Finding] { steps.flatMap(\.findings) }

    /// The step at which the replay stopped because UIKit would have raised or the app's code would have trapped; nil
    /// if it ran to its end.
    public var stoppedAt: Step? { steps.last.flatMap { $0.gesture.outcome.isStop ? $0 : nil } }
}

/// Something that has a recording: a walk of a test, the driver of an app's page view controller, a trace, or a recording
/// itself.
public protocol RecordingSource {
    /// The recording so far.
    var recording: Recording { get }
}

extension Recording: RecordingSource {
    /// The recording itself.
    public var recording: Recording { self }
}

/// The settings of a recorded container, whichever it is.
package struct RecordedSettings: Hashable, Sendable {
    let container: any Hashable & Sendable

    package static func == (first: Self, second: Self) -> Bool {
        AnyHashable(first.container) == AnyHashable(second.container)
    }

    package func hash(into hasher: inout Hasher) { container.hash(into: &hasher) }
}
