import Graphviz
import Paging
import Testing

@testable import PageTrace
@testable import PageTraceDiagrams

/// Names as the classes of an app have them.
struct SharedNameTests {
    private let pages = ["Welcome", "Permissions", "Notifications"].map { "Onboarding\($0)ViewController" }

    @Test func `What all names share is left out, and said once`() throws {
        var walk = Walk(pages)
        for _ in 0..<2 { walk.swipe(.forward) }
        let recording = walk.recording(title: "")
        for diagram in Diagram.allCases {
            let texts = diagram.graph(of: recording).sentences
            #expect(texts.count { $0.contains("names without Onboarding…ViewController") } == 1)
            #expect(!texts.contains { $0.contains("OnboardingW") || $0.contains("OnboardingP") })
        }
        let flow = Diagram.flow.graph(of: recording).sentences
        #expect(flow.contains("1. swipe → Permissions"))
        #expect(flow.contains { $0.hasPrefix("viewControllerBefore(Welcome)") })
    }

    @Test func `A finding names pages without it, too`() {
        let tooEarly = Tracker(name: "title", updatedIn: [.willTransitionTo], takes: .pending)
        let trace = Trace(
            pages: pages, client: ClientDescription(trackers: [tooEarly]),
            gestures: [.page(.set(ProgrammaticSet([pages[0]]))), .page(.swipe(Swipe(.forward, ends: .cancelled)))])
        let texts = Diagram.flow.graph(of: Recording(replaying: trace)).sentences
        #expect(texts.contains { $0.contains("title says Permissions, while Welcome is shown") })
    }

    @Test func `A name is found before another one that is a part of it`() throws {
        let names = ["OnboardingWelcomeViewController", "OnboardingFirstOnboardingWelcomeViewController"]
        let shared = try #require(SharedNames(names))
        #expect(shared.words("\(names[1]) says \(names[0])", naming: names) == "FirstOnboardingWelcome says Welcome")
    }

    @Test func `A text is not a page, even if it says the name of one`() throws {
        var title = Tracker(name: "title", updatedIn: [.didFinishAnimating], takes: .shown, holds: .text)
        title.text = try TextPattern("{page}")
        let page = Tracker(name: "page", updatedIn: [.didFinishAnimating], takes: .shown)
        let trace = Trace(
            pages: pages, client: ClientDescription(trackers: [title, page]),
            gestures: [.page(.set(ProgrammaticSet([pages[0]]))), .page(.swipe(Swipe(.forward)))])
        let shared = try #require(SharedNames(pages))
        let recording = Recording(replaying: trace).naming(shared)
        #expect(recording.steps.last?.trackers.map(\.value) == [pages[1], "Permissions"])
    }

    @Test(arguments: [
        ["First", "Second"], ["Page 1", "Page 2"], ["OnboardingWelcomeViewController"],
        ["SettingsRootViewController", "OnboardingWelcomePage"],
    ])
    func `Short names, and names that share nothing, stay as they are`(names: [String]) {
        #expect(SharedNames(names) == nil)
    }

    @Test func `Other names among them stay whole`() throws {
        let shared = try #require(SharedNames(pages + ["Blank"]))
        #expect(shared.name("Blank") == "Blank" && shared.name(pages[0]) == "Welcome")
    }

    @Test func `A name that is too long for its cell is broken where a word begins in it`() {
        let name = FittedName("NotificationSettings", width: 70, style: .name, lineLimit: 3)
        #expect(name.lines == ["Notification", "Settings"])
    }

    @Test func `If a call has to be shorter, its names give way, and never the method, an arrow or a parenthesis`() {
        let name = "第一章そしてさらに長い名前のページ"
        for method in ["viewControllerBefore", "viewControllerAfter"] {
            let call = CallbackRecord(
                name: method, role: .dataSource, arguments: [.init(nil, .page(name))], answer: .page(name),
                phase: .dragStart)
            let lines = CallText.lines(width: 200) { CallText.pieces(of: call) }
            #expect(lines.joined().hasPrefix("\(method)(") && lines.joined().contains(")"))
            #expect(lines.joined().contains("→ "))
        }
    }
}
