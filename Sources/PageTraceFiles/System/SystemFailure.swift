#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The `errno` of a system call that failed, and what it means in words.
struct SystemFailure: Error, Hashable {
    let number: Int32

    var isClosedPipe: Bool { number == EPIPE }

    /// The name does not exist.
    var isMissing: Bool { number == ENOENT }

    var isFullDisk: Bool { number == ENOSPC }

    /// Something on the way that is not a folder.
    var isInTheWay: Bool { number == ENOTDIR }

    /// The name exists already.
    var isTaken: Bool { number == EEXIST }

    /// The reason as a part of a sentence; the system's own words only for what users hardly ever meet.
    func message(isWriting: Bool) -> String {
        switch number {
        case ENOENT: isWriting ? "there is no such folder" : "there is no such file"
        case EISDIR: "it is a folder"
        // What has a name, and cannot be found by it.
        case EEXIST: "it is a symbolic link that leads nowhere"
        case ENOTDIR: "a part of the path is a file, not a folder"
        case EACCES, EPERM: "permission denied"
        case ENOSPC: "the disk is full"
        case Self.noMoreFiles.number: "the disk holds as many files as it can"
        case EDQUOT: "the disk quota is used up"
        case EFBIG: "the file would be larger than is allowed here"
        case EROFS: "the disk is read-only"
        case EPIPE: "the pipe was closed by its reader"
        case ENAMETOOLONG: "the name is too long"
        case ELOOP: "its symbolic links lead in a circle"
        case EMFILE, ENFILE: "too many files are open"
        case EIO: "the disk reported an error"
        case ENXIO: "it is a pipe, a socket or a device, not a file"
        case EBADF: "it is closed"
        case EBUSY: "it is a mount point, as files shared with a container are, and cannot be replaced"
        default: "\(String(cString: strerror(number))) (error \(number))"
        }
    }

    /// What to do now, as a whole sentence, if there is something to do.
    func nextStep(isWriting: Bool) -> String? {
        switch number {
        case EISDIR: isWriting ? "Move it away, or choose another name." : "Name a file in it."
        case EEXIST: "Remove it, or choose another folder."
        case ENXIO: isWriting ? "Move it away, or choose another name." : nil
        case ENOSPC, EDQUOT: "Free some space, or write to another disk."
        case EFBIG: "Raise the limit with ulimit -f."
        case EMFILE: "Raise the limit with ulimit -n."
        case Self.noMoreFiles.number: "Remove some files, or write to another disk."
        case EACCES, EPERM: isWriting ? "Allow writing to the folder, or choose another one." : "Allow reading it."
        case ENOTDIR: isWriting ? "Choose another folder." : nil
        case EROFS: "Write to another disk."
        case ENAMETOOLONG: "Choose a shorter name."
        case EBUSY: "Mount its folder, or write to another one."
        default: nil
        }
    }

    static let folder = SystemFailure(number: EISDIR)
    static let notAFolder = SystemFailure(number: ENOTDIR)
    static let notAFile = SystemFailure(number: ENXIO)
    /// There is room for bytes, but none for another name; the number is one that no file causes.
    static let noMoreFiles = SystemFailure(number: ENOSR)

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
}
