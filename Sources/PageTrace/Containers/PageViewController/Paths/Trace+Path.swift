public import Paging

extension Trace {
    /// Creates a trace from a path: `1→2~→(3)→3⇒1`.
    ///
    /// A number is a page, counted from 1. A name works, too; it needs double quotes if it contains a mark or consists
    /// of digits. The first page is set. `→` or `->` swipes to a neighbor, `⇒` or `=>` sets a page, `(3)` is a swipe
    /// toward 3 that is cancelled, and `~` after a page skips the preload after that landing:
    ///
    ///     let trace = try Trace(path: "First→Second→(Third)", pages: ["First", "Second", "Third"])
    ///
    /// `[…]×25`, also written `]x25` or `]*25`, repeats what is in the brackets. It means the same as writing the
    /// rounds out, each with the arrow before the brackets: `1→[2→1]×2` is `1→2→1→2→1`. A swipe must be able to go from
    /// the end of a round to the start of the next. Repetitions can be nested.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - pages: The names of the pages, each once.
    ///   - title: The title.
    ///   - container: The container, which must show a single page.
    ///   - loops: Whether the last page and the first are neighbors.
    /// - Throws: A ``TraceError`` whose line and column refer to the path.
    public init(
        path: String,
        pages: [String],
        title: String = "",
        container: PageViewControllerSettings = PageViewControllerSettings(),
        loops: Bool = false
    ) throws(TraceError) {
        try self.init(
            path: path, pages: pages, title: title, container: container, client: ClientDescription(loops: loops))
    }

    /// Creates a trace from a path over a given number of pages, named "1", "2" and so on.
    ///
    ///     let trace = try Trace(path: "1→2→3", pages: 4)
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - pages: The number of pages, at least 1.
    ///   - title: The title.
    ///   - container: The container, which must show a single page.
    ///   - loops: Whether the last page and the first are neighbors.
    /// - Throws: A ``TraceError`` whose line and column refer to the path.
    public init(
        path: String,
        pages: Int,
        title: String = "",
        container: PageViewControllerSettings = PageViewControllerSettings(),
        loops: Bool = false
    ) throws(TraceError) {
        try self.init(
            path: path, pages: pages, title: title, container: container, client: ClientDescription(loops: loops))
    }

    /// Creates a trace from a path, with any client over the list.
    ///
    /// - Parameter source: The name of the path in errors.
    package init(
        path: String, pages: [String], title: String = "",
        container: PageViewControllerSettings = PageViewControllerSettings(), client: ClientDescription,
        source: String = "path", limits: TraceLimits = TraceLimits()
    ) throws(TraceError) {
        self.init(title: title, container: container, pages: pages, client: client, gestures: [])
        do {
            try NameRule.checkText(title, "the title", at: .everywhere, limits: limits)
            try Self.checkCount(pages.count, limits)
            _ = try NamedPages(pages, at: nil, limits: limits)
            scenario = try scenario.any.following(path, pages: pages, limits: limits)
        } catch {
            throw NamedText(name: source, bytes: Array(path.utf8)).error(error)
        }
    }

    package init(
        path: String, pages: Int, title: String = "",
        container: PageViewControllerSettings = PageViewControllerSettings(), client: ClientDescription,
        source: String = "path", limits: TraceLimits = TraceLimits()
    ) throws(TraceError) {
        do {
            try Self.checkCount(pages, limits)
        } catch {
            throw NamedText(name: source, bytes: Array(path.utf8)).error(error)
        }
        try self.init(
            path: path, pages: Self.numberedPages(pages), title: title, container: container, client: client,
            source: source, limits: limits)
    }

    /// The gestures as a path, nil if one of them cannot be written in a path.
    public var path: String? { PathWriter.path(of: self) }

    /// The names of pages that only have a number: "1", "2" and so on.
    static func numberedPages(_ count: Int) -> [String] { (0..<Swift.max(count, 0)).map { String($0 + 1) } }

    /// The highest page number in a path, which is how many pages it needs; nil if it names a page.
    package static func pageCount(ofPath path: String) -> Int? {
        var lexer = PathLexer(path)
        var highest = 1
        while let token = try? lexer.next(), token.kind != .end {
            switch token.kind {
            case .page(.number(let number)): highest = max(highest, number)
            // What begins with a digit is a slip, such as 1-2-3: whoever reads the path says what to write.
            case .page(.name(let name)) where name.first?.isNumber != true: return nil
            default: break
            }
        }
        return highest
    }

    private static func checkCount(_ count: Int, _ limits: TraceLimits) throws(Problem) {
        guard count > 0 else { throw Problem(.everywhere, "there are no pages", advice: "There must be at least one.") }
        guard count <= limits.pages else { throw .limit(.everywhere, "pages", found: count, allowed: limits.pages) }
    }
}
