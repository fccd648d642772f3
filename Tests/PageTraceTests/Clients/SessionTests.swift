import PageTrace
import Testing

@Suite("A session turns gestures into steps")
struct SessionTests {
    @Test func `Steps are numbered from 0, and pages have the names that the session gives them`() {
        var session = Session(client: Numbers(1...3), naming: { "Page \($0)" })
        #expect(session.steps.count == 0)
        #expect(session.set([1]).number == 0)
        let step = session.swipe(.forward)
        #expect(step.number == 1)
        #expect(session.steps.count == 2)
        #expect(step.gesture.from == ["Page 1"])
        #expect(step.gesture.to == ["Page 2"])
        #expect(step.callbacks.first?.text == "viewControllerAfter(Page 1) → Page 2")
        #expect(step.loaded == ["Page 2", "Page 3"])
    }

    @Test func `The client can be changed between gestures, and from within a step of its own`() {
        var session = Session(client: Numbers(1...2))
        session.set([2])
        let step = session.act("append 3") { client, _ in client.pages.append(3) }
        #expect(step.gesture.name == "append 3")
        #expect(step.gesture.outcome == .changed)
        #expect(step.callbacks.isEmpty)
        session.client.pages.append(4)
        session.swipe(.forward)
        session.swipe(.forward)
        #expect(session.container.viewControllers == [4])
    }

    @Test func `An animated set settles within its step, unless it is told not to`() {
        var session = Session(client: Numbers(1...4))
        let first = session.set([1], animated: true)
        #expect(first.gesture.notes.map(\.rawValue) == ["first set, not animated"])
        #expect(session.set([2], animated: true).gesture.outcome == .completed)
        #expect(session.container.transition == .none)
        #expect(session.set([3], animated: true, settles: false).gesture.outcome == .inFlight)
        #expect(session.settle().callbacks.map(\.name) == ["completion"])
    }

    @Test(arguments: [true, false])
    func `An animated set that a completion block begins settles within the same step, as that before it`(
        animated: Bool
    ) {
        let set = ProgrammaticSet(["2"], isAnimated: animated, completionPages: ["3"], completionIsAnimated: true)
        let trace = Trace(
            pages: ["1", "2", "3", "4"], gestures: [.set(ProgrammaticSet(["1"])), .set(set), .swipe(Swipe(.forward))])
        let steps = Array(Replay(trace))
        #expect(steps.at(1)?.gesture.outcome == .completed)
        #expect(steps.at(1)?.callbacks.map(\.name) == ["completion", "setViewControllers", "completion"])
        #expect(steps.at(2)?.gesture.from == ["3"])
        #expect(steps.at(2)?.gesture.to == ["4"])
    }

    @Test func `An animated set that didFinishAnimating begins settles within the step of the swipe`() {
        var client = Numbers(1...4)
        client.sets[.didFinishAnimating] = [.animated(4)]
        var session = Session(client: client)
        session.set([1])
        let swipe = session.swipe(.forward)
        #expect(swipe.gesture.to == ["4"])
        #expect(swipe.callbacks.last?.name == "completion")
        #expect(session.swipe(.backward).gesture.text == "swipe backward  4 → 3")
    }

    @Test func `The pages of a curl get a back: then a turn leads two pages on`() {
        var session = Session(client: Numbers(1...5), settings: PageViewControllerSettings(transitionStyle: .pageCurl))
        session.set([1])
        #expect(session.setDoubleSided(true).gesture.outcome == .changed)
        #expect(session.swipe(.forward).gesture.to == ["3"])
    }

    @Test func `What a curl brings up is held while it turns, and dropped when it comes back`() {
        var session = Session(client: Numbers(1...3), settings: PageViewControllerSettings(transitionStyle: .pageCurl))
        session.set([1])
        let drag = session.drag(.forward)
        #expect(drag.after.flatMap(\.slots).map(\.name) == ["shown", "turning"])
        #expect(drag.loaded == ["2"])
        session.release(ends: .cancelled)
        #expect(session.settle().dropped == ["2"])
    }

    @Test func `A step says how it ended, where that does not go without saying`() {
        var session = Session(client: Numbers(1...2))
        session.set([1])
        #expect(session.swipe(.forward, ends: .cancelled).gesture.text == "swipe forward  1 → 2  (cancelled)")
        #expect(session.swipe(.backward).gesture.text == "swipe backward  1  (bounced)")
        #expect(session.settle().gesture.text == "settle  (ignored)")
        #expect(session.drag(.forward).gesture.text == "drag forward  1 → 2  (in flight)")
        #expect(session.move(to: 0.25).gesture.text == "move to 0.25  1 → 2  (in flight)")
        #expect(session.release(ends: .completed).gesture.text == "release  1 → 2  (in flight)")
        #expect(session.settle().gesture.text == "settle  1 → 2")
        #expect(session.removeDataSource().gesture.text == "remove the data source")
        #expect(session.swipe(.forward).gesture.text == "swipe forward  2  (ignored)")
        #expect(session.assignDataSource().gesture.text == "assign the data source")
        #expect(session.rotate(to: .portrait).gesture.text == "rotate to portrait")
        #expect(session.set([]).gesture.text == "set  (raised)")
    }

    @Test func `A skipped preload is noted also where a page is its own neighbor, and the swipe ends on it again`() {
        let trace = Trace(
            container: PageViewControllerSettings(preloads: .never, contract: .lenient), pages: ["A"],
            client: ClientDescription(loops: true, answersBefore: false),
            gestures: [.set(ProgrammaticSet(["A"])), .swipe(Swipe(.forward))])
        #expect(Array(Replay(trace))[1].gesture.notes.map(\.rawValue) == ["preload skipped"])
    }
}
