/// One gesture and all that followed from it until rest.
public struct Step: Hashable, Sendable, Codable {
    /// The place of the step in the recording, from 0.
    ///
    /// A trace opens with a set, which is step 0: where everything starts. The first swipe is step 1.
    public var number: Int

    /// What happened to the container from outside.
    public var gesture: GestureRecord

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

    /// What the trackers of the client say after the gesture.
    public var trackers: [TrackerRecord]

    /// What the step showed to be wrong.
    public var findings: [Finding]

    /// Creates a step from its parts.
    public init(
        number: Int,
        gesture: GestureRecord,
        callbacks: [CallbackRecord] = [],
        before: [HeldPages] = [],
        after: [HeldPages] = [],
        loaded: [String] = [],
        dropped: [String] = [],
        trackers: [TrackerRecord] = [],
        findings: [Finding] = []
    ) {
        self.number = number
        self.gesture = gesture
        self.callbacks = callbacks
        self.before = before
        self.after = after
        self.loaded = loaded
        self.dropped = dropped
        self.trackers = trackers
        self.findings = findings
    }
}
