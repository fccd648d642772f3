import PageTraceFiles

// The environment is a C variable, which nothing here writes.
#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    @preconcurrency import Darwin
#endif

/// The program that shows a page: what the variable `BROWSER` names, or what the system opens files with.
enum Browser {
    private static var program: String {
        if let named = getenv("BROWSER").map({ String(cString: $0) }), !named.isEmpty { return named }
        #if canImport(Darwin)
            return "open"
        #else
            return "xdg-open"
        #endif
    }

    /// Shows a file, without waiting until it is closed.
    ///
    /// The file has already been written, so a missing browser causes a note and not a failure. What the program itself
    /// says goes nowhere.
    static func open(_ path: String) {
        // A name that begins with - is a file, too.
        let path = path.hasPrefix("-") ? "./" + path : path
        let program = program
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(path), nil]
        defer { arguments.forEach { free($0) } }
        var process = pid_t()
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for stream in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
        }
        guard posix_spawnp(&process, program, &actions, nil, &arguments, environ) != 0 || hasFailed(process) else {
            return
        }
        Console.standardError.writeIgnoringErrors(
            "pagetrace: note: \(VisibleText.of(program)) could not open a browser. Open \(VisibleText.of(path: path)) "
                + "yourself, or name a browser in the variable BROWSER.\n")
    }

    /// Whether a program has ended with an error; one that still runs after two seconds is a browser.
    private static func hasFailed(_ process: pid_t) -> Bool {
        var status: Int32 = 0
        for _ in 0..<200 {
            guard waitpid(process, &status, WNOHANG) == 0 else { return status != 0 }
            usleep(10_000)
        }
        return false
    }
}
