/// One gesture and all that followed from it until rest.
public struct Step: Hashable, Sendable {
    /// The place of the step in the recording, from 0.
    ///
    /// A trace opens with a set, which is step 0. The first swipe is step 1.
    public var number: Int

    /// What happened to the container from outside.
    public var gesture: GestureRecord

    /// The trace author's remark on the step, nil for none.
    package var annotation: Annotation?

    /// The callbacks that the client received, in order.
    public var callbacks: [CallbackRecord]

    /// The pages held before the gesture: first by the container, then by any other holders.
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

    /// What the trace's author says of the step, in one line; nil for nothing.
    public var note: String? { annotation?.note }

    /// Nil if there are none, so that they take space only if they exist.
    private var unkept: [String]?

    /// The values of the client's trackers after the gesture.
    public var trackers: [TrackerRecord]

    /// What the step showed to be wrong.
    public var findings: [Finding]

    /// The turns of the main queue in which the gesture and each of the calls came, counted from 1; nil if nobody knows.
    package var turns: [Int]?

    package init(
        number: Int, gesture: GestureRecord, annotation: Annotation? = nil, callbacks: [CallbackRecord] = [],
        before: [HeldPages] = [], after: [HeldPages] = [], loaded: [String] = [], dropped: [String] = [],
        madeNotKept: [String] = [], trackers: [TrackerRecord] = [], findings: [Finding] = []
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
    package var notes: [StepNote] { gesture.notes + (unkept.map { [StepNote(.madeNotKept($0))] } ?? []) }
}

/// The trace author's remark on a gesture: a note beside its step, and whether the step stands out.
package struct Annotation: Hashable, Sendable {
    /// The note, in one line; nil for none.
    package var note: String?
    /// Whether the step stands out among the others.
    package var isEmphasized = false

    /// Whether there is neither a note nor an emphasis.
    package var isEmpty: Bool { note == nil && !isEmphasized }
}
