import PageTrace
import Testing

@Suite("At most one gesture comes before a turn of the main queue (rule 43)")
struct TurnRules {
    private func walk(at moment: Callback<Int>) -> (PageViewController<Int>, Restless) {
        var container = PageViewController<Int>(contract: .lenient)
        var client = Restless(hearsPages: false, at: moment) { container, _ in
            container.setViewControllersOnNextTurn([4])
        }
        container.perform(.set(PageSet([1])), client: &client)
        container.perform(.drag(.forward), client: &client)
        return (container, client)
    }

    @Test func `What waits when the finger moves is carried out before it moves again`() {
        var (container, client) = walk(at: .willTransitionTo([2]))
        #expect(container.waitsForTurn)
        container.perform(.move(to: 0.3), client: &client)
        #expect(container.viewControllers == [1] && container.waitsForTurn)
        container.perform(.move(to: 0.6), client: &client)
        #expect(container.viewControllers == [4] && !container.waitsForTurn)
    }

    @Test func `What begins to wait while the finger moves waits until it has moved once more`() {
        var (container, client) = walk(at: .willTransitionTo([0]))
        container.perform(.move(to: -0.3), client: &client)
        #expect(container.waitsForTurn)
        container.perform(.move(to: -0.4), client: &client)
        #expect(container.viewControllers == [1] && container.waitsForTurn)
        container.perform(.move(to: -0.5), client: &client)
        #expect(container.viewControllers == [4])
    }

    @Test func `What the app does is no event of a finger`() {
        var (container, client) = walk(at: .willTransitionTo([2]))
        for _ in 1...3 { container.perform(.container(.layoutChanges), client: &client) }
        #expect(container.viewControllers == [1] && container.waitsForTurn)
    }

    @Test func `Sets do not pile up while a finger wiggles`() {
        struct Deferring: RecordedClient {
            func pageViewController(
                _ container: inout PageViewController<Int>, viewControllerBefore page: Int
            ) -> Int? { page - 1 }
            func pageViewController(
                _ container: inout PageViewController<Int>, viewControllerAfter page: Int
            ) -> Int? { page + 1 }
            mutating func pageViewController(
                _ container: inout PageViewController<Int>, willTransitionTo pages: Spread<Int>
            ) { container.setViewControllersOnNextTurn([1]) }
        }
        var container = PageViewController<Int>(contract: .lenient)
        var client = Deferring()
        container.perform(.set(PageSet([1])), client: &client)
        var situations: Set<PageViewController<Int>> = []
        for number in 1...200 {
            if container.refusal(of: .drag(.forward)) == nil { container.perform(.drag(.forward), client: &client) }
            container.perform(.move(to: number % 2 == 0 ? 0.5 : -0.5), client: &client)
            situations.insert(container)
        }
        #expect(situations.count < 10, "\(situations.count)")
    }
}
