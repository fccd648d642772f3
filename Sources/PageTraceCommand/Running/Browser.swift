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
struct Browser {
    private let program: String

    init(environment: String? = getenv("BROWSER").map { String(cString: $0) }) {
        if let environment, !environment.isEmpty {
            program = environment
        } else {
            #if canImport(Darwin)
                program = "open"
            #else
                program = "xdg-open"
            #endif
        }
    }

    /// Shows a file, without waiting until it is closed.
    ///
    /// The file has already been written, so a missing browser causes a note and not a failure.
    func open(_ path: String) {
        // A name that begins with - is a file, too.
        let path = path.hasPrefix("-") ? "./" + path : path
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(path), nil]
        defer { arguments.forEach { free($0) } }
        var process = pid_t()
        guard posix_spawnp(&process, program, nil, nil, &arguments, environ) != 0 else { return }
        Console.standardError.writeIgnoringErrors(
            "pagetrace: note: \(VisibleText.of(program)) cannot be started. Open \(VisibleText.of(path: path)) yourself, "
                + "or name a browser in the variable BROWSER.\n")
    }
}
