#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder that is held open, so that every name in it means the same folder even if somebody moves it meanwhile.
struct OpenFolder: ~Copyable {
    private let file: OpenFile

    init(_ path: String) throws(SystemFailure) {
        file = try OpenFile(folder: path)
    }

    /// What the name itself stands for, a symbolic link included; `nil` if there is nothing.
    func status(of name: String) throws(SystemFailure) -> FileStatus? {
        var information = stat()
        let folder = file.descriptor.number
        do {
            _ = try SystemFailure.check { fstatat(folder, name, &information, AT_SYMLINK_NOFOLLOW) }
        } catch {
            guard error.isMissing else { throw error }
            return nil
        }
        return FileStatus(information)
    }

    /// Opens a file for reading, or gives `nil` if there is none, or only a symbolic link that leads nowhere.
    func open(_ name: String) throws(SystemFailure) -> OpenFile? {
        do {
            return try OpenFile(reading: name, in: file)
        } catch {
            guard error.isMissing else { throw error }
            return nil
        }
    }

    /// Creates a file under a name that nothing has.
    func create(_ name: String) throws(SystemFailure) -> OpenFile {
        try OpenFile(creating: name, in: file)
    }

    /// Gives a file another name in one step; whatever had that name, a symbolic link itself included, is replaced.
    func rename(_ name: String, to newName: String) throws(SystemFailure) {
        let folder = file.descriptor.number
        _ = try SystemFailure.check { renameat(folder, name, folder, newName) }
    }

    /// Removes a file if it is there; meant for cleaning up, where a further failure would hide the first one.
    func remove(_ name: String) {
        _ = unlinkat(file.descriptor.number, name, 0)
    }

    /// Waits until the names are on the disk.
    func synchronize() throws(SystemFailure) {
        try file.descriptor.synchronize()
    }
}
