/// A folder that files get their names in, each in one step when all are complete under temporary names.
///
/// Who has files waiting in a folder shares a lock of it with all others who have. The system takes the lock away when a
/// process ends, however that comes about: whoever can lock the folder alone knows that what waits in it is left behind.
final class TargetFolder {
    private let path: String
    private let folder: OpenFile
    /// The files that do not have their names yet, with the paths that they have.
    private(set) var waiting: [(file: OutputFile, path: String)] = []
    private(set) var done = 0

    init(_ path: String) throws(FileError) {
        self.path = path
        folder = try FileError.mapping(.cannotWrite, path, try OpenFile(path, .folder))
        // Others hold the lock alone only while they remove leftovers. Who holds it longer, as `flock . pagetrace` does,
        // keeps everybody else from removing any.
        for _ in 1...100 {
            guard flock(folder.descriptor.number, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK else { break }
            usleep(1_000)
        }
    }

    /// Writes files under temporary names, and waits until they are on the disk.
    func prepare(_ files: [OutputFile]) throws(FileError) {
        for file in files {
            let path = FilePath.join(path, file.name)
            try FileError.mapping(.cannotWrite, path, try prepare(file, at: path))
        }
    }

    private func prepare(_ file: OutputFile, at path: String) throws(SystemFailure) {
        let temporary = FilePath.join(self.path, TemporaryName.random())
        let created = try OpenFile(temporary, .creating)
        waiting.append((file, temporary))
        let existing = try FileStatus.of(path, followsLinks: false)
        if let permissions = existing?.permissions { created.descriptor.allow(permissions) }
        try created.descriptor.put(file.bytes)
        try created.descriptor.synchronize()
        try created.finish()
    }

    /// Gives every file its name, and asks once more whether it may have it.
    func giveNames(_ rule: ReplacementRule) throws(FileError) {
        while let (file, temporary) = waiting.first {
            // Another run may have made it meanwhile just as this one would.
            if try file.outcome(in: path, rule) == .current {
                unlink(temporary)
            } else {
                let path = FilePath.join(path, file.name)
                _ = try FileError.mapping(.cannotWrite, path, try SystemFailure.check { rename(temporary, path) })
            }
            waiting.removeFirst()
            done += 1
        }
        // The files are whole and have their names; a disk that cannot promise more is no reason to fail.
        try? folder.descriptor.synchronize()
    }

    func removeWaiting() {
        for (_, path) in waiting { unlink(path) }
        waiting = []
    }

    /// Removes what runs have left behind that were ended in the middle of writing.
    static func removeLeftovers(in path: String) {
        let entries = (try? FolderEntry.list(path)) ?? []
        let names = entries.filter { $0.kind == .file && TemporaryName.isOne($0.name) }.map(\.name)
        guard !names.isEmpty, let folder = try? OpenFile(path, .folder),
            flock(folder.descriptor.number, LOCK_EX | LOCK_NB) == 0
        else { return }
        for name in names { unlink(FilePath.join(path, name)) }
    }
}

extension OutputFile {
    /// What writing the file would do; refuses a target that a file cannot replace, or that a rule protects.
    func outcome(in folder: String, _ rule: ReplacementRule) throws(FileError) -> WriteOutcome {
        let path = FilePath.join(folder, name)
        let status = try FileError.mapping(.cannotWrite, path, try FileStatus.of(path, followsLinks: false))
        let existing = ExistingFile(path)
        switch status?.kind {
        case .folder: throw FileError(.cannotWrite, path, .folder)
        case .other: throw FileError(.cannotWrite, path, .notAFile)
        case .file, .symbolicLink: if existing?.holds(bytes) == true { return .current }
        case nil: break
        }
        if let objection = rule.objection(path, existing) {
            throw FileError(.cannotWrite, path, objection.message, nextStep: objection.nextStep)
        }
        // A link is refused after the rule was asked, which knows more of the file that it leads to.
        guard status?.kind != .symbolicLink else { throw FileError(.cannotWrite, path, .symbolicLink) }
        guard let permissions = status?.permissions else { return .created }
        // The system would replace it.
        guard permissions & 0o222 != 0 else {
            throw FileError(.cannotWrite, path, "it is write-protected", nextStep: "Allow writing with chmod u+w.")
        }
        return .replaced
    }
}

/// The names of files that wait for their own: `.pagetrace-` and 24 hexadecimal digits.
enum TemporaryName {
    private static let prefix = ".pagetrace-"
    private static let count = 24

    static func random() -> String {
        prefix + (0..<count).map { _ in String(Int.random(in: 0..<16), radix: 16) }.joined()
    }

    static func isOne(_ name: String) -> Bool {
        name.hasPrefix(prefix) && name.utf8.count == prefix.utf8.count + count
            && name.dropFirst(prefix.count).allSatisfy { "0123456789abcdef".contains($0) }
    }
}
