import PageTrace
import Testing

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

    @Test("A random walk has the same steps, whatever is set from within callbacks", arguments: 1...40)
    func randomWalks(seed: UInt64) {
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

    @Test("The same calls are another step if the list has changed meanwhile: the neighbor is out of date")
    func changedList() throws {
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

    @Test("A variable that differs makes another step, though container and calls are the same")
    func changedVariable() {
        struct Titled: PageViewControllerClient {
            var title: Int?
            var trackedValues: [TrackedValue<Int>] { [TrackedValue("title", title)] }
            func pageViewController(
                _ pageViewController: inout PageViewController<Int>, viewControllerBefore page: Int
            ) -> Int? { page > 1 ? page - 1 : nil }
            func pageViewController(
                _ pageViewController: inout PageViewController<Int>, viewControllerAfter page: Int
            ) -> Int? { page < 2 ? page + 1 : nil }
        }
        var session = Session(client: Titled(title: 1))
        session.set([1])
        var titles: [String?] = []
        for title in [1, 2, 1, nil, 2] {
            session.client.title = title
            titles.append(session.swipe(.backward).trackers.first?.value)
        }
        #expect(titles == ["1", "2", "1", nil, "2"])
    }

    @Test("A copy of a session knows what the original knew, and goes its own way")
    func copies() {
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

    @Test("A walk of more different steps than are kept goes on: 600 pages, there and back")
    func moreThanAreKept() {
        var twins = Twins(PageViewControllerSettings(), pages: 1...600)
        twins.perform(.set(PageSet([1])))
        for direction in [Direction.forward, .backward] {
            for _ in 1..<600 {
                let steps = twins.perform(.swipe(Swipe(direction)))
                #expect(steps?.knowing == steps?.naive)
            }
        }
        #expect(twins.steps.last?.after.first?.shown == ["1"])
    }
}
