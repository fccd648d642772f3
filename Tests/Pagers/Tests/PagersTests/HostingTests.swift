import Observation
import PageTraceSwiftUI
import Testing

@MainActor
@Suite struct HostingTests {
    private struct Counter: View {
        @State private var count = 0
        let name: String

        var body: some View {
            Text("\(name) \(count)")
            Button("Count") { count += 1 }
        }
    }

    private struct Names: View {
        @State private var isLong = false

        var body: some View {
            VStack {
                Counter(name: isLong ? "long" : "short")
                if isLong { Text("and longer") }
                Button("Longer") { isLong.toggle() }
            }
        }
    }

    @Observable
    final class Model {
        var title = "old"
    }

    private struct Title: View {
        let model: Model
        var body: some View { Text(model.title) }
    }

    /// A driver of a screen without a pager, for its turns.
    private func turn(_ host: UIViewController, _ action: () -> Void) {
        let driver = PagingDriver(host)
        driver.act("do") { action() }
        driver.turn()
    }

    @Test("A value survives what is made anew around it")
    func aValueSurvivesWhatIsMadeAnewAroundIt() {
        let host = UIHostingController(rootView: Names())
        turn(host) { host.press("Count") }
        #expect(host.texts == ["short 1", "Count", "Longer"])
        turn(host) { host.press("Longer") }
        #expect(host.texts == ["long 1", "Count", "and longer", "Longer"])
        turn(host) { host.press("Longer") }
        #expect(host.texts == ["short 1", "Count", "Longer"])
    }

    @Test("Nothing changes before the turn")
    func nothingChangesBeforeTheTurn() {
        let host = UIHostingController(rootView: Names())
        let driver = PagingDriver(host)
        driver.act("count") { host.press("Count") }
        #expect(host.texts.first == "short 0")
        driver.turn()
        #expect(host.texts.first == "short 1")
    }

    @Test("What is observed makes a body anew")
    func whatIsObservedMakesABodyAnew() {
        let model = Model()
        let host = UIHostingController(rootView: Title(model: model))
        turn(host) { model.title = "new" }
        #expect(host.texts == ["new"])
    }

    @Test("A button that is not there is not pressed")
    func aButtonThatIsNotThereIsNotPressed() {
        #expect(!UIHostingController(rootView: Names()).press("Nothing"))
    }
}
