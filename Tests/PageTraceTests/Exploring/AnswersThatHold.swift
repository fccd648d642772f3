import Testing

@testable import PageTrace

/// Answers of exploring that do not depend on what happens to be asked for, and that name the choices they rest on.
@Suite("What an answer of exploring rests on")
struct AnswersThatHold {
    private static let busyUntilTheEnd = """
        {"version":1,"pages":["A","B"],"client":{"type":"pages","busy":{"from":"set","until":"didFinishAnimating"}},
        "gestures":[{"set":"A"}]}
        """

    /// The app writes its title in the report alone; its own set comes at any time.
    private static let right = """
        { "version": 1, "title": "Right", "pages": ["A","B","C","D"],
          "client": { "type": "pages", "trackers": [
            { "name": "title", "updatedIn": "didFinishAnimating", "takes": "shown", "onlyWhenCompleted": true,
              "followsSets": true } ] },
          "gestures": [ { "set": "A" }, { "set": "B", "act": "tap Next" } ] }
        """

    /// The app sets a page as a drag begins, and its title stays with the page that the drag would have led to.
    private static let setInDrag = """
        { "version": 1, "pages": ["A","B","C","D"],
          "client": { "type": "pages", "actions": [ { "in": "willTransitionTo", "set": "D" } ],
            "trackers": [ { "name": "title", "updatedIn": "willTransitionTo", "takes": "pending" } ] },
          "gestures": [ { "set": "A" } ] }
        """

    private func trace(_ text: String) throws -> Trace { try TraceReader.read(Array(text.utf8), name: "trace.json") }

    @Test(
        arguments: [[.set], [.swipe], [.cancel], [.act], [.set, .swipe], [.swipe, .cancel, .drag, .skip]]
            as [Set<GestureFamily>])
    func `An app that one swipe frees is not stuck, whatever families are asked for`(families: Set<GestureFamily>)
        throws
    {
        let exploration = try #require(
            try trace(Self.busyUntilTheEnd).explored(ExplorationOptions(families: families)))
        #expect(!exploration.walks.contains { $0.sort.kind == .stuck })
    }

    @Test
    func `An app with a watchdog is not stuck if only fingers are tried, and a saved walk replays as it was found`()
        throws
    {
        for hasWatchdog in [false, true] {
            let client = ClientDescription(busy: BusyFlag(from: .set, until: .completion), hasWatchdog: hasWatchdog)
            let trace = Trace(
                container: PageViewControllerSettings(), pages: ["A", "B"], client: client,
                gestures: [.page(.set(PageSet(["A"]))), .page(.set(ProgrammaticSet(["B"], isAnimated: true)))])
            var options = ExplorationOptions(families: [.swipe, .cancel, .lose, .set])
            options.losses = 1
            let exploration = try #require(trace.explored(options))
            let stuck = exploration.walks.first { $0.sort.kind == .stuck }
            #expect((stuck == nil) == hasWatchdog)
            guard let stuck else { continue }
            let read = try TraceReader.read(Array((stuck.trace?.json() ?? "").utf8), name: "walk")
            #expect(Recording(replaying: read).findings.contains { $0.kind == .stuck })
        }
    }

    @Test func `A finding that needs a set to end a drag names rule 25 in its first line, and says what else may come`()
        throws
    {
        let exploration = try #require(
            try trace(Self.setInDrag).explored(ExplorationOptions(families: [.swipe, .drag, .act])))
        let walk = try #require(exploration.walks.first)
        #expect(walk.restsOn.map(\.choice.rule) == ["25"])
        #expect(exploration.verdict.contains("which rests on a choice of the model: rule 25, what a finger moves"))
        #expect(exploration.text.contains("With the other reading of rule 25, "))
        #expect(exploration.json.contains("\"restsOn\": [ \"25\" ]") || exploration.json.contains("\"25\""))
    }

    @Test func `A finding names no choice that its walk does not come upon`() throws {
        let exploration = try #require(
            Trace(
                pages: ["1", "2", "3"],
                client: ClientDescription(trackers: [
                    Tracker(name: "title", updatedIn: [.didFinishAnimating], onlyWhenCompleted: true, takes: .shown)
                ]), gestures: GestureSequence()
            ).explored(ExplorationOptions(families: [.swipe, .set])))
        #expect(exploration.walks.first?.length == 1)
        #expect(exploration.scope.choices.isEmpty)
    }

    @Test(arguments: [[.swipe], [.swipe, .cancel], [.swipe, .drag, .act]] as [Set<GestureFamily>])
    func `A set that an action makes while a swipe is in flight names rule 25, whatever families are asked for`(
        families: Set<GestureFamily>
    ) throws {
        let found = try #require(try trace(Self.setInDrag).explored(ExplorationOptions(families: families)))
        #expect(found.walks.first?.restsOn.map(\.choice.rule) == ["25"])
        let proof = try #require(
            try trace(
                Self.setInDrag.replacing("\"trackers\"", with: "\"observes\": [], \"trackers\"").replacing(
                    "\"willTransitionTo\", \"takes\": \"pending\"", with: "\"didFinishAnimating\", \"takes\": \"shown\""
                )
            )
            .explored(ExplorationOptions(families: families)))
        #expect(proof.isProof == false || proof.verdict.contains("25"), "\(proof.text)")
    }

    @Test func `Each walk found over the example traces rests on the choices that it names, and on no other`() throws {
        var named = 0
        for trace in try ExampleTrace.all.map({ try $0.trace() }) {
            guard let found = trace.explored(ExplorationOptions(families: GestureFamily.usual, depth: 2)) else {
                continue
            }
            for walk in found.walks {
                let scenario = try #require(walk.trace?.pageViewController)
                for choice in PageViewControllerSettings.choices(of: scenario, own: [], trying: nil) {
                    guard let reversed = scenario.container.reversing(choice) else { continue }
                    var other = try #require(walk.trace)
                    other.pageViewController?.container = reversed
                    let isThere = Recording(replaying: other).findings.contains { FindingSort($0) == walk.sort }
                    let isNamed = walk.restsOn.contains { $0.choice == choice }
                    #expect(isThere != isNamed, "\(trace.title): \(walk.notation) \(choice)")
                    named += isNamed ? 1 : 0
                }
            }
        }
        #expect(named > 0)
    }

    @Test func `Switching each choice changes each walk that is found, or not, as it says`() throws {
        let texts = [
            Self.right,
            Self.right.replacing(
                "\"pages\": [",
                with: "\"container\": { \"type\": \"pageViewController\", "
                    + "\"system\": \"classic\" }, \"pages\": ["),
            Self.right.replacing(
                "\"didFinishAnimating\", \"takes\": \"shown\", \"onlyWhenCompleted\": true",
                with: "\"viewControllerBefore\", \"takes\": \"argument\""),
            Self.setInDrag,
            Self.right.replacing("\"takes\": \"shown\", \"onlyWhenCompleted\": true", with: "\"takes\": \"shown\""),
        ]
        var count = 0
        for text in texts {
            let trace = try trace(text)
            let families = GestureFamily.usual.union([.set, .flight])
            let options = ExplorationOptions(families: families, depth: 3)
            for walk in try #require(trace.explored(options)).walks {
                let scenario = try #require(walk.trace?.pageViewController)
                let container = scenario.container
                for choice in PageViewControllerSettings.choices(of: scenario, own: [], trying: nil) {
                    guard let reversed = container.reversing(choice) else { continue }
                    var other = try #require(walk.trace)
                    other.pageViewController?.container = reversed
                    let isThere = Recording(replaying: other).findings.contains { FindingSort($0) == walk.sort }
                    #expect(isThere != walk.restsOn.contains { $0.choice == choice }, "\(walk.notation) \(choice)")
                    count += 1
                }
            }
        }
        #expect(count > 10)
    }

    @Test func `With the other reading of a choice, too, the app does what its own trace says`() throws {
        let own = """
            { "version": 1, "pages": ["A","B","C"],
              "client": { "type": "pages", "trackers": [
                { "name": "title", "updatedIn": "didFinishAnimating", "takes": "shown", "onlyWhenCompleted": true } ] },
              "gestures": [ { "set": "A" }, { "act": "tap", "do": [ { "set": "next" }, { "update": "title" } ] } ] }
            """
        let exploration = try #require(try trace(own).explored())
        #expect(exploration.isProof)
        // Nothing but the function sets a page while a finger moves another.
        #expect(exploration.verdict.contains("25"), "\(exploration.text)")
        #expect(exploration.text.contains("With the other reading of rule 25, "))
        #expect(!exploration.unmet.contains { $0.contains("(rule 25)") })
    }

    @Test func `A proof names the choices it rests on, and not those with whose other reading it is the same`() throws {
        let trace = try Trace(path: "1", pages: 3)
        let swipes = try #require(trace.explored(ExplorationOptions(families: [.swipe, .cancel])))
        #expect(swipes.isProof)
        #expect(swipes.verdict.hasSuffix("; it rests on a choice of the model, rule 12."))
        let quirk = PageViewControllerSettings(quirks: .staleNeighborsAfterAnimatedSet)
        #expect(quirk.reversing(.init(rule: "24", sentence: ""))?.quirks == [])
    }

    @Test func `The window of the flush: a set in a block or in a report, or on the next turn, has raised`() throws {
        for (isAnimated, error) in [(true, ContractViolation.duplicateStatesInQueue), (false, .flushedView)] {
            var walk = Walk(1...4, PageViewController(quirks: .flushesLate)) {
                $0.sets[.didFinishAnimating] = [isAnimated ? .animated(4) : .plain(4)]
            }
            walk.swipe(.forward)
            #expect(walk.incidents == [.raise(error)])
        }
        let deferred = Recording(
            replaying: try trace(
                """
                {"version":1,"container":{"type":"pageViewController","quirks":["flushesLate"]},"pages":["A","B","C","D"],
                "client":{"type":"pages","actions":[{"in":"didFinishAnimating","set":"D","later":true}]},
                "gestures":[{"set":"A"},{"swipe":"forward"}]}
                """))
        #expect(deferred.findings.map(\.rule) == ["E4"])
        var plain = Walk(1...4, PageViewController(quirks: .flushesLate))
        plain.swipe(.forward)
        plain.set([4])
        #expect(plain.incidents.isEmpty)
    }

    @Test func `On iOS 26, the other reading of rule 25: a set while a finger moves something raises as before`() {
        for readings in [Readings(), .setsDuringGesturesRaise] {
            var walk = Walk(1...4, PageViewController(readings: readings))
            walk.drag(.forward)
            walk.set([3], animated: true)
            #expect(walk.incidents == (readings.isEmpty ? [] : [.raise(.noViewControllerManagingVisibleView)]))
        }
    }

    @Test func `A set of a page curl that is dropped while a page returns names that, and no rotation`() throws {
        let recording = Recording(
            replaying: try trace(
                """
                {"version":1,"container":{"type":"pageViewController","transitionStyle":"pageCurl"},"pages":["A","B","C"],
                "client":{"type":"pages","actions":[{"in":"viewDidAppear","set":"C"}]},
                "gestures":[{"set":"C"},{"swipe":"backward","ends":"cancelled"}]}
                """))
        let dropped = try #require(recording.findings.first { $0.kind == .droppedSet })
        #expect(dropped.rule == "25" && dropped.message.contains("while the page of a cancelled swipe returns"))
    }

    @Test func `A data source that is removed in mid-drag leaves the page under the finger where it is`() throws {
        let recording = Recording(
            replaying: try trace(
                """
                {"version":1,"pages":["A","B","C"],"gestures":[{"set":"A"},{"drag":"forward"},{"dataSource":"removed"},
                {"release":"completed"},{"settle":true}]}
                """))
        #expect(recording.steps.dropFirst(2).allSatisfy { !$0.dropped.contains("B") && !$0.loaded.contains("B") })
    }

    @Test(arguments: [("iOS 15", "classic"), ("iOS 26.1", ""), ("iOS 18.5", "")])
    func `A trace names its system as people do`(name: String, words: String) throws {
        let text = Self.busyUntilTheEnd.replacing(
            "\"pages\":", with: "\"container\":{\"type\":\"pageViewController\",\"system\":\"\(name)\"},\"pages\":")
        let trace = try trace(text)
        #expect(trace.isBetweenSystems == (name == "iOS 18.5"))
        #expect(Recording(heading: trace).container.contains("classic") == !words.isEmpty)
        let again = try TraceReader.read(Array(trace.json().utf8), name: "again")
        #expect(again == trace)
    }
}
