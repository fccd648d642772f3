import Testing

@testable import PageTrace

@Suite("What a client does inside callbacks")
struct ActionTests {
    private typealias Action = ClientAction<String>
    private let pages = ["First", "Second", "Third", "Fourth"]

    private func steps(
        _ client: ClientDescription, _ gestures: [PageViewControllerGesture], _ system: PagingSystem = .iOS26
    ) -> [Step] {
        Array(
            Replay(
                Trace(
                    container: PageViewControllerSettings(system: system), pages: pages, client: client,
                    gestures: GestureSequence([.page(.set(ProgrammaticSet(["First"])))] + gestures))))
    }

    private func names(_ step: Step?) -> [String] { step?.callbacks.map(\.name) ?? [] }

    @Test(arguments: [false, true])
    func `A set in a callback is the way into E5, and the next turn the way out`(isLater: Bool) {
        let action = Action(in: .willTransitionTo, set: .pages(["Third"]), isLater: isLater)
        let step = steps(ClientDescription(actions: [action]), [.page(.swipe(Swipe(.forward)))], .classic).last
        #expect(step?.findings.map(\.rule) == (isLater ? [] : ["E5"]))
        #expect(step?.after.first?.shown == (isLater ? ["Third"] : ["First"]))
    }

    @Test(arguments: [(TransitionEnd.completed, "Second"), (.cancelled, "Third")])
    func `A condition picks the times`(ends: TransitionEnd, shown: String) {
        let action = Action(in: .didFinishAnimating, if: .cancelled, set: .pages(["Third"]), isLater: true)
        let step = steps(ClientDescription(actions: [action]), [.page(.swipe(Swipe(.forward, ends: ends)))]).last
        #expect(step?.after.first?.shown == [shown])
    }

    @Test func `A page picks the callbacks that are about it`() {
        let action = Action(in: .willTransitionTo, page: "Third", set: .pages(["First"]), isLater: true)
        let steps = steps(
            ClientDescription(actions: [action]), [.page(.swipe(Swipe(.forward))), .page(.swipe(Swipe(.forward)))])
        #expect(steps.compactMap { $0.after.first?.shown } == [["First"], ["Second"], ["First"]])
    }

    @Test func `A set on the next turn is told apart in the log, and trackers follow it when it comes`() {
        let tracker = Tracker(name: "title", updatedIn: [.willTransitionTo], takes: .pending, followsSets: true)
        let action = Action(in: .didFinishAnimating, set: .pages(["Fourth"]), isLater: true)
        let step = steps(
            ClientDescription(trackers: [tracker], actions: [action]), [.page(.swipe(Swipe(.forward)))]
        ).last
        let request = step?.callbacks.first { $0.name == "setViewControllers" }
        #expect(request?.note == "on the next turn of the main queue")
        #expect(step?.ownChanges.map(\.change) == [.init(tracker: "title", old: "Second", new: "Fourth")])
        #expect(step?.trackers.first?.isWrong == false)
    }

    @Test
    func `While something is in flight, the next turn comes with a gesture of its own, and meets what is there`() {
        let action = Action(in: .willTransitionTo, set: .pages(["Fourth"]), isLater: true)
        let client = ClientDescription(actions: [action])
        let raised = steps(client, [.page(.drag(.forward)), .page(.turn)], .classic).last
        #expect(raised?.findings.map(\.rule) == ["E5"])
        let dropped = steps(client, [.page(.drag(.forward)), .page(.turn)]).last
        #expect(names(dropped) == ["setViewControllers", "didFinishAnimating", "completion"])
        #expect(dropped?.after.first?.shown == ["Fourth"])
    }

    @Test func `A state that is written back makes the container forget its neighbors after each swipe`() {
        let selection = Tracker(name: "selection", updatedIn: [.didFinishAnimating], takes: .shown)
        let action = Action(in: .didFinishAnimating, set: .tracker("selection"), isLater: true)
        let client = ClientDescription(trackers: [selection], actions: [action])
        let step = steps(client, [.page(.swipe(Swipe(.forward)))]).last
        #expect(step?.after.first?.slots.map(\.content) == [.unknown, .page("Second"), .unknown])
        #expect(step?.madeNotKept == ["Third"])
    }

    @Test(arguments: [false, true])
    func `Sets without end are given up, with the callback that makes them`(isLater: Bool) {
        let action = Action(in: .completion, set: .pages(["First"]), isLater: isLater)
        let trace = Trace(
            pages: pages, client: ClientDescription(actions: [action]),
            gestures: [.set(ProgrammaticSet(["First"], completion: true))])
        let recording = Recording(replaying: trace)
        #expect(recording.findings.map(\.kind) == [.endlessSets])
        #expect(recording.findings.first?.message.contains("The app sets pages in completion") == true)
        #expect(RecordingSummary(recording).isEndless)
    }

    @Test func `A replay gives up after a hundred steps of sets without end, and a log ends with it`() {
        let action = Action(in: .completion, set: .pages(["First"]))
        let set = PageViewControllerGesture.page(.set(ProgrammaticSet(["First"], completion: true)))
        let trace = Trace(
            container: PageViewControllerSettings(contract: .lenient), pages: pages,
            client: ClientDescription(actions: [action]),
            gestures: GestureSequence(parts: [.repetition(GestureSequence([set]), count: 1_000)]))
        #expect(Replay(trace).count { _ in true } == 100)
        var log = StreamedLog(of: trace, as: .jsonLines)
        while log.next() != nil {}
        #expect(log.summary.steps == 100 && log.summary.isEndless)
    }

    /// Two sets in each callback would be a million of them before they are nested too deeply; two animated ones end
    /// each other.
    @Test(arguments: [ActionMoment.completion, .presentationCount, .viewWillAppear], [false, true])
    func `Sets that become more with each callback are given up before they are many`(
        moment: ActionMoment, isAnimated: Bool
    ) throws {
        let actions = ["First", "Second"].map { Action(in: moment, set: .pages([$0]), isAnimated: isAnimated) }
        let trace = Trace(
            container: PageViewControllerSettings(contract: .lenient), pages: pages,
            client: ClientDescription(hasPageIndicator: true, actions: actions, observes: [.appearance]),
            gestures: [
                .page(.set(ProgrammaticSet(["First"], completion: true))), .page(.settle),
                .page(.swipe(Swipe(.forward))),
            ])
        let recording = Recording(replaying: trace)
        #expect(recording.steps.count == 3)
        #expect(recording.steps.allSatisfy { $0.callbacks.count < 20_000 })
        #expect(recording.steps.last?.after.first?.shown.count == 1)
    }

    @Test func `A data source that answers from a tracker answers for the wrong page once the tracker is wrong`() {
        let index = Tracker(name: "index", updatedIn: [.willTransitionTo], takes: .pending)
        let client = ClientDescription(trackers: [index], answersFrom: "index")
        let gestures: [PageViewControllerGesture] = [
            .page(.swipe(Swipe(.forward, ends: .cancelled))), .page(.dataSource(.assigned)),
            .page(.swipe(Swipe(.forward))),
        ]
        let steps = steps(client, gestures)
        #expect(
            steps.last?.findings.filter { $0.kind == .wrongAnswer }.map(\.message) == [
                "The page after First is Second, and the data source answered Third.",
                "There is no page before First, and the data source answered First.",
            ])
    }

    @Test func `A look-up that must not fail traps at a page that left the list; others answer nil`() {
        let gestures: [PageViewControllerGesture] = [
            .page(.swipe(Swipe(.forward))), .list(.remove(["Third"])), .page(.swipe(Swipe(.forward))),
        ]
        let trapped = steps(ClientDescription(trapsAtUnknownPages: true), gestures).last
        #expect(trapped?.gesture.outcome == .crashed)
        #expect(trapped?.findings.map(\.kind).contains(.crash) == true)
        #expect(steps(ClientDescription(), gestures).last?.gesture.outcome == .completed)
    }

    @Test func `What the app does is called by its name, and the set is a note`() {
        let step = steps(ClientDescription(), [.page(.set(ProgrammaticSet(["Second"], act: "tap Next")))]).last
        #expect(step?.gesture.name == "tap Next")
        #expect(step?.gesture.notes.map(\.rawValue) == ["set"])
    }
}

@Suite("Neighbors that the list no longer has")
struct StaleNeighborTests {
    private func findings(_ gestures: [PageViewControllerGesture], quirks: Quirks = []) -> [String] {
        Recording(
            replaying: Trace(
                container: PageViewControllerSettings(quirks: quirks), pages: ["A", "B", "C", "D"],
                gestures: GestureSequence(
                    [.page(.set(ProgrammaticSet(["A"]))), .page(.swipe(Swipe(.forward)))] + gestures))
        ).findings.map(\.message)
    }

    private let remembered = "which was remembered; the data source would now answer"

    @Test func `A removed page comes back: by a swipe, a cancelled swipe and a drag alike`() {
        let removed = PageViewControllerGesture.list(.remove(["C", "D"]))
        #expect(
            findings([removed, .page(.swipe(Swipe(.forward)))])
                == ["The swipe forward from B went to C, \(remembered) nil."])
        #expect(
            findings([removed, .page(.swipe(Swipe(.forward, ends: .cancelled)))])
                == ["The swipe forward from B led to C, \(remembered) nil."])
        #expect(
            findings([
                removed, .page(.drag(.forward)), .page(.move(to: 0.6)), .page(.release(Release())), .page(.settle),
            ])
                == ["The drag forward from B leads to C, \(remembered) nil."])
    }

    @Test func `A drag that goes back through rest to a stale neighbor is found when it turns`() {
        #expect(
            findings([.list(.insert(["new"], at: 2)), .page(.drag(.forward)), .page(.move(to: -0.4))])
                == ["The drag backward from B leads to A, \(remembered) new."])
    }

    @Test func `A nil that is remembered is found for a drag, too`() {
        let gestures: [PageViewControllerGesture] = [
            .page(.swipe(Swipe(.backward))), .list(.prepend(["new"])), .page(.drag(.backward)),
        ]
        #expect(
            findings(gestures) == [
                "The drag backward from A pulls at nothing, because nil was remembered; the data source would now "
                    + "answer new."
            ])
    }

    @Test func `A data source that always answers nil for one side has lost nothing`() {
        let trace = Trace(
            pages: ["A", "B"], client: ClientDescription(answersBefore: false),
            gestures: [.set(ProgrammaticSet(["A"])), .swipe(Swipe(.forward)), .swipe(Swipe(.backward))])
        #expect(Recording(replaying: trace).findings.isEmpty)
    }

    @Test func `A drag that catches a landing begins at the page landed on`() {
        let trace = Trace(
            pages: ["A", "B", "C"],
            gestures: [
                .set(ProgrammaticSet(["A"])), .drag(.forward), .release(Release(ends: .completed)), .drag(.forward),
            ])
        let gesture = Recording(replaying: trace).steps.last?.gesture
        #expect(gesture?.from == ["B"])
        #expect(gesture?.to == ["C"])
    }

    @Test func `A page that is asked for and dropped at once is made, not kept`() throws {
        let recording = Recording(replaying: try Trace(path: "2→3→2", pages: 4))
        #expect(recording.steps.map(\.madeNotKept) == [[], ["1"], []])
        #expect(recording.text.contains("made, not kept 1\n"))
    }
}
