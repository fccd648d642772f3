/// A folder that is held open, so that every name in it means the same folder even if somebody moves it meanwhile.
struct OpenFolder: ~Copyable {
    private let file: OpenFile

    init(_ path: String) throws(SystemFailure) { file = try OpenFile(folder: path) }

    /// Opens a folder in another one, never through a symbolic link.
    init(_ name: String, in folder: borrowing OpenFolder) throws(SystemFailure) {
        file = try OpenFile(folder: name, in: folder.file)
    }

    /// Valid for as long as the folder is held.
    var descriptor: Descriptor { file.descriptor }

    private var number: Int32 { file.descriptor.number }

    /// Everything in it, in the order of the bytes of the names; what vanishes meanwhile is left out.
    func entries() throws(SystemFailure) -> [FolderEntry] {
        // A description of its own: to read names moves a position that all users of one description share.
        let reading = try OpenFile(folder: ".", in: file).leaked()
        guard let stream = fdopendir(reading) else {
            let failure = SystemFailure(number: errno)
            close(reading)
            throw failure
        }
        defer { closedir(stream) }
        var entries: [FolderEntry] = []
        while let entry = readdir(stream) {
            // The system fills an entry up to the end of its name: a copy of the whole would read what is not there.
            guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { continue }
            let bytes = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
            let text = String(cString: bytes)
            guard text != ".", text != "..",
                let status = try? FileStatus({ fstatat(number, bytes, $0, AT_SYMLINK_NOFOLLOW) })
            else { continue }
            // A name that is not UTF-8 would come back to the system as another.
            let isText = String(validatingCString: bytes) != nil
            entries.append(FolderEntry(name: text, hasReadableName: isText, kind: status.kind))
        }
        return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// What the name itself stands for, a symbolic link included; `nil` if there is nothing.
    func status(of name: String) throws(SystemFailure) -> FileStatus? {
        try SystemFailure.unlessMissing(try FileStatus.of(name, in: number, followsLinks: false))
    }

    /// Which file a name leads to, through symbolic links; nil if it leads nowhere.
    func identity(of name: String) -> FileIdentity? {
        (try? FileStatus.of(name, in: number, followsLinks: true))?.identity
    }

    /// Opens a file for reading, or gives `nil` if there is none, or only a symbolic link that leads nowhere.
    func open(_ name: String) throws(SystemFailure) -> OpenFile? {
        try SystemFailure.unlessMissing(try OpenFile(reading: name, in: descriptor))
    }

    /// Creates a file under a name that nothing has.
    func create(_ name: String) throws(SystemFailure) -> OpenFile {
        try adding(try OpenFile(creating: name, in: file))
    }

    /// Creates a folder that only its owner may enter, under a name that nothing has.
    func createFolder(_ name: String) throws(SystemFailure) {
        _ = try adding(try SystemFailure.check { mkdirat(number, name, 0o700) })
    }

    /// Gives a file another name in one step; whatever had it, a symbolic link itself included, is replaced.
    func rename(_ name: String, to newName: String) throws(SystemFailure) {
        _ = try SystemFailure.check { renameat(number, name, number, newName) }
    }

    /// Lets two names change places in one step, whatever has them; not every system and disk can.
    func exchange(_ name: String, with other: String) throws(SystemFailure) {
        #if canImport(Glibc)
            guard let renameat2 = Self.renameat2 else { throw SystemFailure(number: ENOSYS) }
            _ = try SystemFailure.check { renameat2(number, name, number, other, 1 << 1) }
        #elseif canImport(Darwin)
            _ = try SystemFailure.check { renameatx_np(number, name, number, other, UInt32(RENAME_SWAP)) }
        #else
            throw SystemFailure(number: ENOSYS)
        #endif
    }

    /// Gives a file, or a symbolic link itself, a second name.
    func link(_ name: String, to newName: String) throws(SystemFailure) {
        _ = try SystemFailure.check { linkat(number, name, number, newName, 0) }
    }

    /// Removes a file if it is there; whether it was is for the caller to care.
    @discardableResult func remove(_ name: String) -> Bool { unlinkat(number, name, 0) == 0 }

    /// Removes a folder if it is there and empty.
    func removeFolder(_ name: String) { _ = unlinkat(number, name, AT_REMOVEDIR) }

    /// Takes the folder for as long as it is open here, or until the process ends, however it does.
    func lock() -> Lock {
        guard flock(number, LOCK_EX | LOCK_NB) != 0 else { return .taken }
        return errno == EWOULDBLOCK ? .ofSomebodyElse : .impossible
    }

    /// Waits until the names are on the disk.
    func synchronize() throws(SystemFailure) { try file.descriptor.synchronize() }

    /// Adds a name.
    ///
    /// Of a disk that has room and yet takes no file, the system says that it is full.
    private func adding<Result: ~Copyable>(
        _ call: @autoclosure () throws(SystemFailure) -> Result
    ) throws(SystemFailure) -> Result {
        do {
            return try call()
        } catch {
            var information = statvfs()
            guard error.isFullDisk, fstatvfs(number, &information) == 0 else { throw error }
            throw information.f_files > 0 && information.f_ffree == 0 ? .noMoreFiles : error
        }
    }
}

#if canImport(Glibc)
    extension OpenFolder {
        private typealias Rename =
            @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

        /// The system's function, looked up because it is an extension of GNU, which Swift's module leaves out.
        private static let renameat2 = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Rename.self) }
    }
#endif

extension OpenFolder {
    /// How an attempt to take a folder ended.
    enum Lock {
        case taken
        case ofSomebodyElse
        /// This disk knows no locks.
        case impossible
    }
}

/// Creates a folder with all that is missing on the way to it, and remembers which, to take them back.
struct CreatedFolders {
    private var paths: [String] = []

    /// Creates what is missing; a folder that is there already, or that somebody else creates meanwhile, is fine.
    mutating func create(_ path: String) throws(FileError) {
        try FileError.mapping(.cannotWrite, path, try create(path[...]))
    }

    /// Removes what was created, the innermost first; a folder that somebody else has put something into stays.
    consuming func remove() {
        for path in paths.reversed() { _ = rmdir(path) }
    }

    private mutating func create(_ path: Substring) throws(SystemFailure) {
        do {
            try createLast(of: path)
        } catch {
            guard error.isMissing, let parent = Self.parent(of: path) else { throw error }
            try create(parent)
            try createLast(of: path)
        }
    }

    private mutating func createLast(of path: Substring) throws(SystemFailure) {
        let path = String(path)
        do {
            _ = try SystemFailure.check { mkdir(path, 0o777) }
            paths.append(path)
        } catch {
            // Whatever the system says first, of a folder that is there nothing has to be created.
            let failure = error
            do throws(SystemFailure) {
                guard try FileStatus.of(path, followsLinks: true).kind == .folder else {
                    throw SystemFailure.notAFolder
                }
            } catch {
                // Something has the name, and yet leads to nothing: then that is what has to be said.
                throw failure.isTaken && !error.isMissing ? error : failure
            }
        }
    }

    private static func parent(of path: Substring) -> Substring? {
        // Bytes, as the system sees them: a slash with an accent on it is another character, but still a slash.
        let slash = UInt8(ascii: "/")
        var parent = path
        while parent.utf8.last == slash { parent = Substring(parent.utf8.dropLast()) }
        guard let last = parent.utf8.lastIndex(of: slash), last > parent.startIndex else { return nil }
        return parent[..<last]
    }
}
