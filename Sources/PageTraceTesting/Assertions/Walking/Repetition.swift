import PageTrace

/// How to see a walk again at the prompt, with a client that answers from the list.
enum Repetition {
    /// A command that says it all.
    case command(String)
    /// A trace for a file.
    case trace(Trace)
    /// A trace file that is there, by the name under which the test knows it.
    case file(String)
    /// Only the test itself repeats it.
    case none

    init(_ trace: Trace?) {
        guard let trace else {
            self = .none
            return
        }
        if let command = Self.command(for: trace) { self = .command(command) } else { self = .trace(trace) }
    }

    private static func command(for trace: Trace) -> String? {
        var plain = ClientDescription()
        let observes = trace.client.pages?.observes ?? []
        plain.observes = observes
        guard trace.container == .pageViewController(ContainerDescription()), trace.client == .pages(plain),
            let path = trace.path
        else {
            return nil
        }
        let names = trace.pages
        let isNumbered = names == names.indices.map { "\($0 + 1)" }
        // One name made of digits would be taken for a number of pages, and a comma for two names.
        guard isNumbered || (names.count > 1 && !names.contains { $0.contains(",") }) else { return nil }
        let pages = isNumbered ? "\(names.count)" : quoted(names.joined(separator: ","))
        var command = "pagetrace run --path \(quoted(path)) --pages \(pages)"
        if !observes.isEmpty {
            command += " --observe " + observes.map(\.rawValue).sorted().joined(separator: ",")
        }
        return command
    }

    private static func quoted(_ word: String) -> String {
        "'\(word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
    }
}
