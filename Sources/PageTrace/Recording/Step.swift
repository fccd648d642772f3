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

    /// What the app changed in its own state outside of callbacks, in order.
    package var ownChanges: [OwnChange]

    /// The pages held before the gesture: first by the container, then by any other holders.
    public var before: [HeldPages]

    /// The pages held after the gesture, in the order of ``before``.
    public var after: [HeldPages]

    /// The pages that the container holds after the gesture and did not hold before it.
    public var loaded: [String]

    /// The pages that the container held before the gesture and holds no longer.
    public var dropped: [String]

    /// The pages that the data source made in this step and that nobody keeps: neither the container nor the app.
    package var madeNotKept: [String]

    /// The values of the client's trackers after the gesture.
    public var trackers: [TrackerRecord]

    /// What the step showed to be wrong.
    public var findings: [Finding]

    /// The turns of the main queue in which the gesture and each of the calls came, counted from 1; nil if nobody knows.
    package var turns: [Int]?

    package init(
        number: Int, gesture: GestureRecord, callbacks: [CallbackRecord] = [], ownChanges: [OwnChange] = [],
        before: [HeldPages] = [], after: [HeldPages] = [], loaded: [String] = [], dropped: [String] = [],
        madeNotKept: [String] = [], trackers: [TrackerRecord] = [], findings: [Finding] = []
    ) {
        self.number = number
        self.gesture = gesture
        self.callbacks = callbacks
        self.before = before
        self.after = after
        self.loaded = loaded
        self.dropped = dropped
        self.madeNotKept = madeNotKept
        self.ownChanges = ownChanges
        self.trackers = trackers
        self.findings = findings
    }

    /// What the app changed after some number of callbacks, and before the next.
    package func ownChanges(after count: Int) -> [OwnChange] {
        ownChanges.isEmpty ? [] : ownChanges.filter { $0.place == count }
    }

    /// What else is worth saying of the step, each a few words: the notes of the gesture, and the pages made in vain.
    package var notes: [StepNote] {
        gesture.notes + (madeNotKept.isEmpty ? [] : [StepNote(.madeNotKept(madeNotKept))])
    }
}

/// A variable that the app's own code changed, outside of any callback.
package struct OwnChange: Hashable, Sendable {
    /// The number of the step's callbacks that came before it.
    package var place: Int
    package var change: CallbackRecord.Change
    /// Whether it is code behind a call of `setViewControllers`; otherwise it is what a function of the app does.
    package var followsSet: Bool

    /// Who changes it, in the words of the log.
    package var cause: String { followsSet ? "by the app, with its set" : "by the app" }
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
