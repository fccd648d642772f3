/// How something changes in the course of an animated walk.
struct Track<Value: Equatable> {
    /// A change: when it begins, how long it takes, and what is then.
    struct ValueChange {
        let start: Int
        let length: Int
        let value: Value
    }

    /// What is at the start.
    let first: Value
    /// What is in the picture that stands still.
    let still: Value
    let changes: [ValueChange]

    /// Follows a value through all moments.
    ///
    /// - Parameters:
    ///   - frames: The moments; there is at least one.
    ///   - still: The moment that is shown where nothing moves.
    ///   - fade: How long a change takes that moves nothing; nil for as long as pages move.
    init(_ frames: [AnimationFrame], still: Int, fade: Int?, _ value: (AnimationFrame) -> Value) {
        let values = frames.map(value)
        var changes: [ValueChange] = []
        for (index, frame) in frames.enumerated() where index > 0 && values[index] != values[index - 1] {
            changes.append(ValueChange(start: frame.start, length: fade ?? max(frame.motion, 4), value: values[index]))
        }
        (first, self.still, self.changes) = (values[0], values[still], changes)
    }
}
