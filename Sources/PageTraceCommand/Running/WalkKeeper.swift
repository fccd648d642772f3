import PageTrace
import PageTraceDiagrams
import PageTraceFiles

/// Writes what an exploration has found: its JSON, and the shortest walk as a trace, a test or a drawing.
struct WalkKeeper {
    let source: TraceSource
    let isForced: Bool

    func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

    func write(_ bytes: [UInt8], to path: String) throws {
        try write([OutputFile(name: FilePath.name(of: path), bytes: bytes)], to: FilePath.folder(of: path))
    }

    /// Draws the shortest walk, or writes its log, as `run` would.
    ///
    /// A diagram of states shows what is around the walk, too, and needs no walk.
    func draw(
        _ exploration: Exploration, _ format: ArtifactFormat?, _ diagrams: [Diagram], to path: String
    ) throws {
        let destination = Destination(argument: path)
        var format = format
        if format == nil, case .file(_, let name) = destination { format = ArtifactFormat(ending: name) }
        let made = format ?? .svg
        let artifacts = made.isOfDiagrams ? diagrams.map { Artifact.diagram($0, made) } : [.log(made)]
        var files: [OutputFile] = []
        for artifact in artifacts {
            let isStates = if case .diagram(.states, _) = artifact { true } else { false }
            let walk = exploration.walks.first?.recording
            guard let recording = isStates ? exploration.surroundings ?? walk : walk else { continue }
            let name = artifact.fileName(for: source.baseName + (walk == nil ? ".explored" : ".walk"))
            do throws(DiagramError) {
                let bytes = try artifact.bytes(of: recording)
                files.append(OutputFile(name: name, bytes: GeneratedFileMark.stamped(bytes, as: made)))
            } catch {
                throw CommandFailure.drawing(name: name, error)
            }
        }
        switch destination {
        case .standardOutput:
            guard files.count == 1 else {
                throw CommandFailure.severalSheets(count: files.count, destination: "--output -")
            }
            try Console.standardOutput.write(files[0].bytes)
        case .folder(let folder): try write(files, to: folder)
        case .file(let folder, let name):
            guard files.count == 1 else { throw CommandFailure.severalSheets(count: files.count, destination: name) }
            files[0].name = name
            try write(files, to: folder)
        }
    }

    private func write(_ files: [OutputFile], to folder: String) throws {
        let rule = ReplacementRule.protecting(
            inputs: [source.path].compactMap { $0 }, isForced: isForced, elsewhere: "write elsewhere with --output")
        let outcomes = try OutputFolder(folder).write(files, replacing: rule)
        for (file, outcome) in zip(files, outcomes) {
            let path = VisibleText.of(path: FilePath.join(FilePath.normal(folder), file.name))
            let done = outcome == .created ? "wrote" : outcome == .replaced ? "replaced" : "current:"
            Console.standardError.writeIgnoringErrors("\(done) \(path)\n")
        }
    }
}
