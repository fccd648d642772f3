import PageTraceTesting
import PageTraceUIKit
import Testing

@testable import OldPagers

@MainActor
@Suite struct QuoteTests {
    private final class Listener: QuoteViewControllerDelegate {
        var quotes: [String] = []

        func quoteViewController(_ controller: QuoteViewController, didShow quote: String) { quotes.append(quote) }
    }

    @Test func `Quotes go on until a finger comes`() {
        let listener = Listener()
        let controller = QuoteViewController()
        controller.delegate = listener
        let driver = PagingDriver(controller)
        driver.turn(after: 5)
        driver.turn(after: 5)
        #expect(listener.quotes == ["Courage", "Sleep"])
        driver.swipe(.backward)
        driver.turn(after: 5)
        #expect(listener.quotes == ["Courage", "Sleep"])
        assertNoFindings(in: driver)
        assertHeld("Patience | ▸Courage | Sleep", in: driver)
        assertRecording(of: driver)
    }
}
