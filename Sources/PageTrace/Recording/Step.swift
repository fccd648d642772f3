import Paging

/// One gesture and all that followed from it until rest.
public struct Step: Hashable, Sendable, Codable {
    /// The place of the step in the recording, from 0.
    ///
    /// A trace opens with a set, which is step 0: where everything starts. The first swipe is step 1.
    public var number: Int

    /// What happened to the container from outside.
    public var gesture: GestureRecord

    /// What the author of the trace says of the step, nil for nothing.
    public var annotation: Annotation?

    /// The callbacks that the client received, in order.
    public var callbacks: [CallbackRecord]

    /// The pages held before the gesture: first by the container, then by whoever else keeps pages.
    public var before: [HeldPages]

    /// The pages held after the gesture, in the order of ``before``.
    public var after: [HeldPages]

    /// The pages that the container holds after the gesture and did not hold before it.
    public var loaded: [String]

    /// The pages that the container held before the gesture and holds no longer.
    public var dropped: [String]

    /// The pages that the data source made in this step and that nobody keeps: neither the container nor the app.
    public var madeNotKept: [String] {
        get { unkept ?? [] }
        set { unkept = newValue.isEmpty ? nil : newValue }
    }

    /// Nil for none, so that it is written only if there are some.
    private var unkept: [String]?

    /// What the trackers of the client say after the gesture.
    public var trackers: [TrackerRecord]

    /// What the step showed to be wrong.
    public var findings: [Finding]

    /// Creates a step from its parts.
    public init(
        number: Int,
        gesture: GestureRecord,
        annotation: Annotation? = nil,
        callbacks: [CallbackRecord] = [],
        before: [HeldPages] = [],
        after: [HeldPages] = [],
        loaded: [String] = [],
        dropped: [String] = [],
        madeNotKept: [String] = [],
        trackers: [TrackerRecord] = [],
        findings: [Finding] = []
    ) {
        self.number = number
        self.gesture = gesture
        self.annotation = annotation
        self.callbacks = callbacks
        self.before = before
        self.after = after
        self.loaded = loaded
        self.dropped = dropped
        unkept = madeNotKept.isEmpty ? nil : madeNotKept
        self.trackers = trackers
        self.findings = findings
    }

    /// What else is worth saying of the step, each a few words: the notes of the gesture, and the pages made in vain.
    public var notes: [String] {
        guard let unkept else { return gesture.notes }
        return gesture.notes + ["made, not kept: \(unkept.map(PageName.text).joined(separator: ", "))"]
    }

    private enum CodingKeys: String, CodingKey {
        case number, gesture, annotation, callbacks, before, after, loaded, dropped
        case unkept = "madeNotKept"
        case trackers, findings
    }
}
