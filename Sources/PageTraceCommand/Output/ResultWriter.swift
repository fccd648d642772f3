import PageTraceFiles

/// Writes results, and says of each file whether it is new.
struct ResultWriter {
    /// The files that were read, which are never replaced.
    let inputs: [String]
    let isForced: Bool
    let isQuiet: Bool

    /// Writes one file; a destination that is a file gives it another name.
    func write(_ file: OutputFile, to destination: Destination) throws {
        switch destination {
        case .standardOutput: try Console.standardOutput.writeWhileRead(file.bytes)
        case .folder(let folder): try write([file], to: folder)
        case .file(let folder, let name): try write([OutputFile(name: name, bytes: file.bytes)], to: folder)
        }
    }

    func write(_ files: [OutputFile], to folder: String) throws {
        let rule = ReplacementRule.protecting(
            inputs: inputs, isForced: isForced, elsewhere: "write elsewhere with --output")
        let outcomes = try OutputFolder(folder).write(files, replacing: rule)
        Self.tell(of: [(FolderChange(folder: folder, files: files), outcomes)], isQuiet: isQuiet)
    }

    /// Says of each file of some folders whether it is new.
    static func tell(of changes: some Sequence<(FolderChange, [WriteOutcome])>, isQuiet: Bool) {
        guard !isQuiet else { return }
        for (change, outcomes) in changes {
            for (file, outcome) in zip(change.files, outcomes) {
                let path = VisibleText.of(path: FilePath.join(FilePath.normal(change.folder), file.name))
                let done = outcome == .created ? "wrote" : outcome == .replaced ? "replaced" : "current:"
                Console.standardError.writeIgnoringErrors("\(done) \(path)\n")
            }
        }
    }
}
