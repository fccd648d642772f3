extension FoundWalk {
    /// The walk in path notation if possible, otherwise in words; includes the gestures that lead to its start.
    public var notation: String { Self.notation(of: trace) }

    /// The gestures of a trace in path notation if possible, otherwise in words.
    package static func notation(of trace: Trace) -> String {
        trace.path ?? trace.scenario.any.gestureWords.joined(separator: " · ")
    }
}
