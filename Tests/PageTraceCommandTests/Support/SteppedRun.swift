#if os(Linux)
    import Foundation

    /// A run of `pagetrace` that goes from one system call to the next, and can be ended before any of them.
    ///
    /// Steps are counted from the moment at which it has made its first hidden file. All calls on one object have to come
    /// from one thread: the system obeys no other one.
    final class SteppedRun {
        /// Whether processes here may be held and watched; sandboxes forbid it.
        static let isAllowed: Bool = {
            guard let run = try? SteppedRun(Workspace(), "--version", folder: "/nonexistent") else { return false }
            return run.finish() == 0
        }()

        private enum Request: Int32 {
            case continueToSystemCall = 24
            case seize = 0x4206
        }

        private typealias Trace = @convention(c) (Int32, pid_t, Int, Int) -> Int

        private let workspace: Workspace
        private let trace: Trace
        private let process: pid_t
        private let folder: String
        private let earlier: Set<String>
        private var ending: Int32?

        /// Starts a run in the folder of a workspace, and holds it before it does anything.
        ///
        /// - Parameters:
        ///   - arguments: A line of shell.
        ///   - folder: The output folder.
        init(_ workspace: Workspace, _ arguments: String, folder: String) throws {
            self.workspace = workspace
            self.folder = folder
            earlier = Self.hidden(in: folder)
            let symbol = try Self.required(dlsym(nil, "ptrace"))
            trace = unsafeBitCast(symbol, to: Trace.self)
            let line = #"kill -STOP $$; cd "$1" || exit 99; exec "$2" \#(arguments) >/dev/null"#
            process = try Self.start(["sh", "-c", line, "sh", workspace.folder, Binary.path])
            var status: Int32 = 0
            waitpid(process, &status, WUNTRACED)
            // The process goes with the one that watches it, and marks the stops at system calls.
            guard trace(Request.seize.rawValue, process, 0, 0x10_0000 | 1) == 0 else {
                kill()
                throw CocoaError(.featureUnsupported)
            }
            Foundation.kill(process, SIGCONT)
        }

        deinit { kill() }

        /// Lets it run until it is about to make a system call, this many after it made its first hidden file.
        ///
        /// - Returns: Whether it got there; otherwise it has ended.
        func advance(toStep wanted: Int) -> Bool {
            var steps = -1
            var isEntering = false
            while let signal = waitForStop() {
                if signal == SIGTRAP | 0x80 {
                    isEntering.toggle()
                    if isEntering, steps >= 0 || hasBegun { steps += 1 }
                    if isEntering, steps == wanted { return true }
                }
                resume(signal)
            }
            return false
        }

        /// Lets it run to its end.
        ///
        /// - Returns: Its exit code.
        func finish() -> Int32? {
            if ending == nil { resume(0) }
            while let signal = waitForStop() { resume(signal) }
            return ending.flatMap { $0 & 0x7F == 0 ? $0 >> 8 : nil }
        }

        /// Sends it a signal, and lets it run to its end.
        func finish(after signal: Int32) {
            Foundation.kill(process, signal)
            _ = finish()
        }

        /// Ends it as it stands.
        func kill() {
            guard ending == nil else { return }
            Foundation.kill(process, SIGKILL)
            while waitForStop() != nil {}
        }

        private var hasBegun: Bool { !Self.hidden(in: folder).isSubset(of: earlier) }

        /// The signal that it has stopped with, or nil when it has ended.
        private func waitForStop() -> Int32? {
            guard ending == nil else { return nil }
            var status: Int32 = 0
            guard waitpid(process, &status, 0) == process, status & 0xFF == 0x7F else {
                ending = status
                return nil
            }
            // A stop that is an event carries no signal.
            return status >> 16 == 0 ? status >> 8 & 0xFF : 0
        }

        private func resume(_ signal: Int32) {
            let isSystemCall = signal == SIGTRAP | 0x80
            _ = trace(Request.continueToSystemCall.rawValue, process, 0, isSystemCall ? 0 : Int(signal))
        }

        private static func hidden(in folder: String) -> Set<String> {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return Set(names.filter { $0.hasPrefix(".pagetrace-") })
        }

        private static func start(_ arguments: [String]) throws -> pid_t {
            var process: pid_t = 0
            var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
            var environment = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
            defer { (words + environment).forEach { free($0) } }
            guard posix_spawn(&process, "/bin/sh", nil, nil, &words, &environment) == 0 else {
                throw CocoaError(.executableLoad)
            }
            return process
        }

        private static func required<Value>(_ value: Value?) throws -> Value {
            guard let value else { throw CocoaError(.featureUnsupported) }
            return value
        }
    }
#endif
