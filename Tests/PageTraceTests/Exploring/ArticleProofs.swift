import PageTrace
import Testing

/// The clients of the five articles: the shortest walk to each mistake, and for each repair that there is none.
///
/// Walks are bounded here, so that a test takes a second. `.ci/prove` proves the repairs for walks of any length, with the
/// release build.
@Suite("The five articles, proved")
struct ArticleProofs {
    /// What an app's own code can get wrong. (A set at a moment at which UIKit raises is the gesture's fault, not the
    /// client's.)
    private static let ofClients = Set(Finding.Kind.allCases).subtracting([.contractViolation])

    private func explored(
        _ trace: Trace, _ families: Set<GestureFamily> = GestureFamily.usual, upTo depth: Int = 3,
        list: ClosedRange<Int>? = nil
    ) throws -> [String: String] {
        let options = ExplorationOptions(families: families, depth: depth, states: 100_000, list: list)
        let exploration = try #require(trace.explored(options))
        let walks = exploration.walks.filter { Self.ofClients.contains($0.sort.kind) }
        #expect(exploration.bound != .states && exploration.bound != .memory, "\(exploration.figures)")
        return Dictionary(walks.map { ($0.sort.consequence, $0.notation) }, uniquingKeysWith: { first, _ in first })
    }

    private func screens(_ tracker: Tracker) -> Trace {
        Trace(
            pages: ["First", "Second", "Third", "Fourth"], client: ClientDescription(trackers: [tracker]),
            gestures: GestureSequence())
    }

    @Test func `Four screens: a title set in the data source is wrong after one swipe`() throws {
        #expect(try explored(screens(ExplorationTests.tooEarly)) == ["makes title wrong": "1→2"])
    }

    @Test func `Four screens: an index committed blindly is wrong after one cancelled swipe`() throws {
        #expect(try explored(screens(ExplorationTests.blindly)) == ["makes index wrong": "1→(2)"])
    }

    @Test(arguments: [
        ExplorationTests.right,
        Tracker(name: "index", updatedIn: [.didFinishAnimating], onlyWhenCompleted: true, takes: .pending),
    ])
    func `Four screens, repaired: no sequence of gestures makes title or index wrong`(tracker: Tracker) throws {
        #expect(try explored(screens(tracker), [.swipe, .cancel, .drag, .skip, .act]) == [:])
    }

    @Test("Four screens: a title written behind a set is right, though a landing is reported inside the call")
    func setDuringALanding() throws {
        #expect(try explored(screens(ExplorationTests.right), [.drag, .set]) == [:])
    }

    private func questionnaire(_ client: ArticleVariant) -> Trace {
        Trace(pages: ["City", "Budget", "Dish"], client: .questionnaire(client), gestures: GestureSequence())
    }

    @Test func `Questionnaire: one cancelled swipe and the presenter is one question ahead`() throws {
        let walks = try explored(questionnaire(.article), [.swipe, .cancel])
        #expect(walks["makes currentQuestion wrong"] == "1→(2)")
        #expect(walks["makes the data source answer a wrong page"] == "1→(2)→2")
    }

    @Test("Questionnaire, repaired: no sequence of gestures, also none that sets a question while another comes back")
    func questionnaireRepair() throws {
        #expect(try explored(questionnaire(.repaired), [.swipe, .drag, .set], upTo: 4) == [:])
    }

    private func playlist(_ client: PlaylistDescription) -> Trace {
        Trace(pages: ["Song 1", "Song 2", "Song 3"], client: .playlist(client), gestures: GestureSequence())
    }

    @Test func `Playlist: a list that grows or is cut makes the row wrong, leads elsewhere, and traps`() throws {
        let walks = try explored(playlist(.article), [.swipe, .set], upTo: 4, list: 2...4)
        #expect(walks["makes row wrong"] != nil)
        #expect(walks["uses a stale neighbor (rule 13)"] != nil)
        #expect(walks["makes the app's own code trap"] != nil)
    }

    @Test func `Playlist, repaired: no sequence of gestures and of changes of the list`() throws {
        #expect(try explored(playlist(.repaired), [.swipe, .cancel, .set], upTo: 4, list: 2...4) == [:])
    }

    /// A pager is told of every movement of its scroll view, also of those that the app makes.
    private static let withSets = GestureFamily.usual.union([.set])

    private func pager(_ client: ScrollViewClientDescription) -> Trace {
        Trace(
            scrollView: PagingScrollViewSettings(), pages: ["First", "Second", "Third"], client: client, gestures: [])
    }

    @Test func `Pager: a set that nobody hears of, and a page that changes in mid-drag`() throws {
        let walks = try explored(pager(.article), Self.withSets)
        #expect(walks["makes selected wrong"] != nil)
        #expect(walks["shows a page that nobody is told of"] == "set offset to (1, 0)")
    }

    @Test func `Pager, repaired: no sequence of gestures, sets and rotations`() throws {
        #expect(try explored(pager(.repaired), Self.withSets) == [:])
    }

    private func root(_ client: RootClientDescription, _ strategy: RootStrategy = .containment) -> Trace {
        Trace(rootContainer: RootContainerSettings(strategy: strategy), client: client, gestures: [])
    }

    @Test(arguments: RootMistake.allCases)
    func `Root container: each mistake has a walk that shows it`(mistake: RootMistake) throws {
        let strategies = RootStrategy.allCases.filter { mistake.applies(to: $0) }
        let found = try strategies.filter { strategy in
            let mistaken = try explored(root(RootClientDescription(mistakes: [mistake]), strategy))
            let repaired = try explored(root(.repaired, strategy))
            return mistaken.keys.contains { repaired[$0] == nil }
        }
        #expect(!found.isEmpty)
    }

    @Test("Root container, repaired: no sequence of launches, log ins, log outs, links and rotations, at rest or not")
    func rootRepair() throws {
        #expect(try explored(root(.repaired), upTo: 20) == [:])
    }
}
