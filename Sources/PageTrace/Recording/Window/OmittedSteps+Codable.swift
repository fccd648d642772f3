extension OmittedSteps.Stretch: Codable {
    private enum Key: String, CodingKey { case first, last, steps, callbacks, findings, stoppedAt }

    /// Reads a stretch.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        first = try values.decode(Int.self, forKey: .first)
        last = try values.decode(Int.self, forKey: .last)
        summary = RecordingSummary(
            steps: try values.decode(Int.self, forKey: .steps),
            callbacks: try values.decode(Int.self, forKey: .callbacks),
            findings: try values.decode(Int.self, forKey: .findings),
            stoppedAt: try values.decodeIfPresent(Int.self, forKey: .stoppedAt))
    }

    /// Writes the stretch: its first and last number, and its figures.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(first, forKey: .first)
        try values.encode(last, forKey: .last)
        try values.encode(summary.steps, forKey: .steps)
        try values.encode(summary.callbacks, forKey: .callbacks)
        try values.encode(summary.findings, forKey: .findings)
        try values.encodeIfPresent(summary.stoppedAt, forKey: .stoppedAt)
    }
}
