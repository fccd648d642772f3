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
        var cancelled = Walk(1...4, PageViewController(quirks: .flushesLate)) {
            $0.sets[.didFinishAnimating] = [.plain(4)]
        }
        cancelled.swipe(.forward, ends: .cancelled)
        #expect(!cancelled.incidents.contains(.raise(.flushedView)), "a cancelled swipe drops no page")
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

    @Test func `A list that cannot grow shrinks at its front, too, and what left there comes back`() throws {
        let trace = try trace(
            """
            {"version":1,"pages":["A","B","C"],"client":{"type":"pages","trackers":[{"name":"index",
            "updatedIn":"didFinishAnimating","onlyWhenCompleted":true,"takes":"shown","holds":"index"}]},
            "gestures":[{"set":"B"}]}
            """)
        let exploration = try #require(trace.explored(ExplorationOptions(families: [.list], list: 2...3)))
        #expect(exploration.walks.first?.notation == "set B · remove A")
        let line = PageLine(["A", "B", "C"], lengths: 2...3, growsAtFront: true)
        #expect(line.changes.contains(.prepend(["A"])) && line.allows(.prepend(["A"]), of: ["B", "C"]))
    }

    /// The block of the set behind a swipe is lost, and the flag that waits for it stays up.
    @Test func `A swipe loses the block of a set that the app makes in it`() throws {
        let trace = try trace(
            """
            {"version":1,"pages":["A","B","C"],"client":{"type":"pages","answersBefore":false,"actions":[
            {"in":"didFinishAnimating","page":"A","set":"C","animated":true,"later":true},
            {"in":"didFinishAnimating","page":"B","set":"A","animated":true,"later":true}],
            "busy":{"from":"willTransitionTo","until":"completion"}},"gestures":[{"set":"A"}]}
            """)
        let exploration = try #require(trace.explored(ExplorationOptions(families: [.swipe, .cancel, .lose])))
        #expect(exploration.walks.contains { $0.sort.kind == .stuck })
    }

    @Test func `A set in a function is the first that exploring begins behind`() throws {
        let trace = try trace(
            """
            {"version":1,"pages":["A","B","C"],"client":{"type":"pages","trackers":[{"name":"title","updatedIn":
            "didFinishAnimating","onlyWhenCompleted":true,"takes":"shown","startsEmpty":true}]},
            "gestures":[{"act":"launch","do":[{"set":"B"},{"update":"title"}]},{"swipe":"forward"}]}
            """)
        #expect(trace.explored()?.isProof == true)
    }

    @Test func `What happens to the block of an animated set rests on rule 22 where nobody has seen it`() throws {
        func exploration(_ system: String, _ families: Set<GestureFamily>) throws -> PageTrace.Exploration {
            let trace = try trace(
                """
                {"version":1,"pages":["A","B"],"container":{"type":"pageViewController","system":"\(system)"},
                "client":{"type":"pages","busy":{"from":"set","until":"completion"}},
                "gestures":[{"set":"A"},{"act":"t","do":[{"set":"next","animated":true}]},{"container":"disappears"}]}
                """)
            return try #require(trace.explored(ExplorationOptions(families: families)))
        }
        #expect(try exploration("classic", [.swipe, .act]).scope.choices.contains { $0.rule == "22" })
        #expect(try !exploration("iOS26", [.swipe, .act]).scope.choices.contains { $0.rule == "22" })
        let covered = try exploration("iOS26", [.swipe, .act, .cover])
        #expect(covered.reversals.contains { $0.choice.rule == "22" }, "\(covered.text)")
    }

    @Test func `Of a rule with two choices the number stands once, and the one that was not tried is named`() {
        var scope = ExplorationScope()
        scope.choices = ["one", "other"].map { ExplorationScope.Choice(rule: "22", sentence: $0) }
        scope.choicesReadOneWay = [scope.choices[1]]
        #expect(scope.line == "Rests on rule 22, choices of the model; rule 22 (other) not tried the other way.")
    }

    @Test func `A set in viewDidLoad of a page behind a landing comes in its step`() throws {
        let recording = Recording(
            replaying: try trace(
                """
                {"version":1,"pages":["A","B","C","D"],"client":{"type":"pages","actions":[{"in":"viewDidLoad",
                "page":"C","set":"D"}]},"gestures":[{"set":"A"},{"swipe":"forward"}]}
                """))
        #expect(recording.steps.last?.after.first?.shown == ["D"])
    }

    @Test func `Losses alone are tried beside what is whole`() throws {
        let trace = try trace(
            """
            {"version":1,"pages":["A","B","C"],"client":{"type":"pages","trackers":[{"name":"title",
            "updatedIn":"willTransitionTo","takes":"pending"}]},"gestures":[{"set":"A"}]}
            """)
        let exploration = try #require(trace.explored(ExplorationOptions(families: [.lose])))
        #expect(exploration.walks.first?.notation == "1→(2)")
        #expect(exploration.families.contains(.swipe))
        let graph = try trace.situations(ExplorationOptions(families: [.lose]), limit: 1_000)
        #expect(graph.families.contains(.swipe), "\(graph.families)")
    }

    @Test func `A stale neighbor that no set has left rests on no rule of sets`() throws {
        let trace = try trace(
            """
            {"version":1,"pages":["A","B"],"client":{"type":"pages"},"gestures":[{"set":"A"},{"remove":"A"}]}
            """)
        let walk = try #require(trace.explored()?.walks.first { $0.sort.kind == .staleNeighbor })
        #expect(walk.restsOn.isEmpty)
    }

    @Test func `Without sets among the gestures no set loses its block`() throws {
        let trace = try trace(
            """
            {"version":1,"pages":["A","B"],"client":{"type":"pages","trackers":[{"name":"title",
            "updatedIn":"didFinishAnimating","onlyWhenCompleted":true,"takes":"shown"}]},"gestures":[{"set":"A"}]}
            """)
        func first(_ families: Set<GestureFamily>) throws -> FoundWalk {
            try #require(trace.explored(ExplorationOptions(families: families))?.walks.first)
        }
        #expect(try first([.swipe, .lose]).notation.hasSuffix("didFinishAnimating is lost"))
        #expect(try first([.lose]).notation.hasSuffix("didFinishAnimating is lost"))
        #expect(try first([.set, .lose]).hasForeignSet)
    }

    @Test func `A flag that waits for a block stays up behind a set that has none`() throws {
        for set in [
            #"{"set":"B","animated":true,"completion":false}"#, #"{"act":"tap","do":[{"set":"B","completion":false}]}"#,
        ] {
            let trace = try trace(
                """
                {"version":1,"pages":["A","B","C"],"client":{"type":"pages","busy":{"from":"set","until":"completion"}},
                "gestures":[{"set":"A"},\(set)]}
                """)
            #expect(Recording(replaying: trace).findings.map(\.kind) == [.stuck], "\(set)")
            #expect(trace.explored(ExplorationOptions(families: [.act]))?.isProof == false, "\(set)")
        }
    }

    @Test(arguments: [false, true])
    func `A set in a callback changes the page that the app wants`(isLater: Bool) throws {
        let trace = try trace(
            """
            {"version":1,"pages":["A","B","C"],"client":{"type":"pages","wants":{},"actions":[
            {"in":"didFinishAnimating","if":"completed","set":"C"\(isLater ? ",\"later\":true" : "")}]},
            "gestures":[{"set":"A"},{"swipe":"forward"},{"turn":true}]}
            """)
        let recording = Recording(replaying: trace)
        #expect(recording.findings.allSatisfy { $0.kind != .stuck })
        #expect(recording.steps.last?.after.first?.shown == ["C"])
    }

    /// The block lowers the flag, and its set raises it again.
    @Test func `A set in a block raises the flag`() throws {
        let trace = try trace(
            """
            {"version":1,"pages":["A","B","C"],"client":{"type":"pages","busy":{"from":"set","until":"completion"}},
            "gestures":[{"set":"A"},{"set":"B","animated":true,"ends":"inFlight","act":"t",
            "inCompletion":{"set":"C","animated":true}},{"settle":true},{"set":"A","animated":true,"act":"x"}]}
            """)
        let recording = Recording(replaying: trace)
        #expect(recording.steps.last?.gesture.text.contains("the app is busy, no call") == true)
        #expect(recording.findings.isEmpty)
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
