/// A folder that files get their names in, each in one step when all are complete under temporary names.
///
/// Who has files waiting in a folder shares a lock of it with all others who have. The system takes the lock away when a
/// process ends, however that comes about: whoever can lock the folder alone knows that what waits in it is left behind.
final class TargetFolder {
    private let path: String
    private let folder: OpenFolder
    /// The files that do not have their names yet, with those that they have.
    private(set) var waiting: [(file: OutputFile, name: String)] = []
    /// How many files have got their names.
    private(set) var done = 0

    init(_ path: String) throws(FileError) {
        self.path = path
        folder = try FileError.mapping(.cannotWrite, path, try OpenFolder(path))
    }

    /// What files would do here; refuses a target that a file cannot replace, or that a rule protects.
    ///
    /// What runs have left behind that were ended in the middle of writing is removed.
    func outcomes(of files: [OutputFile], _ rule: ReplacementRule) throws(FileError) -> [WriteOutcome] {
        removeLeftovers()
        var outcomes: [WriteOutcome] = []
        for file in files { outcomes.append(try outcome(of: file, rule)) }
        return outcomes
    }

    /// Writes files under temporary names, and waits until they are on the disk.
    func prepare(_ files: [OutputFile], keepsPermissions: Bool) throws(FileError) {
        // Others hold the lock alone only while they remove leftovers. Who holds it longer, as `flock . pagetrace` does,
        // keeps everybody else from removing any.
        for _ in 1...100 {
            guard case .ofSomebodyElse = folder.lock(LOCK_SH) else { break }
            usleep(1_000)
        }
        for file in files {
            try FileError.mapping(
                .cannotWrite, PathCheck.join(path, file.name), try prepare(file, keepsPermissions: keepsPermissions))
        }
    }

    private func prepare(_ file: OutputFile, keepsPermissions: Bool) throws(SystemFailure) {
        let name = TemporaryName.make(.random(in: 0...(.max)))
        let created = try folder.create(name)
        waiting.append((file, name))
        if keepsPermissions, let permissions = try folder.status(of: file.name)?.permissions {
            created.descriptor.allow(permissions)
        }
        try created.descriptor.put(file.bytes)
        try created.descriptor.synchronize()
        try created.finish()
    }

    /// Gives every file its name, and asks once more whether it may have it.
    func giveNames(_ rule: ReplacementRule) throws(FileError) {
        while let (file, name) = waiting.first {
            // Another run may have made it meanwhile just as this one would.
            if try outcome(of: file, rule) == .current {
                folder.remove(name)
            } else {
                try FileError.mapping(
                    .cannotWrite, PathCheck.join(path, file.name), try folder.rename(name, to: file.name))
            }
            waiting.removeFirst()
            done += 1
        }
        // The files are whole and have their names; a disk that cannot promise more is no reason to fail.
        try? folder.synchronize()
    }

    /// Removes the files that do not have their names.
    func removeWaiting() {
        for (_, name) in waiting { folder.remove(name) }
        waiting = []
    }

    private func outcome(of file: OutputFile, _ rule: ReplacementRule) throws(FileError) -> WriteOutcome {
        let path = PathCheck.join(path, file.name)
        let kind = try FileError.mapping(.cannotWrite, path, try folder.status(of: file.name))?.kind
        let existing = ExistingFile(file.name, in: folder)
        switch kind {
        case .folder: throw FileError(.cannotWrite, path, .folder)
        case .other: throw FileError(.cannotWrite, path, .notAFile)
        case .file, .symbolicLink: if existing?.holds(file.bytes) == true { return .current }
        case nil: break
        }
        if let objection = rule.objection(path, existing) {
            throw FileError(.cannotWrite, path, objection.message, nextStep: objection.nextStep)
        }
        // A link is refused after the rule was asked, which knows more of the file that it leads to.
        guard kind != .symbolicLink else { throw FileError(.cannotWrite, path, .symbolicLink) }
        return kind == nil ? .created : .replaced
    }

    private func removeLeftovers() {
        let entries = (try? FolderEntry.list(path)) ?? []
        let names = entries.filter { $0.kind == .file && TemporaryName.isOne($0.name) }.map(\.name)
        guard !names.isEmpty, case .taken = folder.lock(LOCK_EX) else { return }
        for name in names { folder.remove(name) }
        folder.unlock()
    }
}

/// The names of files that wait for their own: a number, and after it a second one that follows from the first.
///
/// A name that somebody gave to a file of their own does not have both.
enum TemporaryName {
    private static let prefix = ".pagetrace-"

    static func make(_ number: UInt64) -> String {
        let digits = FileName.digits(of: number, count: 16)
        return prefix + digits + FileName.digits(of: FileName.hash(of: digits), count: 8)
    }

    static func isOne(_ name: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        return UInt64(name.dropFirst(prefix.count).prefix(16), radix: 16).map(make) == name
    }
}
