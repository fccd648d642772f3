import Foundation

/// Limits that the system sets to a process; only for one that a test starts, for there is no way back.
enum ResourceLimit {
    #if canImport(Glibc)
        private static let sizeOfFiles = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
        private static let numberOfFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let sizeOfFiles = RLIMIT_FSIZE
        private static let numberOfFiles = RLIMIT_NOFILE
    #endif

    /// From now on a write fails that would make a file larger, as on a full disk.
    ///
    /// The signal that comes with it ends the process as usual, although the threads of tasks hold signals back.
    static func fileSize(_ bytes: Int) -> Bool {
        signal(SIGXFSZ, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGXFSZ)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        var limit = rlimit()
        getrlimit(sizeOfFiles, &limit)
        limit.rlim_cur = rlim_t(bytes)
        return setrlimit(sizeOfFiles, &limit) == 0
    }

    /// From now on no more files can be open at the same time.
    static func openFiles(_ count: Int) -> Bool {
        var limit = rlimit()
        getrlimit(numberOfFiles, &limit)
        limit.rlim_cur = rlim_t(count)
        return setrlimit(numberOfFiles, &limit) == 0
    }
}
