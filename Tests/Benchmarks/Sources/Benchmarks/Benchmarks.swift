#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Measures what pagetrace promises, and sets it beside others.
///
///     Benchmarks                       everything, as tables in Markdown
///     Benchmarks --only growth         one group
///     Benchmarks --write               the same into README.md, between its comments
///
/// With `task` and `workload` it is its own child: see ``Task`` and ``Workload``.
@main
struct Benchmarks {
    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            print("Benchmarks: \(error)")
            exit(1)
        }
    }

    private static func run(_ arguments: [String]) throws {
        switch arguments.first {
        case "task":
            guard arguments.count == 4, let task = Task(rawValue: arguments[1]), let count = Int(arguments[2]) else {
                usage()
            }
            print(try task.run(count, file: arguments[3]))
        case "workload":
            guard arguments.count == 2, let workload = Workload(rawValue: arguments[1]) else { usage() }
            try workload.run()
        default:
            let writes = arguments.contains("--write")
            let names = arguments.filter { $0 != "--write" && $0 != "--only" }
            let groups = names.compactMap(Group.init)
            guard groups.count == names.count, groups.isEmpty != arguments.contains("--only") else { usage() }
            try measure(groups.isEmpty ? Group.allCases : groups, writes: writes)
        }
    }

    private static func measure(_ groups: [Group], writes: Bool) throws {
        var report = writes ? try Report() : nil
        let machine = Machine.description
        print(machine + "\n")
        try report?.replace("machine", by: [machine])
        if let warning = Machine.warning { print(warning + "\n") }
        for group in groups {
            let tables = try group.tables()
            let lines = Array(tables.map(\.lines).joined(separator: [""]))
            print(lines.joined(separator: "\n") + "\n")
            try report?.replace(group.rawValue, by: lines)
            // What has been measured is kept, whatever happens to the next group.
            try report?.write()
        }
    }

    private static func usage() -> Never {
        print("usage: Benchmarks [--only \(Group.allCases.map(\.rawValue).joined(separator: "|"))] [--write]")
        exit(64)
    }
}
