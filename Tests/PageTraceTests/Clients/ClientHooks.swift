import PageTrace
import Testing

/// A client that keeps what it answered last, and traps when it is asked for the page after a certain one.
private struct Fragile: PageViewControllerClient, RecordedClient, Hashable {
    var trapsAfter: Int?
    var answered: Int?
    private(set) var crash: ClientCrash?

    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Int>, viewControllerBefore page: Int
    ) -> Int? {
        answered = page - 1
        return answered
    }

    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Int>, viewControllerAfter page: Int
    ) -> Int? {
        guard page != trapsAfter else {
            if crash == nil { crash = ClientCrash("No page after \(page)") }
            pageViewController.clientCrashed()
            return nil
        }
        answered = page + 1
        return answered
    }

    var keptPages: [KeptPages<Int>] {
        [KeptPages(holder: "cache", slots: answered.map { [("last", $0)] } ?? [])]
    }

    func correction(of answer: Int?, to page: Int, _ direction: Direction) -> NeighborSlot<Int> {
        direction == .backward && page == 1 ? .none : .unknown
    }
}

/// A session of a client that says what only clients of traces can say.
private struct FragileSession {
    private var staged: StagedSession<PageViewControllerStage<Numbered<Fragile>>>

    init(trapsAfter: Int?, _ contract: ContractMode) {
        staged = StagedSession(
            PageViewControllerStage(
                PageViewControllerSettings(contract: contract),
                client: Numbered(receiver: Fragile(trapsAfter: trapsAfter), numbers: .inOrder), observes: [],
                pages: PageNames()))
        staged.perform(.set(PageSet([1])))
    }

    var hasStopped: Bool { staged.hasStopped }

    mutating func swipe(_ direction: Direction) -> Step { staged.perform(.swipe(Swipe(direction))) }
}

@Suite("What a client may say of itself: what it keeps, that it crashed, that an answer was wrong")
struct ClientHooks {
    private func session(trapsAfter: Int?, _ contract: ContractMode = .strict) -> FragileSession {
        FragileSession(trapsAfter: trapsAfter, contract)
    }

    @Test func `What it keeps is the second holder, before and after each step`() {
        var session = session(trapsAfter: nil)
        let step = session.swipe(.forward)
        #expect(step.before.map(\.holder) == ["container", "cache"])
        #expect(step.before.last?.slots == [.init(name: "kept", content: .none)])
        #expect(step.after.last?.slots == [.init(name: "last", content: .page("3"))])
        #expect(session.swipe(.forward).before.last == step.after.last)
    }

    @Test func `A client without the hooks has one holder`() {
        var session = Session(client: Numbers(1...3))
        #expect(session.set([1]).after.count == 1)
        #expect(session.client.crash == nil)
    }

    @Test func `A strict container stops where the client's code traps`() {
        var session = session(trapsAfter: 2)
        let step = session.swipe(.forward)
        #expect(step.gesture.outcome == .crashed)
        #expect(step.gesture.text == "swipe forward  1 → 2  (crashed)")
        #expect(step.callbacks.last?.answer == nil)
        #expect(step.findings.filter { $0.kind == .crash }.map(\.callback) == [5])
        #expect(session.hasStopped)
        #expect(session.swipe(.forward).gesture.outcome == .ignored)
    }

    @Test func `A lenient container goes on, and the crash is reported once`() {
        var session = session(trapsAfter: 2, .lenient)
        let step = session.swipe(.forward)
        #expect(step.gesture.outcome == .completed)
        #expect(step.callbacks.last?.answer == .nil)
        #expect(step.findings.count { $0.kind == .crash } == 1)
        let next = session.swipe(.forward)
        #expect(next.gesture.outcome == .bounced)
        #expect(next.findings.isEmpty)
    }

    @Test func `A wrong answer is a finding at its callback`() {
        var session = session(trapsAfter: nil)
        let findings = session.swipe(.forward).findings.filter { $0.kind != .nothingHeard }
        #expect(
            findings == [
                Finding(
                    kind: .wrongAnswer,
                    message: "There is no page before \(page: "1"), and the data source answered \(page: "0").",
                    callback: 2)
            ])
    }

    @Test func `What ends an app, and what does not`() {
        #expect(Finding.Kind.allCases.filter(\.isFatal) == [.contractViolation, .endlessSets, .crash])
        #expect(GestureOutcome.allCases.filter(\.isStop) == [.raised, .crashed])
    }

    @Test func `A swipe that ends a cancelled one first is not misreported`() {
        var session = Session(client: Numbers(1...3))
        session.set([2])
        session.drag(.forward)
        session.release(ends: .cancelled)
        let step = session.swipe(.backward)
        #expect(step.gesture.to == ["1"])
        #expect(step.callbacks.map(\.name).contains("didFinishAnimating"))
        #expect(step.findings.isEmpty)
    }
}
