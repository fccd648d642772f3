import Paging

/// Reads paths: `1→2~→(3)→3⇒1→[2→1]×25`.
///
/// Its problems have their places as offsets in the path.
struct PathReader {
    private var parser: PathParser
    private let list: PageList<String>
    private let loops: Bool
    private let limits: TraceLimits
    /// The index of the shown page, from 0.
    private var shown = 0
    /// The number of gestures made, including those of further rounds.
    private var made = 0

    /// The gestures that a path means with these pages, this container and this client.
    static func gestures(
        _ path: String, in scenario: Scenario<PageViewControllerSettings>, pages: [String], limits: TraceLimits
    ) throws(Problem) -> GestureSequence<PageViewControllerGesture> {
        guard scenario.container.spineLocation != .mid else {
            throw Problem(
                .everywhere,
                "a path with the spine in the middle",
                advice: "A path names one page at a time and two are shown here. Write \"gestures\" instead.")
        }
        var reader = PathReader(
            path, pages, scenario.container.transitionStyle, loops: scenario.client.pages?.loops ?? false, limits)
        return try reader.read()
    }

    private var pages: [String] { list.pages }

    private init(_ path: String, _ pages: [String], _ style: TransitionStyle, loops: Bool, _ limits: TraceLimits) {
        parser = PathParser(path, style: style, limits: limits)
        list = PageList(pages)
        self.loops = loops
        self.limits = limits
    }

    private mutating func read() throws(Problem) -> GestureSequence<PageViewControllerGesture> {
        let opening = try parser.opening()
        var gestures = GestureSequence<PageViewControllerGesture>()
        gestures.append(.gesture(try set(opening.page, opening.offset)))
        while let item = try parser.next() {
            try append(item, to: &gestures)
            guard gestures.count <= limits.steps else { throw tooMany(gestures.count, item.offset) }
        }
        return gestures
    }

    private mutating func append(_ item: PathItem, to gestures: inout GestureSequence<PageViewControllerGesture>)
        throws(Problem)
    {
        switch item.content {
        case .page(let page, _, _) where item.isSet: gestures.append(.gesture(try set(page, item.offset)))
        case .page(let page, let isCancelled, let isSkipped):
            let target = try position(page, item.offset)
            let direction = try direction(to: target, item.offset)
            if !isCancelled { shown = target }
            try count(item.offset)
            let swipe = Swipe(
                direction, ends: isCancelled ? .cancelled : .completed, preload: isSkipped ? .skipped : nil)
            gestures.append(.gesture(.page(.swipe(swipe))))
        case .repetition(let items, let rounds):
            let start = shown
            let first = try round(1, of: items)
            // Every round ends where the first one did, so the second is like all that follow. It may go another way to
            // its first page than the first round does: 1→[2→3]×2 is 1→2→3→2→3.
            let others = shown == start || rounds == 1 ? first : try round(2, of: items)
            if first == others {
                gestures.append(.repetition(first, count: rounds))
            } else {
                gestures.append(first)
                gestures.append(rounds == 2 ? others : GestureSequence(parts: [.repetition(others, count: rounds - 1)]))
            }
        }
        guard gestures.count <= limits.steps else { throw tooMany(gestures.count, item.offset) }
    }

    private mutating func round(_ round: Int, of items: [PathItem]) throws(Problem) -> GestureSequence<
        PageViewControllerGesture
    > {
        do {
            var gestures = GestureSequence<PageViewControllerGesture>()
            for item in items { try append(item, to: &gestures) }
            return gestures
        } catch {
            var problem = error
            if round > 1 { problem.rounds.insert(round, at: 0) }
            throw problem
        }
    }

    private mutating func set(_ page: PageReference, _ offset: Int) throws(Problem) -> PageViewControllerGesture {
        shown = try position(page, offset)
        try count(offset)
        return .page(.set(ProgrammaticSet([pages[shown]])))
    }

    private mutating func count(_ offset: Int) throws(Problem) {
        made += 1
        guard made <= limits.gestures else {
            throw .limit(.offset(offset), "gestures", found: made, allowed: limits.gestures)
        }
    }

    private func tooMany(_ count: Int, _ offset: Int) -> Problem {
        .limit(.offset(offset), "gestures", found: count, allowed: limits.steps)
    }
}

extension PathReader {
    /// Why a path has no sides.
    static let aboutSides =
        "A path names the page that a swipe leads to, and the side follows from it: 2→1 swipes back. For the side of a finger "
        + "write gestures, such as { \"swipe\": \"left\" }."

    /// The direction of a swipe to a page.
    ///
    /// In a loop of two, both directions lead there, and forward is chosen.
    private func direction(to target: Int, _ offset: Int) throws(Problem) -> Direction {
        let count = pages.count
        if target == shown + 1 || (loops && target == (shown + 1) % count) { return .forward }
        if target == shown - 1 || (loops && shown == 0 && target == count - 1) { return .backward }
        throw Problem(
            .offset(offset),
            target == shown
                ? "a swipe from \(Wording.quoted(pages[shown])) to itself"
                : "a swipe from \(Wording.quoted(pages[shown])) to \(Wording.quoted(pages[target]))",
            advice: "A swipe reaches only the neighbors, here \(neighbors). To set a page, write ⇒ (or =>)."
                + (isAround(target) ? " If the client loops, say so: \"loops\": true in the client, or --loop." : ""))
    }

    /// Whether a swipe would lead around the end of the list.
    private func isAround(_ target: Int) -> Bool {
        !loops && pages.count > 2 && Set([shown, target]) == [0, pages.count - 1]
    }

    private var neighbors: String {
        let count = pages.count
        let around = loops ? [(shown + count - 1) % count, (shown + 1) % count] : [shown - 1, shown + 1]
        return Wording.list(around.filter(pages.indices.contains).map { pages[$0] })
    }

    /// What to write if something like an arrow stands in a name that is no page's: `1-2-3`, `1 > 2`, or `1-`, of which a shell
    /// has taken the rest.
    private func arrowHint(_ name: String) -> String {
        if name == "left" || name == "right" { return Self.aboutSides + " " }
        if let last = name.last, "-=".contains(last) {
            return
                "Between two pages write \(last)> once, and put the path in quotes, or the shell takes the \">\": '1\(last)>2'. "
        }
        let words = name.split(separator: " ")
        let isList = words.count > 1 && words.allSatisfy { Int($0) != nil || pages.contains(String($0)) }
        guard isList || name.contains(where: "-–—>=,".contains) else { return "" }
        return "Between two pages write -> or → for a swipe: 1->2->3. "
    }

    private func position(_ page: PageReference, _ offset: Int) throws(Problem) -> Int {
        switch page {
        case .number(let number):
            if number >= 1, number <= pages.count { return number - 1 }
            let count = Quantity.text(pages.count, "page")
            let isName = list.position(of: "\(number)") != nil
            throw Problem(
                .offset(offset),
                "there is no page \(number): the list has \(count)",
                advice: isName
                    ? "To name the page \"\(number)\", put it in double quotes."
                    : pages.count == 1 && pages[0].contains(" ")
                        ? "Its only page is \(Wording.quoted(pages[0])): put commas between names."
                        : "Pages are numbered from 1 to \(Quantity.text(pages.count)).")
        case .name(let name):
            if let position = list.position(of: name) { return position }
            throw Problem(
                .offset(offset),
                "unknown page \(Wording.quoted(name))",
                advice: arrowHint(name) + Suggestion.sentence(for: name, among: pages)
                    + "The pages here are \(Wording.list(pages)).")
        }
    }
}
