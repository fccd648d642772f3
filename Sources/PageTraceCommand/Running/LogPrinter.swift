import PageTrace
import PageTraceFiles

/// Writes recordings to standard output as text, coloured on a terminal.
struct LogPrinter {
    let isColoured: Bool

    func print(_ recording: Recording) throws {
        guard isColoured else { return try Console.standardOutput.writeWhileRead(recording.text) }
        var text = recording.heading
        for step in recording.steps {
            text += "\n"
            for line in step.lines { text += coloured(line) + "\n" }
        }
        try Console.standardOutput.writeWhileRead(text + recording.ending)
    }

    /// Colour alone never carries a meaning: the words of each line say the same.
    private func coloured(_ line: StepLine) -> String {
        switch line.kind {
        case .gesture: style(line.text, "1")
        case .callback(.dataSource), .callback(.indicator): style(line.text, "34")
        case .callback(.delegate), .callback(.completion): style(line.text, "35")
        case .callback: style(line.text, "36")
        case .change, .held, .tracker(isWrong: false): line.text
        case .tracker(isWrong: true), .finding: style(line.text, "1;31")
        }
    }

    private func style(_ text: String, _ code: String) -> String {
        "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}
