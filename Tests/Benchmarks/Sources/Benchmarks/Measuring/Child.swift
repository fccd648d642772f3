#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A process that was started, measured and waited for.
///
/// The most memory that a process used is known of whole processes only, so whatever is measured gets one of its own.
struct Child {
    /// From the start to the end.
    let milliseconds: Double
    /// The most memory that it used, in kB.
    let peak: Int
    /// What it wrote to standard output, where that was kept.
    let output: String

    enum Failure: Error, CustomStringConvertible {
        case notStarted(String, Int32)
        case failed(String, Int32)

        var description: String {
            switch self {
            case .notStarted(let command, let code): "\(command) did not start: \(String(cString: strerror(code)))"
            case .failed(let command, let status): "\(command) failed with status \(status)"
            }
        }
    }

    /// Starts a command and waits for its end.
    ///
    /// - Parameters:
    ///   - command: The path of the program, and its arguments.
    ///   - keepsOutput: Whether what it writes is kept; otherwise it goes nowhere.
    init(_ command: [String], keepsOutput: Bool = false) throws {
        let words = command.joined(separator: " ")
        var ends: [Int32] = [-1, -1]
        if keepsOutput, Self.open(&ends) != 0 { throw Failure.notStarted(words, errno) }
        defer { if keepsOutput { close(ends[0]) } }

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        if keepsOutput {
            posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
            posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
            posix_spawn_file_actions_addclose(&actions, ends[0])
        } else {
            posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        }
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }

        var process = pid_t()
        let start = ContinuousClock.now
        let failure = posix_spawn(&process, command[0], &actions, nil, &arguments, environ)
        if keepsOutput { close(ends[1]) }
        guard failure == 0 else { throw Failure.notStarted(words, failure) }
        output = keepsOutput ? Self.readAll(ends[0]) : ""
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(process, &status, 0, &usage) == process else { throw Failure.notStarted(words, errno) }
        milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        guard status == 0 else { throw Failure.failed(words, status) }
        #if os(Linux)
            peak = usage.ru_maxrss
        #else
            peak = usage.ru_maxrss / 1024
        #endif
    }

    private static func open(_ ends: inout [Int32]) -> Int32 {
        pipe(&ends)
    }

    private static func readAll(_ descriptor: Int32) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
