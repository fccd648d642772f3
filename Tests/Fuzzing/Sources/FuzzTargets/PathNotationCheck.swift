import PageTrace

/// Any text is a path or is refused.
///
/// A path is written and read back as it was.
///
/// The first line of an input says which pages there are: a number of them, or names with commas in between; before it
/// may stand `loops `, `curl ` or both.
enum PathNotationCheck {
    static func check(_ bytes: [UInt8]) throws(Violation) {
        let head = bytes.prefix { $0 != UInt8(ascii: "\n") }
        let path = String(decoding: bytes.dropFirst(head.count + 1), as: UTF8.self)
        let pages = Pages(String(decoding: head, as: UTF8.self))
        let trace: Trace
        do {
            trace = try pages.trace(path)
        } catch {
            return try RefusalCheck.check(error, in: Array(path.utf8))
        }
        guard let written = trace.path else { throw Violation("a path gives a trace that has none: \(path)") }
        do {
            try require(try pages.trace(written) == trace, "\(path) is written as \(written), which is another walk")
        } catch let error as Violation {
            throw error
        } catch {
            throw Violation("\(path) is written as \(written), which is refused: \(error)")
        }
        try TraceReaderCheck.checkWriting(trace)
        try ReplayCheck.check(trace)
    }

    private struct Pages {
        private var container = PageViewControllerSettings()
        private var client = ClientDescription()
        private var list: Substring

        init(_ line: String) {
            list = Substring(line)
            if take("loops ") { client.loops = true }
            if take("curl ") { container = PageViewControllerSettings(transitionStyle: .pageCurl) }
        }

        private mutating func take(_ word: String) -> Bool {
            guard list.hasPrefix(word) else { return false }
            list.removeFirst(word.count)
            return true
        }

        func trace(_ path: String) throws(TraceError) -> Trace {
            let limits = TraceReaderCheck.limits
            guard let count = Int(list) else {
                let names = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
                return try Trace(path: path, pages: names, container: container, client: client, limits: limits)
            }
            return try Trace(path: path, pages: count, container: container, client: client, limits: limits)
        }
    }
}
