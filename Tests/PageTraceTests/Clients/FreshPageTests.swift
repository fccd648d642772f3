import PageTrace
import Testing

@Suite("A data source that makes a fresh page for each question")
struct FreshPageTests {
    private func recording(
        _ gestures: [PageViewControllerGesture], _ client: ClientDescription = ClientDescription(makesFreshPages: true),
        _ pages: [String] = ["First", "Second", "Third", "Fourth"], _ container: PageViewControllerSettings = .init()
    ) -> Recording {
        Recording(
            replaying: Trace(
                container: container, pages: pages, client: client,
                gestures: GestureSequence([.page(.set(ProgrammaticSet([pages[0]])))] + gestures)))
    }

    private let forward = PageViewControllerGesture.page(.swipe(Swipe(.forward)))
    private let backward = PageViewControllerGesture.page(.swipe(Swipe(.backward)))

    @Test func `A page that was let go comes back as another one of its name`() {
        let recording = recording([forward, forward, backward, forward])
        let shown = recording.steps.compactMap { $0.after.first?.shown.first }
        #expect(shown == ["First", "Second", "Third", "Second", "Third"])
        // From Third back to Second, Fourth is dropped, and First is made once more.
        #expect(recording.steps[3].loaded == ["First #2"])
        #expect(recording.steps[4].loaded == ["Fourth #2"])
        #expect(recording.findings.isEmpty)
    }

    @Test func `An action about a page is about each fresh page of its name`() {
        let action = ClientAction(in: .didFinishAnimating, page: "Second", set: .pages(["First"]))
        for isFresh in [false, true] {
            let steps = recording(
                [forward, forward], ClientDescription(actions: [action], makesFreshPages: isFresh)
            ).steps
            let sets = steps.map { step in step.callbacks.count { $0.name == "setViewControllers" } }
            #expect(sets == [0, 0, 1], "fresh: \(isFresh)")
        }
    }

    @Test func `A page that is kept is the same page: the one just left is not asked for`() {
        let recording = recording([forward, backward, forward])
        #expect(recording.steps.last?.after.first?.shown == ["Second"])
        #expect(recording.steps.flatMap(\.loaded) == ["First", "Second", "Third", "Third #2"])
    }

    @Test func `A cancelled first swipe keeps what was made; assigning the data source again makes it in vain`() {
        let cancelled = PageViewControllerGesture.page(.swipe(Swipe(.forward, ends: .cancelled)))
        let steps = recording([cancelled, .page(.dataSource(.assigned)), cancelled]).steps
        #expect(steps[1].loaded == ["Second"])
        #expect(steps[3].loaded == ["Second #2"])
    }

    @Test func `A title follows the page that is shown, whichever of its name that is`() {
        let title = Tracker(name: "title", updatedIn: [.didFinishAnimating], onlyWhenCompleted: true, takes: .shown)
        let client = ClientDescription(trackers: [title], makesFreshPages: true)
        let recording = recording([forward, forward, backward, backward, forward, forward], client)
        #expect(recording.findings.isEmpty)
        #expect(recording.steps.last?.trackers.first?.value == "Third #2")
        #expect(recording.steps[4].trackers.first?.value == "First #2")
    }

    @Test func `A loop of two pages does not raise E4: each side has a page of its own`() {
        let pages = ["First", "Second"]
        let fresh = recording([forward], ClientDescription(loops: true, makesFreshPages: true), pages)
        let kept = recording([forward], ClientDescription(loops: true), pages)
        #expect(kept.findings.first?.rule == "E4")
        #expect(fresh.findings.isEmpty)
        #expect(fresh.steps.last?.after.first?.pages == ["First", "Second", "First #2"])
    }

    @Test func `A look-up by identity finds no page that was made afresh: after one swipe there is no next page`() {
        let client = ClientDescription(makesFreshPages: true, findsPagesByIdentity: true)
        let steps = recording([forward, forward], client).steps
        #expect(
            steps[1].findings.map(\.message) == ["The page after Second is Third, and the data source answered nil."])
        #expect(steps[2].gesture.outcome == .bounced)
        #expect(steps[2].after.first?.shown == ["Second"])
    }

    @Test func `A look-up by identity that must not fail ends the app at the first landing`() {
        let client = ClientDescription(makesFreshPages: true, findsPagesByIdentity: true, trapsAtUnknownPages: true)
        let step = recording([forward], client).steps.last
        #expect(step?.gesture.outcome == .crashed)
        #expect(step?.findings.first?.kind == .crash)
    }

    @Test func `A change of the list is seen by name: a page that has left it is out of date, whichever it is`() {
        let steps = recording([forward, .list(.replace(["First", "Second", "New"])), forward]).steps
        #expect(
            steps.last?.findings.map(\.message) == [
                "The swipe forward from Second went to Third, which was remembered; the data source would now answer "
                    + "New."
            ])
    }

    @Test func `A container of page curl style makes pages anew with every turn`() {
        let recording = recording(
            [forward, backward, forward], ClientDescription(makesFreshPages: true), ["First", "Second"],
            PageViewControllerSettings(transitionStyle: .pageCurl))
        let shown = recording.steps.compactMap { $0.after.first?.shown.first }
        #expect(shown == ["First", "Second", "First #2", "Second #2"])
    }

    @Test func `A rotation opens the book at the page of the same name, whichever of its name is shown`() {
        let client = ClientDescription(spineLocations: [.landscapeLeft: .mid], makesFreshPages: true)
        let recording = recording(
            [forward, forward, .page(.orientation(.landscapeLeft))], client, ["First", "Second", "Third", "Fourth"],
            PageViewControllerSettings(transitionStyle: .pageCurl))
        #expect(recording.findings.isEmpty)
        #expect(recording.steps.last?.after.first?.shown == ["Third #2", "Fourth"])
    }

    @Test func `In a trace it has a name, and identity makes no sense without it`() throws {
        let text = { (client: String) in
            "{ \"version\": 1, \"pages\": 3, \"path\": \"1→2\", \"client\": { \"type\": \"pages\", \(client) } }"
        }
        let trace = try read(text("\"makesFreshPages\": true, \"findsPagesBy\": \"identity\""))
        #expect(
            trace.pageViewController?.client
                == .pages(ClientDescription(makesFreshPages: true, findsPagesByIdentity: true)))
        #expect(try read(trace.json()) == trace)
        #expect(
            refusal { try read(text("\"findsPagesBy\": \"identity\"")) }?.message
                == "a look-up by identity in a data source that keeps its pages")
    }
}

@Suite("Exploring a data source that makes fresh pages")
struct FreshPageExploration {
    private func explored(
        _ client: ClientDescription, _ families: Set<GestureFamily> = [.swipe, .cancel, .drag, .skip]
    ) throws -> PageTrace.Exploration {
        let trace = Trace(pages: ["1", "2", "3"], client: client, gestures: GestureSequence())
        return try #require(trace.explored(ExplorationOptions(families: families, states: 20_000)))
    }

    @Test func `However many pages were made, the states are counted: a proof has an end`() throws {
        let title = Tracker(name: "title", updatedIn: [.didFinishAnimating], onlyWhenCompleted: true, takes: .shown)
        let exploration = try explored(ClientDescription(trackers: [title], makesFreshPages: true))
        #expect(exploration.isProof)
        #expect(exploration.bound == nil)
    }

    @Test func `A wanted page is renumbered with the others, so that it multiplies no states`() throws {
        let wants = ClientDescription(makesFreshPages: true, wants: WantedPage(setAgainIn: [.didFinishAnimating]))
        let title = Tracker(
            name: "title", updatedIn: [.didFinishAnimating], onlyWhenCompleted: true, takes: .shown, followsSets: true)
        let families: Set<GestureFamily> = [.swipe, .cancel, .set]
        let exploration = try explored(wants, families)
        #expect(exploration.isProof)
        let told = try explored(ClientDescription(trackers: [title], makesFreshPages: true), families)
        #expect(exploration.states == told.states)
    }

    @Test func `A look-up by identity is found out by one swipe`() throws {
        let exploration = try explored(ClientDescription(makesFreshPages: true, findsPagesByIdentity: true))
        let walk = exploration.walks.first { $0.sort.kind == .wrongAnswer }
        #expect(walk?.notation == "1→2")
    }

    @Test
    func `Pages that are left are numbered from 1 again, each name by itself, in the order in which they were made`() {
        let (first, second) = (PageNumber(0), PageNumber(1))
        let client = ListClient(
            ClientDescription(makesFreshPages: true), pages: [first, second], placeholder: nil,
            names: PageList(["First", "Second"]))
        let pages = [second.numbered(3), first.numbered(4), first.numbered(1), first.numbered(4), second]
        let numbers = client.renumbered(keeping: pages).numbers
        #expect(!numbers.areSame)
        #expect(
            pages.map { numbers[$0] } == [
                second.numbered(1), first.numbered(2), first.numbered(1), first.numbered(2), second,
            ])
    }
}
