import ArgumentParser
import PageTrace
import PageTraceDocumentation

/// The options that replace a trace file.
struct WalkOptions: ParsableArguments {
    @Option(help: "A walk in one line, such as '1→2→(3)→3⇒1'. Or '1→[2→1]×25'; see the paths of pagetrace run --help.")
    var path: String?

    @Option(
        help: "How many pages, or their names with commas between. Default: as many as the highest number in the path.")
    var pages: DiagramRequest.Pages?

    @Flag(help: "The client of --path loops: the page after the last is the first, and 3→1 is a swipe.")
    var loop = false

    @Option(
        help: """
            A variable: title:didFinishAnimating:completed. Its name, the callback that updates it, and what it takes; more: \
            index:willTransitionTo:pending:index, title:viewControllerBefore+viewControllerAfter:answer. The article Traces \
            has every part. Repeat it for several.
            """,
        transform: Tracker.init(argument:))
    var track: [Tracker] = []

    @Option(help: "The title of the diagrams of --path.")
    var title: String?

    func validate() throws {
        if path != nil && pages == nil && countedPages == nil {
            throw ValidationError("This --path names its pages, so it needs their list: --pages Home,News,Mail.")
        }
        if case .count(let count) = pages, count < 1 {
            throw ValidationError("--pages \(count) leaves no page to show. Name at least one.")
        }
        if case .names(let names) = pages, names.count == 1,
            let count = Self.numbers.firstIndex(of: names[0].lowercased())
        {
            throw ValidationError(
                "--pages \(names[0]) is one page of that name. For \(names[0]) pages write --pages \(count + 2).")
        }
        if path == nil && (pages != nil || title != nil || loop || !track.isEmpty) {
            throw ValidationError("--pages, --loop, --track and --title belong to --path; a trace file has its own.")
        }
        if let name = Dictionary(grouping: track, by: \.name).filter({ $1.count > 1 }).keys.sorted().first {
            throw ValidationError("--track has two variables named \(name). Give each its own name.")
        }
    }

    private static let numbers = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

    /// As many pages as the path needs, nil if it names one.
    private var countedPages: DiagramRequest.Pages? { path.flatMap { Trace.pageCount(ofPath: $0) }.map { .count($0) } }

    var source: TraceSource? {
        guard let path, let pages = pages ?? countedPages else { return nil }
        return .walk(PathWalk(path: path, pages: pages, title: title ?? "", loops: loop, trackers: track))
    }
}

extension DiagramRequest.Pages: ExpressibleByArgument {
    /// Reads a number of pages, or their names.
    public init?(argument: String) {
        if let count = Int(argument) {
            self = .count(count)
        } else if !argument.isEmpty, argument.allSatisfy({ "0"..."9" ~= $0 }) {
            // A number with too many digits is still a number, and exceeds every limit.
            self = .count(.max)
        } else {
            self.init(names: argument)
        }
    }
}
