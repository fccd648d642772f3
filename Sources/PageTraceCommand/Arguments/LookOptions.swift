import ArgumentParser
import PageTraceDiagrams
import PageTraceFiles

struct LookOptions: ParsableArguments {
    @Option(help: .theme)
    var theme: Theme = .automatic

    @Option(help: "The width that a drawing keeps to, with the room around it, in points: 320 to 3000.")
    var width = 622

    @Option(
        help: """
            A family of typefaces for text, before the usual ones: 'Source Sans 3'. Texts are measured as in Helvetica: those \
            of a wider face may leave their boxes.
            """)
    var font: String?

    @Option(help: "A family of typefaces for code: 'JetBrains Mono'.")
    var mono: String?

    /// Options of drawings that say the same.
    var diagramOptions: DiagramOptions {
        var options = DiagramOptions()
        options.fileWidth = Double(width)
        (options.font, options.mono) = (font, mono)
        return options
    }

    func validate() throws {
        guard 320...3_000 ~= width else {
            throw ValidationError("--width \(width) is out of range. Allowed are 320 to 3000 points.")
        }
        for (option, name) in [("--font", font), ("--mono", mono)] {
            guard let name, !DiagramOptions.isFont(name) else { continue }
            throw ValidationError("\(option) cannot be \(VisibleText.quoted(name)). \(DiagramOptions.fontForm)")
        }
    }
}
