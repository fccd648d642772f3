import Paging

/// Parses a path, without knowing the pages.
///
///     path   = page, { arrow, item }
///     item   = page, [ "~" ] | "(", page, ")" | "[", item, { arrow, item }, "]", "×", number
///     arrow  = "→" | "->" | "⇒" | "=>"
struct PathParser {
    private var lexer: PathLexer
    private let style: TransitionStyle
    private let limits: TraceLimits
    /// The number of open brackets.
    private var depth = 0

    init(_ path: String, style: TransitionStyle, limits: TraceLimits) {
        lexer = PathLexer(path)
        self.style = style
        self.limits = limits
    }

    /// The page with which the path begins, and its position.
    mutating func opening() throws(Problem) -> (page: PageReference, offset: Int) {
        let token = try lexer.next()
        let place = Problem.Place.offset(token.offset)
        switch token.kind {
        case .page(let page): return (page, token.offset)
        case .end: throw Problem(place, "the path is empty", advice: "Begin with the page that is shown first: 1→2.")
        case .opening:
            throw Problem(
                place, "a cancelled swipe at the start of the path",
                advice: "Begin with the page that is shown first: 1→(2).")
        case .repetition:
            throw Problem(
                place, "a repetition at the start of the path",
                advice: "Begin with the page that is shown first: 1→[2→1]×25.")
        default: throw missingPage(token, "at the start of the path")
        }
    }

    /// The next arrow and what follows it, nil at the end of the path.
    mutating func next() throws(Problem) -> PathItem? {
        let token = try lexer.next()
        switch token.kind {
        case .end: return nil
        case .rounds:
            throw Problem(.offset(token.offset), "a \"]\" without a \"[\" before it", advice: "Write 1→[2→1]×25.")
        default: return try item(after: token)
        }
    }

    private mutating func item(after arrow: PathToken) throws(Problem) -> PathItem {
        switch arrow.kind {
        case .swipe: return try item(isSet: false)
        case .set: return try item(isSet: true)
        case .skip: throw skipRefusal(arrow)
        case .left: throw Problem(.offset(arrow.offset), "an arrow to the left", advice: PathReader.aboutSides)
        default:
            throw Problem(
                .offset(arrow.offset),
                "\(arrow.description) without → or ⇒ before it",
                advice: "Write → (or ->) for a swipe and ⇒ (or =>) for a set between two pages.")
        }
    }

    private mutating func item(isSet: Bool) throws(Problem) -> PathItem {
        let token = try lexer.next()
        switch token.kind {
        case .repetition: return try repetition(isSet: isSet, at: token)
        case .opening where isSet:
            throw Problem(
                .offset(token.offset), "a set that is cancelled", advice: "Only a swipe can be: write → instead.")
        case .opening:
            let target = try lexer.next()
            guard case .page(let page) = target.kind else { throw missingPage(target, "after \"(\"") }
            let closing = try lexer.next()
            guard closing.kind == .closing else {
                throw Problem(.offset(closing.offset), "a \")\" is missing before \(closing.description)")
            }
            return PathItem(
                isSet: false, content: .page(page, isCancelled: true, isSkipped: false), offset: target.offset)
        case .page(let page):
            let isSkipped = isSet ? false : try skip()
            return PathItem(
                isSet: isSet, content: .page(page, isCancelled: false, isSkipped: isSkipped), offset: token.offset)
        default: throw missingPage(token, isSet ? "after ⇒" : "after →")
        }
    }

    /// Takes a `~` if there is one.
    private mutating func skip() throws(Problem) -> Bool {
        let ahead = lexer
        let token = try lexer.next()
        guard token.kind == .skip else {
            lexer = ahead
            return false
        }
        guard style != .pageCurl else { throw skipRefusal(token) }
        return true
    }

    private mutating func repetition(isSet: Bool, at opening: PathToken) throws(Problem) -> PathItem {
        depth += 1
        defer { depth -= 1 }
        guard depth <= limits.nesting else {
            throw .limit(.offset(opening.offset), "repetitions in each other", found: depth, allowed: limits.nesting)
        }
        var items = [try item(isSet: isSet)]
        while true {
            let token = try lexer.next()
            switch token.kind {
            case .rounds(let rounds):
                return PathItem(isSet: isSet, content: .repetition(items, rounds: rounds), offset: opening.offset)
            case .end:
                throw Problem(
                    .offset(opening.offset), "a \"[\" without an end",
                    advice: "Close it with \"]\" and how often: ]×25.")
            default: items.append(try item(after: token))
            }
            guard items.count <= limits.gestures else {
                throw .limit(.offset(token.offset), "gestures", found: items.count, allowed: limits.gestures)
            }
        }
    }

    private func missingPage(_ token: PathToken, _ place: String) -> Problem {
        Problem(
            .offset(token.offset), "a page is missing \(place)",
            advice: "A page is given by its number or its name.")
    }

    private func skipRefusal(_ token: PathToken) -> Problem {
        Problem(
            .offset(token.offset),
            style == .pageCurl
                ? "\"~\" with the transition style \"pageCurl\"" : "\"~\" after something that is not a landing",
            advice: "It skips the preload after a completed swipe: 1→2~. Leave it out here.")
    }
}

/// An arrow in a path, with what follows it.
struct PathItem {
    enum Content {
        /// A page, in parentheses or with a `~` after it.
        case page(PageReference, isCancelled: Bool, isSkipped: Bool)
        /// Items in brackets; the arrow before the bracket belongs to the first item, in every round.
        case repetition([PathItem], rounds: Int)
    }

    /// Whether the arrow is `⇒`: a set rather than a swipe.
    var isSet: Bool
    var content: Content
    /// Where the page or the bracket begins.
    var offset: Int
}
