/// The `errno` of a system call that failed, and what it means in words.
struct SystemFailure: Error, Hashable {
    let number: Int32

    /// The reason as a part of a sentence, and what to do now as a whole one if there is something to do; the system's
    /// own words only for what users hardly ever meet.
    func words(isWriting: Bool) -> (message: String, nextStep: String?) {
        let space = "Free some space, or write to another disk."
        let others = "Move it away, or choose another name."
        return switch number {
        case ENOENT: (isWriting ? "there is no such folder" : "there is no such file", nil)
        case EISDIR: ("it is a folder", isWriting ? others : "Name a file in it.")
        // What has a name, and cannot be found by it.
        case EEXIST: ("it is a symbolic link that leads nowhere", "Remove it, or choose another folder.")
        case ENOTDIR: ("a part of the path is a file, not a folder", isWriting ? "Choose another folder." : nil)
        case EACCES, EPERM:
            (
                "permission denied",
                isWriting ? "Allow writing to the folder, or choose another one." : "Allow reading it."
            )
        case ENOSPC: ("the disk is full", space)
        case EDQUOT: ("the disk quota is used up", space)
        case EFBIG: ("the file would be larger than is allowed here", "Raise the limit with ulimit -f.")
        case EROFS: ("the disk is read-only", "Write to another disk.")
        case ENAMETOOLONG: ("the name is too long", "Choose a shorter name.")
        case ELOOP: ("its symbolic links lead in a circle", nil)
        case EMFILE: ("too many files are open", "Raise the limit with ulimit -n.")
        case ENFILE: ("too many files are open", nil)
        case EIO: ("the disk reported an error", nil)
        case Self.symbolicLink.number:
            ("it is a symbolic link, which is not written through", "Name the file that it leads to, or remove it.")
        case ENXIO: ("it is a pipe, a socket or a device, not a file", isWriting ? others : nil)
        case EBADF: ("it is closed", nil)
        case EBUSY:
            (
                "it is a mount point, as files shared with a container are, and cannot be replaced",
                "Mount its folder, or write to another one."
            )
        default: ("\(String(cString: strerror(number))) (error \(number))", nil)
        }
    }

    static let folder = SystemFailure(number: EISDIR)
    static let notAFolder = SystemFailure(number: ENOTDIR)
    /// A link as the name of a file to write; the number is one that no file causes.
    static let symbolicLink = SystemFailure(number: ENOSTR)
    static let notAFile = SystemFailure(number: ENXIO)

    /// Runs a system call again for as long as a signal interrupts it.
    static func check<Result: SignedInteger>(_ call: () -> Result) throws(SystemFailure) -> Result {
        while true {
            let result = call()
            guard result < 0 else { return result }
            // Read at once: anything called in between may change it.
            let number = errno
            guard number == EINTR else { throw SystemFailure(number: number) }
        }
    }

    /// What system calls return; nil if the name that they are about does not exist.
    static func unlessMissing<Result: ~Copyable>(
        _ calls: @autoclosure () throws(SystemFailure) -> Result
    ) throws(SystemFailure) -> Result? {
        do {
            return try calls()
        } catch {
            guard error.number == ENOENT else { throw error }
            return nil
        }
    }
}

extension FileError {
    /// What system calls about a path return; what the system refuses becomes an error of a kind.
    static func mapping<Result: ~Copyable>(
        _ kind: Kind, _ path: String, isStream: Bool = false,
        _ calls: @autoclosure () throws(SystemFailure) -> Result
    ) throws(FileError) -> Result {
        do {
            return try calls()
        } catch {
            throw FileError(kind, path, error, isStream: isStream)
        }
    }
}
