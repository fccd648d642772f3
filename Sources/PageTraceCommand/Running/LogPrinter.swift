import PageTrace
import PageTraceFiles

/// Writes logs to standard output as text, step by step while a trace is replayed, colored on a terminal.
struct LogPrinter {
    private let isColored: Bool
    private let terminal: TerminalText
    private var text = ""
    /// Whether the log is still being read: if a reader stops, as `head` does, the run goes on and writes its files.
    private var isRead = true

    /// The number of bytes written at once.
    private static let chunk = 1 << 16

    init(_ console: Console) {
        isColored = console.takesColor
        terminal = TerminalText(width: console.columns, isColored: false)
    }

    mutating func print(_ step: Step) throws {
        guard isRead else { return }
        if isColored {
            text += "\n"
            for line in step.lines {
                let fitted = terminal.fitted(line.text)
                text += TerminalText.style(fitted, Self.code(for: line, step.gesture.outcome)) + "\n"
            }
        } else {
            text += "\n" + terminal.shown(step.text)
        }
        if text.utf8.count > Self.chunk { try flush() }
    }

    mutating func print(_ recording: Recording) throws {
        try print(recording.heading)
        for step in recording.steps { try print(step) }
        try print(recording.ending)
    }

    mutating func print(_ other: String) throws {
        text += terminal.shown(other)
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
    private static func code(for line: StepLine, _ outcome: GestureOutcome) -> String? {
        switch line.kind {
        case .gesture: color(of: outcome)
        case .annotation: "1"
        case .callback(let role): TerminalText.code(for: role)
        case .change, .held, .tracker(isWrong: false): nil
        case .tracker(isWrong: true), .finding: "1;31"
        }
    }

    /// Bold; yellow if the gesture did not lead where it was meant to, red if the run stopped.
    private static func color(of outcome: GestureOutcome) -> String {
        switch outcome {
        case .completed, .changed, .inFlight: "1"
        case .cancelled, .bounced, .ignored: "1;33"
        case .raised, .crashed: "1;31"
        }
    }
}
