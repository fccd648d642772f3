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

extension ReplacementRule {
    /// Protects the user's work: always what a run reads, and any file that pagetrace does not recognize as its own.
    ///
    /// - Parameters:
    ///   - inputs: The paths of the files that are read, `-` for standard input.
    ///   - isForced: Whether files that pagetrace did not make may be replaced.
    ///   - elsewhere: What to do instead, as part of a sentence, such as "write elsewhere with --output".
    static func protecting(inputs: [String], isForced: Bool, elsewhere: String) -> ReplacementRule {
        let inputs = Set(inputs.compactMap { FileIdentity(of: $0) })
        return ReplacementRule { _, existing in
            guard let existing else { return nil }
            if inputs.contains(existing.identity) {
                return Objection(
                    "this run reads that file", nextStep: "Give one of the two another name, or \(elsewhere).")
            }
            guard !isForced else { return nil }
            guard let ends = existing.ends(first: GeneratedFileMark.reach, last: GeneratedFileMark.reach) else {
                return Objection(
                    "there is a file that cannot be read, and may not be pagetrace's",
                    nextStep: "Move it away, \(elsewhere), or replace it with --force.")
            }
            // An empty file holds no work.
            guard !ends.first.isEmpty, !GeneratedFileMark.isOn(first: ends.first, last: ends.last) else { return nil }
            return Objection(
                "there is a file that pagetrace did not make",
                nextStep: "Move it away, \(elsewhere), or replace it with --force.")
        }
    }
}
