#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where programs and files are.
enum Place {
    /// The folder of the benchmarks.
    static var package: String {
        #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
    }

    /// The folder of pagetrace.
    static var repository: String { package.split(separator: "/").dropLast(2).map { "/" + $0 }.joined() }

    /// This program.
    static var benchmarks: String { CommandLine.arguments[0] }

    /// The release build of the command.
    static var pagetrace: String { repository + "/.build/release/pagetrace" }

    /// A program in one of the folders of `PATH`, nil where there is none.
    static func program(_ name: String) -> String? {
        let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
        return folders.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }

    /// Calls a function with a folder of its own, which is gone afterwards.
    static func withFolder(_ body: (String) throws -> Void) throws {
        let folder = "/tmp/pagetrace-benchmarks-\(getpid())"
        guard mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw Child.Failure.notStarted(folder, errno) }
        defer { _ = try? Child(["/bin/rm", "-r", folder]) }
        try body(folder)
    }

    /// Whether a file is a program.
    static func isProgram(_ path: String) -> Bool { access(path, X_OK) == 0 }

    /// What is in a file, nil where it cannot be read.
    static func content(_ path: String) -> String? {
        (try? Child(["/bin/cat", path], keepsOutput: true))?.output
    }
}
