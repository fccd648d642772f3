import PageTraceUIKit
import Testing

@Suite struct TrapTests {
    @Test func `A trap says in which step and callback it was`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let shelf = Shelf()
                shelf.reactions["did"] = { shelf in _ = shelf.pages[4] }
                let driver = PagingDriver(shelf)
                driver.walk("1→2")
            }
        }
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(said.contains("the app's code trapped in step 1 (swipe forward), didFinishAnimating."))
    }

    private final class Outlets: UIViewController {
        var label: UILabel?

        override func viewDidLoad() { label.unsafelyUnwrapped.text = "Hello" }
    }

    @Test func `A trap while the screen loads says in which method it was`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = PagingDriver(UINavigationController(rootViewController: Outlets())) }
        }
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(said.contains("the app's code trapped in Outlets.viewDidLoad, before the first step."))
        #expect(said.contains("or a child is missing that a segue embeds"))
    }
}
