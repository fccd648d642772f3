import Testing

@testable import PageTrace

/// A session does not put into words again what it has seen before; nobody can tell from its steps.
@Suite("Steps that were seen before")
struct StepsSeenBefore {
    /// Twins: one makes each step by what it knows, the other puts every observation into words.
    private struct Twins {
        var knowing: Session<PageViewControllerStage<Numbers>>
        var naive: PageViewControllerStage<Numbers>
        private(set) var steps: [Step] = []

        init(_ settings: PageViewControllerSettings, pages: ClosedRange<Int>) {
            knowing = Session(settings, client: Numbers(pages), observes: [.appearance, .containment, .progress])
            naive = knowing.stage
        }

        mutating func change(_ change: (inout Numbers) -> Void) {
            change(&knowing.client)
            change(&naive.client)
        }

        /// Performs a gesture in both; nil if it cannot come now.
        @discardableResult
        mutating func perform(_ gesture: PageGesture<Int>) -> (knowing: Step, naive: Step)? {
            guard !knowing.hasStopped, knowing.refusal(of: gesture) == nil else { return nil }
            let number = steps.count
            let (step, worded) = (knowing.perform(gesture), naive.observe(gesture).step(number: number))
            steps.append(step)
            return (step, worded)
        }
    }

    @Test(arguments: 1...40)
    func `A random walk has the same steps, whatever is set from within callbacks`(seed: UInt64) {
        let quirks = Quirks.named[Int(seed) % Quirks.named.count].quirk
        var twins = Twins(PageViewControllerSettings(quirks: quirks, contract: .lenient), pages: 1...3)
        twins.perform(.set(PageSet([1])))
        for move in RandomGestures(seed: seed, pages: 3, plansSets: true).prefix(400) {
            switch move {
            case .gesture(let gesture):
                guard let (knowing, naive) = twins.perform(gesture) else { continue }
                #expect(knowing == naive)
            case .plan(let moment, let request): twins.change { $0.sets[moment, default: []].append(request) }
            }
        }
        let distinct = Set(twins.steps.map { "\($0.gesture) \($0.callbacks) \($0.after)" })
        #expect(distinct.count < twins.steps.count, "Nothing was seen twice, so this test shows nothing")
    }

    @Test func `The same calls are another step if the list has changed meanwhile: the neighbor is out of date`() throws
    {
        var twins = Twins(PageViewControllerSettings(), pages: 1...3)
        twins.perform(.set(PageSet([1])))
        for _ in 1...3 {
            twins.perform(.swipe(Swipe(.forward)))
            twins.perform(.swipe(Swipe(.backward)))
        }
        let fresh = try #require(twins.steps.last)
        twins.perform(.swipe(Swipe(.forward)))
        twins.change { $0.pages = [7, 2, 3] }
        let last = twins.perform(.swipe(Swipe(.backward)))
        let (stale, naive) = try #require(last)
        #expect(fresh.callbacks == stale.callbacks && fresh.before == stale.before && fresh.after == stale.after)
        #expect(fresh.findings.isEmpty)
        #expect(stale.findings.map(\.kind) == [.staleNeighbour])
        #expect(stale == naive)
    }

    @Test func `A variable that differs makes another step, though container and calls are the same`() {
        struct List: PageViewControllerClient {
            var row: Int?
            var trackedValues: [TrackedValue<Int>] { [TrackedValue("row", content: .text(row.map { [.number($0)] }))] }
            func pageViewController(
                _ pageViewController: inout PageViewController<Int>, viewControllerBefore page: Int
            ) -> Int? { page > 1 ? page - 1 : nil }
            func pageViewController(
                _ pageViewController: inout PageViewController<Int>, viewControllerAfter page: Int
            ) -> Int? { page < 2 ? page + 1 : nil }
        }
        var session = Session(client: List(row: 1))
        session.set([1])
        var rows: [String?] = []
        for row in [1, 2, 1, nil, 2] {
            session.client.row = row
            rows.append(session.swipe(.backward).trackers.first?.value)
        }
        #expect(rows == ["1", "2", "1", nil, "2"])
    }

    @Test func `A copy of a session knows what the original knew, and goes its own way`() {
        var session = Session(client: Numbers(1...4))
        session.set([1])
        for _ in 1...3 {
            session.swipe(.forward)
            session.swipe(.backward)
        }
        var copy = session
        copy.client.pages = [1]
        #expect(session.swipe(.forward).findings.isEmpty)
        #expect(copy.swipe(.forward).findings.map(\.kind) == [.staleNeighbour])
        #expect(session.swipe(.backward).number == 8 && copy.swipe(.backward).number == 8)
    }

    @Test func `A walk of more different steps than are kept goes on: 600 pages, there and back`() {
        var twins = Twins(PageViewControllerSettings(), pages: 1...600)
        twins.perform(.set(PageSet([1])))
        for direction in [Direction.forward, .backward] {
            for _ in 1..<600 {
                let steps = twins.perform(.swipe(Swipe(direction)))
                #expect(steps?.knowing == steps?.naive)
            }
        }
        #expect(twins.steps.count == 1 + 2 * 599)
        #expect(twins.steps.last?.after.first?.shown == ["1"])
    }

    @Test func `Steps that repeat share their storage, and only their numbers differ`() {
        var session = Session(client: Numbers(1...2))
        session.set([1])
        let steps = (1...6).map { session.swipe($0.isMultiple(of: 2) ? .backward : .forward) }
        func storage(_ step: Step) -> Int? {
            step.callbacks.withUnsafeBufferPointer { $0.baseAddress.map { Int(bitPattern: $0) } }
        }
        #expect(storage(steps[2]) != nil && storage(steps[2]) == storage(steps[4]))
        #expect(storage(steps[3]) == storage(steps[5]) && storage(steps[3]) != storage(steps[2]))
        #expect(steps.map(\.number) == Array(1...6))
    }

    @Test func `A move to negative zero reads like one to zero, which it equals`() {
        var session = Session(client: Numbers(1...2))
        session.set([1])
        session.drag(.forward)
        #expect([-0.0, 0, -0.0].map { session.move(to: $0).gesture.name } == ["move to 0", "move to 0", "move to 0"])
    }

    @Test("Pages of one name are numbered in the order in which a set names them, those of its block included")
    func namedByTheSet() {
        var session = Session(client: Numbers(1...4)) { _ in "Page" }
        let step = session.perform(.set(PageSet([3], completionPages: [2])))
        #expect(step.after.first?.shown == ["Page"])
        session.set([2])
        #expect(session.swipe(.forward).gesture.from == ["Page #2"])
    }

    @Test func `Every stored field of an event is listed: a new one must be compared`() {
        let container = PageViewController<Int>()
        let event = PageEvent(
            .change(.turn), from: container, to: container, Recorder(Numbers(1...2)).log, [], side: nil,
            outcome: .ignored)
        let fields = Mirror(reflecting: event).children.compactMap(\.label)
        #expect(
            fields == [
                "cause", "before", "after", "log", "incidents", "side", "outcome", "expected", "leadsToUnknownPage",
                "changes",
                "trackedValues", "rightContents", "keptBefore", "keptAfter", "crash", "corrections",
            ])
    }
}
