import Testing

@testable import PageTrace

@Suite("Answers that can be believed")
struct Believable {
    private func explanation(
        _ text: String, _ assume: ExplanationOptions.Assumable = .skips
    ) throws -> Explanation {
        try ObservedLog(text).explained(ExplanationOptions(assume: assume))
    }

    private static let asked = """
        UIPageViewController, scroll
        viewControllerAfter(First) -> Second
        viewControllerBefore(First) -> nil
        willTransitionTo [Second]

        """

    @Test
    func `The departure is the line that a reader would name, with the rule that it breaks in each gesture`() throws {
        let text =
            Self.asked + """
                viewControllerAfter(Second) -> Third
                didFinishAnimating finished: true, previous: [First], completed: true
                """
        for assume in ExplanationOptions.Assumable.allCases {
            let parting = try #require(try explanation(text, assume).parting)
            #expect(parting.position == 3)
            #expect(parting.rule?.rule.name == "4")
            #expect(parting.alternatives.allSatisfy { $0.rule != nil })
        }
    }

    @Test func `A finger that wiggles through rest, with its positions, is plain`() throws {
        var trace = try Trace(path: "2", pages: 3)
        var client = ClientDescription()
        client.observes = [.progress]
        trace.pageViewController?.client = .pages(client)
        for gesture: PageGesture<String> in [
            .drag(.forward), .move(to: -0.2), .move(to: 0.3), .release(Release(ends: .completed)), .settle,
        ] {
            trace.pageViewController?.gestures.append(.gesture(.page(gesture)))
        }
        let explanation = try ObservedLog(Recording(replaying: trace)).explained()
        #expect(explanation.answer == .yes, "\(explanation.text)")
    }

    @Test func `A style that the log does not say is an assumption; what the log says is none`() throws {
        let curl =
            "viewControllerAfter(A) -> B\nwillTransitionTo [B]\n"
            + "didFinishAnimating finished: true, previous: [A], completed: true\nviewControllerBefore(B) -> A\n"
            + "willTransitionTo [A]"
        let open = try explanation(curl)
        #expect(open.answer == .onlyIf)
        #expect(
            open.verdict.hasPrefix("No in the plain model: line 2. Only if the container is a page curl: 1 assumption"))
        #expect(open.verdict.contains("If the neighbors of the page are known where the log begins, it may need no "))
        #expect(try explanation("UIPageViewController, page curl\n" + curl).answer == .yes)
        // Of a log with one of the two questions nobody knows whether the other was printed.
        let forward = curl.replacing(
            "Before(B) -> A\nwillTransitionTo [A]", with: "After(B) -> C\nwillTransitionTo [C]")
        #expect(
            try explanation(forward).text.contains("No viewControllerBefore is in the log, so none was expected."))
    }

    @Test func `No call is invented of a sort that the log has`() throws {
        let later = "viewControllerAfter(C) -> nil\nviewControllerBefore(C) -> B"
        let text = Self.asked + "didFinishAnimating finished: true, previous: [First], completed: false\n"
        #expect(try explanation(text + later, .acts).answer == .onlyIf)
        let withSets = "setViewControllers [First], direction: forward, animated: false\n"
        let lines = Self.asked.split(separator: "\n")
        let told =
            lines[0] + "\n" + withSets + lines.dropFirst().joined(separator: "\n") + "\n"
            + "didFinishAnimating finished: true, previous: [First], completed: false\n" + later
        #expect(try explanation(String(told), .acts).answer == .no)
    }

    @Test func `A no says whether it is a proof`() throws {
        let no = try explanation(Self.asked + "willTransitionTo [Second]")
        #expect(no.answer == .no && no.isProof)
        #expect(no.verdict.contains("(Every swipe, drag and skipped preload was tried, in 2 containers; "))
        let blind = try explanation(
            "willTransitionTo [B]\ndidFinishAnimating finished: false, previous: [A], completed: true")
        #expect(blind.answer == .no && !blind.isProof)
        #expect(blind.verdict.contains("This is no proof: not every question of the data source is in the log, and "))
    }

    @Test func `A yes says how many small changes of the log would have been refused`() throws {
        let strong = try explanation(Recording(replaying: try Trace(path: "1→2→3→(2)→4", pages: 5)).text)
        let strength = try #require(strong.strength)
        #expect(strength.changes > 20)
        #expect(strength.refused * 10 >= strength.changes * 9)
        #expect(strong.text.contains(" copies of this log, each with one line changed, "))
        #expect(try explanation("UIPageViewController\nviewDidLoad(A)\nviewDidLoad(B)").strength?.refused ?? 0 < 8)
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `Phases are tried only where they can differ from whole swipes, and that changes no answer`(seed: UInt64)
        throws
    {
        var trace = try Trace(path: "1", pages: 4)
        for swipe in RandomWalk<PageViewControllerGesture>(seed: seed, count: 8, cancelled: 0.4) {
            trace.pageViewController?.gestures.append(.gesture(swipe))
        }
        let log = try ObservedLog(Recording(replaying: trace))
        var entries = log.entries.map {
            ObservedLog.Entry(callback: $0.callback)
        }
        // One line is moved, so that some logs are explained and some are not.
        let place = Int(seed) * 7 % entries.count
        entries.insert(entries.remove(at: place), at: Int(seed) * 13 % entries.count)
        let changed = ObservedLog(name: "log", pages: log.pages, entries: entries)
        for settings in [PageViewControllerSettings(), PageViewControllerSettings(transitionStyle: .pageCurl)] {
            let base = LogBase(container: settings, style: nil)
            var usual = LogSearch(FollowedLog(changed, guess: nil), base, bound: 100_000)
            var everywhere = FollowedLog(changed, guess: nil)
            everywhere.needsPhases = ContiguousArray(repeating: true, count: everywhere.count + 1)
            var thorough = LogSearch(everywhere, base, bound: 100_000)
            #expect(usual.run() == thorough.run())
            #expect(usual.departures.position == thorough.departures.position)
        }
    }
}
