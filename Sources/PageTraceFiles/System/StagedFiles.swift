/// Files on their way into a folder: complete in a hidden folder first, then renamed all together.
///
/// The hidden folder, with whatever is still in it, goes when this object does. It alone is held open, and the folder of
/// the names is reached from it: a run may be about many folders, and a process may not open many.
final class StagedFiles {
    /// What had the name of a file before.
    private enum Earlier {
        case nothing
        /// A file that has this name in the hidden folder now.
        case kept(String)
        /// Something that this disk gives no second name.
        case lost
    }

    private let path: String
    private let rule: ReplacementRule
    private let staging: StagingFolder
    private let files: [OutputFile]
    /// Which file each of them is, under whatever name.
    private var identities: [FileIdentity?] = []
    /// What the files have replaced so far, in their order.
    private var replaced: [Earlier] = []

    /// Writes files into the hidden folder, and waits until they are on the disk.
    ///
    /// - Parameters:
    ///   - files: At least one.
    ///   - target: The folder in which they will get their names.
    ///   - keepsPermissions: Whether a file that replaces another has the permissions of that.
    ///   - rule: What may be replaced.
    init(
        _ files: [OutputFile], in target: TargetFolder, keepsPermissions: Bool, rule: ReplacementRule = .anything
    ) throws(FileError) {
        path = target.path
        self.rule = rule
        self.files = files
        staging = try FileError.mapping(
            .cannotWrite, PathCheck.join(path, files[0].name), try StagingFolder.make(in: target.folder))
        for (number, file) in files.enumerated() {
            try FileError.mapping(
                .cannotWrite, PathCheck.join(path, file.name),
                try stage(file, as: StagingFolder.new(number), for: target, keepsPermissions: keepsPermissions))
        }
    }

    private func stage(
        _ file: OutputFile, as name: String, for target: TargetFolder, keepsPermissions: Bool
    ) throws(SystemFailure) {
        let created = try staging.folder.create(name)
        if keepsPermissions, let permissions = try target.folder.status(of: file.name)?.permissions {
            created.descriptor.allow(permissions)
        }
        try created.descriptor.put(file.bytes)
        try created.descriptor.synchronize()
        try created.finish()
        identities.append(staging.folder.identity(of: name))
    }

    deinit { staging.remove(knowing: files.count) }

    var count: Int { files.count }

    /// Gives every file its name; each appears, or replaces another, in one step.
    func commit() throws(FileError) {
        for (number, file) in files.enumerated() {
            try checkRule(file)
            let name = StagingFolder.beside(file.name)
            if let earlier = exchange(StagingFolder.new(number), for: name) {
                replaced.append(earlier)
            } else {
                replaced.append(
                    try FileError.mapping(.cannotWrite, PathCheck.join(path, file.name), try replace(name, number)))
            }
            try checkReplaced(number)
        }
        // The files are whole and have their names; a disk that cannot promise more is no reason to fail.
        try? OpenFolder("..", in: staging.folder).synchronize()
    }

    /// Asks the rule once more, but not about what another run has made meanwhile just as this one would.
    private func checkRule(_ file: OutputFile) throws(FileError) {
        let name = StagingFolder.beside(file.name)
        guard !staging.folder.holds(name, with: file.bytes) else { return }
        try rule.check(name, in: staging.folder, path: PathCheck.join(path, file.name))
    }

    /// Somebody may have written into a file after the rule was asked, and before another one took its name.
    private func checkReplaced(_ number: Int) throws(FileError) {
        let file = files[number]
        guard case .kept(let old) = replaced[number], case .file = try? staging.folder.status(of: old)?.kind,
            !staging.folder.holds(old, with: file.bytes)
        else { return }
        try rule.check(old, in: staging.folder, path: PathCheck.join(path, file.name))
    }

    /// Takes the names away again, and gives them back to the files that had them.
    ///
    /// A name that somebody else has given to another file meanwhile is left to it.
    ///
    /// - Returns: How many files stay written because the disk does not allow even that.
    func rollBack() -> Int {
        var written = 0
        for (number, earlier) in replaced.enumerated().reversed() {
            let name = StagingFolder.beside(files[number].name)
            guard staging.folder.identity(of: name) == identities[number] else { continue }
            let isUndone =
                switch earlier {
                case .nothing: staging.folder.remove(name)
                case .kept(let old): giveBack(old, name, number)
                case .lost: false
                }
            if !isUndone { written += 1 }
        }
        replaced = []
        return written
    }

    /// Gives a name back to the file that had it; `false` if the disk does not allow it.
    private func giveBack(_ old: String, _ name: String, _ number: Int) -> Bool {
        guard (try? staging.folder.exchange(old, with: name)) != nil else {
            return (try? staging.folder.rename(old, to: name)) != nil
        }
        // Another run may have given the name to a file of its own just now.
        if staging.folder.identity(of: old) != identities[number] { try? staging.folder.exchange(old, with: name) }
        return true
    }

    /// Gives a file its name, and takes what had it, in one step: whatever another run writes between two steps would be
    /// lost if this one had to give the name back.
    ///
    /// - Returns: What had the name; nil if nothing has changed, because this system or disk cannot do it in one step.
    private func exchange(_ new: String, for name: String) -> Earlier? {
        // Others may give the name to files, and take it away, between two attempts.
        for _ in 1...16 {
            do {
                guard try staging.folder.status(of: name)?.kind != .folder else { return nil }
                try staging.folder.exchange(new, with: name)
                return .kept(new)
            } catch {
                guard error.isMissing else { return nil }
            }
            do {
                try staging.folder.link(new, to: name)
                staging.folder.remove(new)
                return .nothing
            } catch {
                guard error.isTaken else { return nil }
            }
        }
        return nil
    }

    /// Gives a file its name in two steps: what has it now is kept under a second name first.
    private func replace(_ name: String, _ number: Int) throws(SystemFailure) -> Earlier {
        let old = StagingFolder.old(number)
        var earlier = Earlier.kept(old)
        do {
            try staging.folder.link(name, to: old)
        } catch {
            earlier = error.isMissing ? .nothing : .lost
        }
        try staging.folder.rename(StagingFolder.new(number), to: name)
        return earlier
    }
}
