/// Files that replace others in several folders: all of them, or none.
enum Replacement {
    /// Writes all files that are missing or other on disk.
    ///
    /// Every target is looked at before the first byte is written, every file of every folder is complete before the
    /// first one gets its name, and where one cannot get it, those before it are taken back.
    ///
    /// Folders that are missing are created, and removed again if something fails.
    ///
    /// - Parameters:
    ///   - changes: The folders with their files. Files get their names from the last folder to the first.
    ///   - keepsPermissions: Whether a file that replaces another has the permissions of that.
    ///   - rule: What may be replaced.
    /// - Returns: For each folder, what became of each file.
    static func make(
        _ changes: [FolderChange], keepsPermissions: Bool, rule: ReplacementRule
    ) throws(FileError) -> [[WriteOutcome]] {
        Interruption.beginWriting()
        defer { Interruption.endWriting() }
        var created = CreatedFolders()
        do {
            for change in changes { try created.create(change.folder) }
            return try replace(changes, keepsPermissions: keepsPermissions, rule: rule)
        } catch {
            created.remove()
            throw error
        }
    }

    /// Of folders only those are held open in which a file changes: there may be more than a process may open.
    private static func replace(
        _ changes: [FolderChange], keepsPermissions: Bool, rule: ReplacementRule
    ) throws(FileError) -> [[WriteOutcome]] {
        var outcomes: [[WriteOutcome]] = []
        for change in changes {
            let target = try TargetFolder(change.folder)
            StagingFolder.removeLeftovers(in: target.folder)
            var outcome: [WriteOutcome] = []
            for file in change.files { outcome.append(try target.outcome(of: file, under: rule)) }
            outcomes.append(outcome)
        }
        var staged: [StagedFiles] = []
        for (change, outcomes) in zip(changes, outcomes) {
            let files = zip(change.files, outcomes).filter { $1 != .current }.map { $0.0 }
            guard !files.isEmpty else { continue }
            let target = try TargetFolder(change.folder)
            staged.append(try StagedFiles(files, in: target, keepsPermissions: keepsPermissions, rule: rule))
        }
        do {
            for files in staged.reversed() { try files.commit() }
        } catch {
            let written = staged.reduce(0) { $0 + $1.rollBack() }
            throw written == 0 ? error : error.after(written, of: staged.reduce(0) { $0 + $1.count })
        }
        return outcomes
    }
}

extension FileError {
    /// The same error, which came too late for some of the files.
    fileprivate func after(_ written: Int, of total: Int) -> FileError {
        let message = "\(message), after \(written) of \(total) files had been written"
        return FileError(kind, path, message, nextStep: nextStep)
    }
}
