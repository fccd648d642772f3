import PageTrace
import PageTraceFiles

/// Writes logs to standard output as text, step by step while a trace is replayed, colored on a terminal.
struct LogPrinter {
    private let isColored: Bool
    private var text = ""
    /// Who stops to read, as `head` does after some lines, has seen enough: the run goes on and writes its files.
    private var isRead = true

    /// So many bytes go out at once.
    private static let chunk = 1 << 16

    init(isColored: Bool) {
        self.isColored = isColored
    }

    mutating func print(_ step: Step) throws {
        guard isRead else { return }
        if isColored {
            text += "\n"
            for line in step.lines { text += Self.colored(line, step.gesture.outcome) + "\n" }
        } else {
            text += "\n" + step.text
        }
        if text.utf8.count > Self.chunk { try flush() }
    }

    /// Writes a recording that is there as a whole.
    mutating func print(_ recording: Recording) throws {
        try print(recording.heading)
        for step in recording.steps { try print(step) }
        try print(recording.ending)
    }

    mutating func print(_ other: String) throws {
        text += other
        try flush()
    }

    private mutating func flush() throws {
        defer { text = "" }
        guard isRead else { return }
        do {
            try Console.standardOutput.write(text)
        } catch {
            guard error.kind == .closedPipe else { throw error }
            isRead = false
        }
    }

    /// Color alone never carries a meaning: the words of each line say the same.
    private static func colored(_ line: StepLine, _ outcome: GestureOutcome) -> String {
        switch line.kind {
        case .gesture: style(line.text, color(of: outcome))
        case .annotation: style(line.text, "1")
        case .callback(.dataSource), .callback(.indicator): style(line.text, "34")
        case .callback(.delegate), .callback(.completion): style(line.text, "35")
        case .callback: style(line.text, "36")
        case .change, .held, .tracker(isWrong: false): line.text
        case .tracker(isWrong: true), .finding: style(line.text, "1;31")
        }
    }

    /// Bold; yellow if the gesture led elsewhere than it was meant to, red if the run stopped.
    private static func color(of outcome: GestureOutcome) -> String {
        switch outcome {
        case .completed, .changed, .inFlight: "1"
        case .cancelled, .bounced, .ignored: "1;33"
        case .raised, .crashed: "1;31"
        }
    }

    private static func style(_ text: String, _ code: String) -> String {
        "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}
