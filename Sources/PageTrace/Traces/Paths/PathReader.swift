/// Reads paths: `1→2~→(3)→3⇒1`.
///
/// The places of its problems are offsets in the path.
struct PathReader {
    private var lexer: PathLexer
    private let pages: [String]
    private let positions: [String: Int]
    private let style: TransitionStyle
    private let loops: Bool
    private let limits: TraceLimits
    private var gestures: [Gesture] = []
    /// The position of the page shown, from 0.
    private var shown = 0

    /// The gestures that a path means in a trace with these pages, this container and this client.
    static func gestures(_ path: String, in trace: Trace, limits: TraceLimits) throws(Problem) -> [Gesture] {
        guard let container = trace.container.pageViewController else {
            throw Problem(
                .everywhere,
                "a path for \(trace.container.kind.words)",
                advice: "A path says what happens to a page view controller. Write \"gestures\" instead."
            )
        }
        guard container.spineLocation != .mid else {
            throw Problem(
                .everywhere,
                "a path with the spine in the middle",
                advice: "A path names one page at a time and two are shown here. Write \"gestures\" instead."
            )
        }
        var reader = PathReader(
            path, trace.pages, container.transitionStyle, loops: trace.client.pages?.loops ?? false, limits)
        try reader.read()
        return reader.gestures
    }

    private init(_ path: String, _ pages: [String], _ style: TransitionStyle, loops: Bool, _ limits: TraceLimits) {
        lexer = PathLexer(path)
        self.pages = pages
        positions = Dictionary(pages.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        self.style = style
        self.loops = loops
        self.limits = limits
    }

    private mutating func read() throws(Problem) {
        try readOpening()
        while true {
            let token = try lexer.next()
            switch token.kind {
            case .end: return
            case .swipe: try readSwipe(after: token)
            case .set: try readSet(after: token)
            case .skip: throw skipRefusal(token)
            default:
                throw Problem(
                    .offset(token.offset),
                    "\(token.description) without → or ⇒ before it",
                    advice: "Write → (or ->) for a swipe and ⇒ (or =>) for a set between two pages."
                )
            }
        }
    }

    private mutating func readOpening() throws(Problem) {
        let token = try lexer.next()
        switch token.kind {
        case .end:
            throw Problem(
                .offset(token.offset), "the path is empty", advice: "Begin with the page that is shown first: 1→2.")
        case .opening:
            throw Problem(
                .offset(token.offset),
                "a cancelled swipe at the start of the path",
                advice: "Begin with the page that is shown first: 1→(2)."
            )
        default: shown = try position(token, after: "at the start of the path")
        }
        try append(.set(ProgrammaticSet([pages[shown]])), token)
    }

    private mutating func readSet(after arrow: PathToken) throws(Problem) {
        let token = try lexer.next()
        guard token.kind != .opening else {
            throw Problem(
                .offset(token.offset), "a set that is cancelled", advice: "Only a swipe can be: write → instead.")
        }
        shown = try position(token, after: "after ⇒")
        try append(.set(ProgrammaticSet([pages[shown]])), token)
    }

    private mutating func readSwipe(after arrow: PathToken) throws(Problem) {
        var token = try lexer.next()
        let isCancelled = token.kind == .opening
        if isCancelled { token = try lexer.next() }
        let target = try position(token, after: isCancelled ? "after \"(\"" : "after →")
        var swipe = Swipe(try direction(to: target, token), ends: isCancelled ? .cancelled : .completed)
        if isCancelled {
            let closing = try lexer.next()
            guard closing.kind == .closing else {
                throw Problem(.offset(closing.offset), "a \")\" is missing before \(closing.description)")
            }
        } else {
            shown = target
        }
        let ahead = lexer
        let skip = try lexer.next()
        if skip.kind != .skip {
            lexer = ahead
        } else if isCancelled || style == .pageCurl {
            throw skipRefusal(skip)
        } else {
            swipe.preload = .skipped
        }
        try append(.swipe(swipe), token)
    }

    private mutating func append(_ gesture: Gesture, _ token: PathToken) throws(Problem) {
        guard gestures.count < limits.gestures else {
            throw .limit(.offset(token.offset), "gestures", found: gestures.count + 1, allowed: limits.gestures)
        }
        gestures.append(gesture)
    }

    /// Which way a swipe to a page goes.
    ///
    /// In a loop of two both ways lead there, and forward wins.
    private func direction(to target: Int, _ token: PathToken) throws(Problem) -> Direction {
        let count = pages.count
        if target == shown + 1 || (loops && target == (shown + 1) % count) { return .forward }
        if target == shown - 1 || (loops && shown == 0 && target == count - 1) { return .backward }
        throw Problem(
            .offset(token.offset),
            target == shown
                ? "a swipe from \(Wording.quoted(pages[shown])) to itself"
                : "a swipe from \(Wording.quoted(pages[shown])) to \(Wording.quoted(pages[target]))",
            advice: "A swipe reaches only the neighbours, here \(neighbours). To set a page, write ⇒ (or =>)."
        )
    }

    private var neighbours: String {
        let count = pages.count
        let around = loops ? [(shown + count - 1) % count, (shown + 1) % count] : [shown - 1, shown + 1]
        return Wording.list(around.filter(pages.indices.contains).map { pages[$0] })
    }

    /// The position of the page that a token names.
    private func position(_ token: PathToken, after place: String) throws(Problem) -> Int {
        guard case .page(let reference) = token.kind else {
            throw Problem(
                .offset(token.offset),
                "a page is missing \(place)",
                advice: "A page is given by its number or its name."
            )
        }
        switch reference {
        case .number(let number):
            if number >= 1, number <= pages.count { return number - 1 }
            let count = Wording.count(pages.count, "page")
            let isName = positions["\(number)"] != nil
            throw Problem(
                .offset(token.offset),
                "there is no page \(number): the list has \(count)",
                advice: isName
                    ? "To name the page \"\(number)\", put it in double quotes."
                    : "Pages are numbered from 1 to \(Wording.number(pages.count))."
            )
        case .name(let name):
            if let position = positions[name] { return position }
            throw Problem(
                .offset(token.offset),
                "unknown page \(Wording.quoted(name))",
                advice: Suggestion.sentence(for: name, among: pages) + "The pages here are \(Wording.list(pages))."
            )
        }
    }

    private func skipRefusal(_ token: PathToken) -> Problem {
        Problem(
            .offset(token.offset),
            style == .pageCurl
                ? "\"~\" with the transition style \"pageCurl\"" : "\"~\" after something that is not a landing",
            advice: "It skips the preload after a completed swipe: 1→2~. Leave it out here."
        )
    }
}
