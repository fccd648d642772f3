import PageTrace
import PageTraceDiagrams

/// The sizes that the logs of a trace or a recording have as files, counted step by step.
struct LogSize {
    private let source: String
    private let formats: [ArtifactFormat]
    private let total: Int
    private let estimates: Bool
    private var sizes: [Int]
    private var steps = 0

    /// - Parameters:
    ///   - total: The number of steps, for a trace that of its gestures.
    ///   - estimates: Whether the first steps can tell that the whole would be too large.
    init(of run: TraceRun, as formats: [ArtifactFormat], total: Int, estimates: Bool) {
        source = run.input.description
        self.formats = formats
        self.total = total
        self.estimates = estimates
        sizes = formats.map { _ in 0 }
    }

    /// Counts a step of a recording, and refuses a log that would be too large.
    mutating func add(_ step: Step) throws(TraceError) {
        let line = formats.contains { $0 != .text } ? step.jsonLine.utf8.count : 0
        for place in sizes.indices {
            switch formats[place] {
            case .text: sizes[place] += step.text.utf8.count
            case .json: sizes[place] += line * Self.jsonGrowth
            default: sizes[place] += line
            }
        }
        try check()
    }

    /// Takes the sizes of logs that have grown by a step, and refuses one that is too large.
    mutating func grow(to logs: [[UInt8]]) throws(TraceError) {
        for place in sizes.indices { sizes[place] = logs[place].count }
        try check()
    }

    private mutating func check() throws(TraceError) {
        steps += 1
        for (format, size) in zip(formats, sizes) {
            // The first steps are representative of most walks.
            let bytes = estimates && steps == Self.sample ? max(size, size / steps * total) : size
            guard bytes > Self.limit else { continue }
            throw TraceError(
                kind: .limitExceeded, source: source,
                message: "\(Quantity.text(total, "step")) make \(Quantity.text(bytes, "byte")) or more as "
                    + "\(format.rawValue), and a file of it has \(Quantity.text(Self.limit)) at the most",
                advice: "Choose some with --steps, as in --steps 0-1000, or write the log to standard output, which "
                    + "has no limit: --format \(format == .text ? "text" : "jsonl") --output -")
        }
    }

    /// The maximum size of a log as a file; it is in memory as a whole, and JSON also needs its recording there.
    private static let limit = 200_000_000

    /// The number of steps that tell how large the log will be.
    static let sample = 2_000
    /// Indentation and repeated keys make JSON this much larger than JSON lines.
    private static let jsonGrowth = 3
}
