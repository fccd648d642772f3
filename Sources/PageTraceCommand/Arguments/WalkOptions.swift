import ArgumentParser
import PageTrace
import PageTraceDocumentation

/// The options that replace a trace file.
struct WalkOptions: ParsableArguments {
    @Option(help: "A walk in path notation, such as '1→2→(3)→3⇒1' or '1→[2→1]×25'.")
    var path: String?

    @Option(help: "How many pages there are, or their names separated by commas.")
    var pages: DiagramRequest.Pages?

    @Flag(help: "The client of --path loops: the page after the last is the first, and 3→1 is a swipe.")
    var loop = false

    @Option(
        help: """
            A variable of the client of --path, in parts with colons between them: its name; the callbacks that update \
            it, with + between several; what it takes; and page or index, which it holds. It takes argument or answer in \
            the data source, pending or shown in the delegate, direction in both, in didFinishAnimating also previous \
            or completed: the page shown, but only if the transition was completed; and nearest in scrollViewDidScroll. \
            The last two parts may be left out: title:didFinishAnimating, title:didFinishAnimating:completed, \
            index:willTransitionTo:pending:index, title:viewControllerBefore+viewControllerAfter:answer. Repeat it for \
            several.
            """,
        transform: { try TrackerArgument($0).tracker })
    var track: [Tracker] = []

    @Option(help: "The title of the diagrams of --path.")
    var title: String?

    func validate() throws {
        if path != nil && pages == nil {
            throw ValidationError("--path needs --pages: a number such as --pages 4, or names: --pages Home,News,Mail.")
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

    /// The walk as a source, nil without a path.
    var source: TraceSource? {
        guard let path, let pages else { return nil }
        return .walk(PathWalk(path: path, pages: pages, title: title ?? "", loops: loop, trackers: track))
    }
}
