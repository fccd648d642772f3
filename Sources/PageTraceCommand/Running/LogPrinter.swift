import PageTrace
import PageTraceFiles

/// Writes logs to standard output as text, step by step while a trace is replayed, for a screen if it is a terminal.
struct LogPrinter {
    private let isScreen: Bool
    private let terminal: TerminalText
    private var text = ""
    /// Whether the log is still being read: if a reader stops, as `head` does, the run goes on and writes its files.
    private var isRead = true

    private static let chunk = 1 << 16

    init(_ console: Console) {
        isScreen = console.isTerminal
        terminal = TerminalText(console)
    }

    mutating func print(_ step: Step) throws {
        guard isRead else { return }
        text += "\n" + (isScreen ? terminal.shown(step.screenLines) : step.text)
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
        if isRead { isRead = try Console.standardOutput.writeWhileRead(text) }
    }
}
