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

    private struct Erased: View {
        @State private var isText = false

        var body: some View {
            isText ? AnyView(Text("a text")) : AnyView(erasing: Counter(name: "a counter"))
            Button("Change") { withAnimation(.easeInOut) { isText.toggle() } }
        }
    }

    private struct Sized: View {
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            GeometryReader { place in
                ForEach(0..<2) { Text("\($0) in \(Int(place.size.width)), \(scheme)").animation(.easeInOut, value: $0) }
            }
        }
    }

    /// A driver of a screen without a pager, for its turns.
    private func turn(_ host: UIViewController, _ action: () -> Void) {
        let driver = PagingDriver(host)
        driver.act("do") { action() }
        driver.turn()
    }

    @Test func `A view of any type is what it was made of`() {
        let host = UIHostingController(rootView: Erased())
        turn(host) { host.press("Count") }
        #expect(host.texts == ["a counter 1", "Count", "Change"])
        turn(host) { host.press("Change") }
        #expect(host.texts == ["a text", "Change"])
    }

    @Test func `Views are made for the screen, in what is around them`() {
        let host = UIHostingController(rootView: Sized())
        host.loadViewIfNeeded()
        #expect(host.texts == ["0 in 390, light", "1 in 390, light"])
    }

    @Test func `A value survives what is made anew around it`() {
        let host = UIHostingController(rootView: Names())
        turn(host) { host.press("Count") }
        #expect(host.texts == ["short 1", "Count", "Longer"])
        turn(host) { host.press("Longer") }
        #expect(host.texts == ["long 1", "Count", "and longer", "Longer"])
        turn(host) { host.press("Longer") }
        #expect(host.texts == ["short 1", "Count", "Longer"])
    }

    @Test func `Nothing changes before the turn`() {
        let host = UIHostingController(rootView: Names())
        let driver = PagingDriver(host)
        driver.act("count") { host.press("Count") }
        #expect(host.texts.first == "short 0")
        driver.turn()
        #expect(host.texts.first == "short 1")
    }

    @Test func `What is observed makes a body anew`() {
        let model = Model()
        let host = UIHostingController(rootView: Title(model: model))
        turn(host) { model.title = "new" }
        #expect(host.texts == ["new"])
    }

    private final class Counts: ObservableObject {
        @Published var count = 0
        var changes: [String] = []
    }

    private struct Outside: View {
        @StateObject private var counts = Counts()

        var body: some View {
            Inside(counts: counts)
            Button("Rename") { counts.count += 10 }
            Deep().environmentObject(counts)
        }
    }

    private struct Inside: View {
        @ObservedObject var counts: Counts

        var body: some View {
            Text("\(counts.count)")
                .onAppear { counts.changes.append("appeared") }
                .onChange(of: counts.count) { old, new in counts.changes.append("\(old) to \(new)") }
            CountButton(count: $counts.count)
        }
    }

    private struct CountButton: View {
        @Binding var count: Int
        var body: some View { Button("Count") { count += 1 } }
    }

    private struct Deep: View {
        @EnvironmentObject var counts: Counts
        var body: some View { Text(counts.changes.joined(separator: ", ")) }
    }

    @Test func `Objects that are kept, observed and handed in make views anew at the next turn`() {
        let host = UIHostingController(rootView: Outside())
        turn(host) { host.press("Count") }
        #expect(host.texts == ["1", "Count", "Rename", "appeared, 0 to 1"])
        turn(host) { host.press("Rename") }
        #expect(host.texts == ["11", "Count", "Rename", "appeared, 0 to 1, 1 to 11"])
    }

    @Test func `A button that is not there is not pressed`() {
        #expect(!UIHostingController(rootView: Names()).press("Nothing"))
    }
}
