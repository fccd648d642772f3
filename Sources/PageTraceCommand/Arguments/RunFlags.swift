import ArgumentParser
import PageTraceDiagrams

struct RunFlags: ParsableArguments {
    @Flag(help: .check)
    var check = false

    @Flag(name: .customLong("open"), help: "Also show a page to step through in the browser.")
    var isOpened = false

    @Flag(
        name: .customLong("watch"),
        help: "Run again whenever a file that is read changes. Control-C ends it.")
    var isWatched = false

    @Flag(help: "Exit with 1 if there are findings.")
    var strict = false

    /// Refuses options that exclude each other.
    ///
    /// - Parameters:
    ///   - paths: The files that are read, `-` for standard input.
    ///   - noun: What is in them: `trace`.
    func validate(_ paths: [String], _ noun: String, _ output: OutputOptions) throws {
        if paths.filter({ $0 == "-" }).count > 1 {
            throw ValidationError("Standard input can be read once: name - once.")
        }
        switch output.destination {
        case .folder: break
        case .standardOutput where paths.count > 1:
            throw ValidationError("--output - takes one result, and this asks for \(paths.count). Name one \(noun).")
        case .standardOutput where check:
            throw ValidationError("--check compares files: name their folder with --output.")
        case .file(_, let name) where paths.count > 1 && !output.rare.isLegend:
            throw ValidationError("\(name) is one file, and this asks for \(paths.count). Name one \(noun).")
        case .standardOutput, .file: break
        }
        if isOpened && (check || output.destination == .standardOutput) {
            throw ValidationError("--open shows a file: leave out --check, and name a folder with --output.")
        }
        if isWatched && (check || paths.isEmpty || paths.contains("-")) {
            throw ValidationError("--watch waits for files to change: name \(noun) files, and leave out --check.")
        }
    }

    /// Runs once, or whenever a file changes.
    ///
    /// - Parameter isLive: Whether the page goes on with the reader's own gestures.
    func run(_ inputs: [RunInput], _ output: OutputOptions, isLive: Bool = false) throws {
        guard isWatched else {
            return try CommandFailure.reporting { try job(inputs, output, isOpened, isLive).run() }
        }
        var isFirst = true
        try FileWatch.run(inputs.compactMap(\.path)) {
            // The browser keeps the page open; from then on, the reader reloads it.
            try job(inputs, output, isOpened && isFirst, isLive).run()
            isFirst = false
        }
    }

    private func job(_ inputs: [RunInput], _ output: OutputOptions, _ isOpened: Bool, _ isLive: Bool) -> RunJob {
        let page = self.isOpened && !output.artifacts.contains(.log(.html)) ? [Artifact.log(.html)] : []
        return RunJob(
            inputs: inputs, artifacts: output.artifacts + page, theme: output.look.theme, steps: output.made.steps,
            options: output.diagramOptions, destination: output.destination, isCheck: check,
            isForced: output.writing.force, isLive: isLive, isStrict: strict, isQuiet: output.writing.quiet,
            showsLog: output.showsLog, isOpened: isOpened)
    }
}
