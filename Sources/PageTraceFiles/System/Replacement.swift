/// Files that replace others in several folders: all of them, or none.
enum Replacement {
    /// Writes all files that are missing or other on disk.
    ///
    /// Every target is looked at before the first byte is written, every file of every folder is complete before the
    /// first one gets its name, and where one cannot get it, those before it are taken back.
    ///
    /// - Parameters:
    ///   - changes: Folders that are there. Files get their names from the last folder to the first.
    ///   - keepsPermissions: Whether a file that replaces another has the permissions of that.
    static func make(_ changes: [FolderChange], keepsPermissions: Bool) throws(FileError) {
        var targets: [(TargetFolder, [OutputFile])] = []
        for change in changes {
            let target = try TargetFolder(change.folder)
            var files: [OutputFile] = []
            for file in change.files where try target.needs(file) { files.append(file) }
            targets.append((target, files))
        }
        var staged: [StagedFiles] = []
        for (target, files) in targets where !files.isEmpty {
            staged.append(try StagedFiles(files, in: target, keepsPermissions: keepsPermissions))
        }
        do {
            for files in staged.reversed() { try files.commit() }
        } catch {
            let written = staged.reduce(0) { $0 + $1.rollBack() }
            throw written == 0 ? error : error.after(written, of: staged.reduce(0) { $0 + $1.count })
        }
    }
}

extension FileError {
    /// The same error, which came too late for some of the files.
    fileprivate func after(_ written: Int, of total: Int) -> FileError {
        let message = "\(message), after \(written) of \(total) files had been written"
        return FileError(kind, path, message, nextStep: nextStep)
    }
}
