import Testing

@testable import PageTrace

@Suite("Logs with the turns of the main queue")
struct LogsWithTurns {
    private static let observed: [Set<CallbackRole>] = [[], [.appearance, .containment], [.progress], [.appearance]]

    @Test(arguments: 1...120 as ClosedRange<UInt64>)
    func `What the model does is a plain yes, wherever turns pass that the rules leave open`(seed: UInt64) throws {
        var settings = PageViewControllerSettings(transitionStyle: seed % 5 == 0 ? .pageCurl : .scroll)
        settings.system = seed % 2 == 0 ? .iOS26 : .classic
        let observes = Self.observed[Int(seed / 2 % 4)]
        let written = TurnWriter(seed: seed, gestures: 12, in: settings, observes: observes)
        let lines = written.lines.map { "\($0.text)  turn \($0.turn)" }
        let explanation = try ObservedLog(([settings.words] + lines).joined(separator: "\n")).explained()
        #expect(explanation.answer == .yes, "\(explanation.text)\n\(lines.joined(separator: "\n"))")
    }

    private static let first = """
        UIPageViewController, scroll
        setViewControllers [First], direction: forward, animated: false  turn 1
        completion finished: true  turn 1

        """
    private static let asked = """
        viewControllerAfter(First) → Second  turn 4
        viewControllerBefore(First) → nil  turn 4
        willTransitionTo [Second]  turn 4

        """
    private static let animated = "setViewControllers [Second], direction: forward, animated: true"
    private static let landing = "didFinishAnimating finished: true, previous: [First], completed: true"

    @Test(arguments: [
        ("\(animated)  turn 2\ncompletion finished: true  turn 2", 5),
        ("\(asked)\(landing)  turn 4", 7),
    ])
    func `What an animation calls at its end comes in a later turn`(text: String, line: Int) throws {
        let explanation = try ObservedLog(Self.first + text).explained()
        #expect(explanation.answer == .no)
        #expect(explanation.isProof == text.contains("→"), "without a data source the answers are guessed")
        #expect(explanation.parting?.rule?.rule.name == "25", "\(explanation.text)")
        #expect(explanation.verdict.hasPrefix("No. The model does everything before line \(line), and parts there."))
        #expect(explanation.text.contains("(in a later turn)"))
        let start = try #require(explanation.text.range(of: "    # system: "), "what is to be sent to us has its turns")
        #expect(try ObservedLog(String(explanation.text[start.lowerBound...])).explained().answer == .no)
        let withoutTurns = (Self.first + text).replacing(#/  turn \d+/#, with: "")
        #expect(try ObservedLog(withoutTurns).explained().answer == .yes)
    }

    @Test func `What a plain set calls comes in the turn of the set`() throws {
        // With the end of a swipe in the log, none can be in flight that would have to come to its end first.
        let text =
            Self.first + Self.asked + "\(Self.landing)  turn 5\nviewControllerAfter(Second) → nil  turn 5\n"
            + "setViewControllers [First], direction: forward, animated: false  turn 7\n"
        #expect(try ObservedLog(text + "completion finished: true  turn 7").explained().answer == .yes)
        let explanation = try ObservedLog(text + "completion finished: true  turn 8").explained()
        #expect(explanation.answer == .no)
        #expect(explanation.parting?.rule?.rule.name == "25")
        #expect(explanation.text.contains("  completion finished: true  (in the same turn)"))
    }

    @Test func `A turn carries out what waits for it: the pages of an animated set are told in the next one`() throws {
        let text = """
            UIPageViewController, scroll, iOS 26
            setViewControllers [First], direction: forward, animated: false  turn 1
            viewWillAppear(First, animated: false)  turn 1
            viewDidAppear(First, animated: false)  turn 1
            \(Self.animated)  turn 2

            """
        let told = "viewWillAppear(Second, animated: true)  turn 3\nviewWillDisappear(First, animated: true)  turn 3\n"
        let yes = try ObservedLog(text + told + "layoutChanges(container)  turn 3").explained()
        #expect(yes.answer == .yes, "\(yes.text)")
        #expect(yes.assumptions.isEmpty)
        let no = try ObservedLog(text + "layoutChanges(container)  turn 3\n" + told).explained()
        #expect(no.answer == .no)
        #expect(no.parting?.rule?.rule.name == "25", "\(no.text)")
    }

    @Test func `A set in a later turn was not made in the call before it`() throws {
        let cancelled = "didFinishAnimating finished: true, previous: [First], completed: false  turn 5\n"
        let set = "setViewControllers [Third], direction: forward, animated: false"
        func explained(turn: Int) throws -> Explanation {
            let end = "\(set)  turn \(turn)\ncompletion finished: true  turn \(turn)"
            return try ObservedLog(Self.first + Self.asked + cancelled + end).explained()
        }
        #expect(try explained(turn: 5).gestures.count == explained(turn: 6).gestures.count)
        #expect(try explained(turn: 6).answer == .yes)
    }

    @Test func `Lines without a turn say nothing of turns, and those in between belong to the turn around them`() throws
    {
        let end = "completion finished: true"
        let open = Self.first + "\(Self.animated)  turn 2\n\(end)\nviewControllerAfter(Second) → nil  turn 3"
        #expect(try ObservedLog(open).explained().answer == .yes)
        let closed = Self.first + "\(Self.animated)  turn 2\n\(end)\nviewControllerAfter(Second) → nil  turn 2"
        #expect(try ObservedLog(closed).explained().parting?.position == 3)
    }
}
