/// A folder that is held open, so that every name in it means the same folder even if somebody moves it meanwhile.
struct OpenFolder: ~Copyable {
    /// How an attempt to lock a folder ended.
    enum Lock {
        case taken
        case ofSomebodyElse
        /// This disk knows no locks.
        case impossible
    }

    private let file: OpenFile

    init(_ path: String) throws(SystemFailure) { file = try OpenFile(folder: path) }

    /// Valid for as long as the folder is held.
    var descriptor: Descriptor { file.descriptor }

    private var number: Int32 { file.descriptor.number }

    /// What the name itself stands for, a symbolic link included; `nil` if there is nothing.
    func status(of name: String) throws(SystemFailure) -> FileStatus? {
        try SystemFailure.unlessMissing(try FileStatus.of(name, in: number, followsLinks: false))
    }

    /// Which file a name leads to, through symbolic links; nil if it leads nowhere.
    func identity(of name: String) -> FileIdentity? {
        (try? FileStatus.of(name, in: number, followsLinks: true))?.identity
    }

    /// Creates a file under a name that nothing has.
    ///
    /// Of a disk that has room and yet takes no file, the system says that it is full.
    func create(_ name: String) throws(SystemFailure) -> OpenFile {
        do {
            return try OpenFile(creating: name, in: descriptor)
        } catch {
            var information = statvfs()
            guard error.isFullDisk, fstatvfs(number, &information) == 0 else { throw error }
            throw information.f_files > 0 && information.f_ffree == 0 ? .noMoreFiles : error
        }
    }

    /// Gives a file another name in one step; whatever had it, a symbolic link itself included, is replaced.
    func rename(_ name: String, to newName: String) throws(SystemFailure) {
        _ = try SystemFailure.check { renameat(number, name, number, newName) }
    }

    /// Removes a file if it is there.
    func remove(_ name: String) { _ = unlinkat(number, name, 0) }

    /// Locks the folder, alone or together with others, for as long as it is open here.
    func lock(_ operation: Int32) -> Lock {
        guard flock(number, operation | LOCK_NB) != 0 else { return .taken }
        return errno == EWOULDBLOCK ? .ofSomebodyElse : .impossible
    }

    func unlock() { _ = flock(number, LOCK_UN) }

    /// Waits until the names are on the disk.
    func synchronize() throws(SystemFailure) { try file.descriptor.synchronize() }
}
