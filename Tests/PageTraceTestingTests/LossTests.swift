import PageTrace
import PageTraceTesting
import Testing

/// A small pure reducer, as apps have them: state, events and effects are values.
///
/// It knows nothing of this package.
private struct PagerState: Hashable {
    enum Event: Hashable {
        case willTransition
        case didFinish(completed: Bool, shown: Int)
        case didAppear(Int)
    }

    /// The number of transitions in flight, as it is believed.
    var inFlight = 0
    /// What the title says.
    var title = 1
    /// Whether a page that has appeared is believed to be the end of whatever came before.
    var trustsAppearance = false

    var isBusy: Bool { inFlight > 0 }

    mutating func reduce(_ event: Event) {
        switch event {
        case .willTransition: inFlight = trustsAppearance ? 1 : inFlight + 1
        case .didFinish(let completed, let shown):
            inFlight -= 1
            if completed { title = shown }
        case .didAppear(let page):
            guard trustsAppearance else { return }
            (inFlight, title) = (0, page)
        }
    }
}

/// The reducer as a client: what it takes to port it.
private struct ReducedPager: OrderedPagesClient, Hashable {
    typealias Page = Int

    var state = PagerState()
    var list: [Int] { [1, 2, 3, 4] }

    mutating func pageViewController(_ container: inout PageViewController<Int>, willTransitionTo pages: Spread<Int>) {
        state.reduce(.willTransition)
    }

    mutating func pageViewController(
        _ container: inout PageViewController<Int>, didFinishAnimating finished: Bool,
        previousViewControllers: Spread<Int>, transitionCompleted completed: Bool
    ) { state.reduce(.didFinish(completed: completed, shown: container.viewControllers.first ?? 0)) }

    mutating func viewDidAppear(_ page: Int, animated: Bool, in container: inout PageViewController<Int>) {
        state.reduce(.didAppear(page))
    }
}

@Suite("Clients whose ends are never reported")
struct LossTests {
    private let fingers: Set<GestureFamily> = [.swipe, .cancel]

    @Test func `A reducer that counts transitions is idle again and again, as long as every end is reported`() {
        assertEventually(in: AllWalks(of: ReducedPager(), pages: [1, 2, 3, 4], gestures: fingers)) {
            !$0.client.state.isBusy
        }
    }

    @Test func `One lost end is enough, and it is busy for ever: it is stuck`() {
        let failures = failuresReported {
            assertEventually(in: AllWalks(of: ReducedPager(), pages: [1, 2, 3, 4], gestures: fingers.union([.lose]))) {
                !$0.client.state.isBusy
            }
        }
        #expect(failures.count == 1 && failures.first?.contains("didFinishAnimating is lost") == true, "\(failures)")
    }

    @Test func `Without losses the family is tried in vain`() {
        assertEventually(
            in: AllWalks(of: ReducedPager(), pages: [1, 2, 3, 4], gestures: fingers.union([.lose]), losses: 0)
        ) { !$0.client.state.isBusy }
    }

    @Test(arguments: [1, 3])
    func `Repaired, no single lost call leaves it stuck, nor do several`(losses: Int) {
        let pager = ReducedPager(state: PagerState(trustsAppearance: true))
        assertEventually(
            in: AllWalks(of: pager, pages: [1, 2, 3, 4], gestures: fingers.union([.lose]), losses: losses)
        ) { !$0.client.state.isBusy && $0.client.state.title == $0.shown }
    }
}
