import Graphviz
import PageTrace
import TestDepth
import Testing

@testable import PageTraceDiagrams

@Suite("Names have the room that there is")
struct NameRoomTests {
    static let onboarding = ["Welcome", "Permissions", "Notifications", "Account", "Summary"].map {
        "Onboarding\($0)ViewController"
    }
    static let arabic = [
        "الصفحة الأولى", "الإعدادات العامة", "الإشعارات والتنبيهات", "الحساب الشخصي", "ملخص الطلب",
    ]

    private func recording(_ pages: [String], path: String = "1→2→(3)→3→4⇒1") throws -> Recording {
        let title = Tracker(name: "title", updatedIn: [.willTransitionTo], takes: .pending)
        return Recording(
            replaying: try Trace(path: path, pages: pages, client: ClientDescription(trackers: [title])))
    }

    /// What is written, without what is said of shared names.
    private func texts(_ diagram: Diagram, _ recording: Recording, width: Double) throws -> [String] {
        var options = DiagramOptions()
        options.width = width
        let graph = try diagram.sheets(of: recording, options: options).graph(at: 0)
        return graph.nodes.filter { !$0.title.hasPrefix("Figures") }.map(\.text)
    }

    private func cuts(_ diagram: Diagram, _ recording: Recording, width: Double) throws -> Int {
        try texts(diagram, recording, width: width).reduce(0) { $0 + $1.count { $0 == "…" } }
    }

    @Test(
        "No name of five classes, or five Arabic pages, is cut at any width of a screen",
        arguments: [onboarding, arabic], [360.0, 450, 480, 606, 650, 830, 1_400])
    func wholeNames(pages: [String], width: Double) throws {
        let recording = try recording(pages)
        // Three names of Arabic in a line need more than a phone has.
        for diagram in Diagram.allCases where diagram != .states || pages == Self.onboarding || width > 360 {
            #expect(try cuts(diagram, recording, width: width) == 0, "\(diagram)")
        }
    }

    @Test func `More width never cuts more: random lists of names in five scripts`() throws {
        let words = [
            [
                "Welcome", "Onboarding", "View", "Controller", "Notifications", "Übersichtsseitenverwaltung", "path/to",
                "x",
            ],
            ["Главная", "Настройки", "Уведомления", "Профиль", "О"],
            ["الصفحة", "الإشعارات", "الحساب", "من", "تفاصيل"], ["設定", "通知", "アカウントの概要", "ページ"],
            ["הגדרות", "התראות", "חשבון", "דף"],
        ]
        for seed in 1...UInt64(Depth.amount(30, deep: 200)) {
            var choices = SeededChoices(seed: seed)
            let script = choices.one(of: words)
            let separator = choices.one(of: ["", " ", "/", " – "])
            var pages: [String] = []
            while pages.count < choices.number(in: 3...9) {
                let parts = (0...choices.number(below: 5)).map { _ in choices.one(of: script) }
                let name = parts.joined(separator: separator)
                if !pages.contains(name) { pages.append(name) }
            }
            let last = pages.count
            let recording = try recording(pages, path: "1→2→(3)→3⇒\(last)→\(last - 1)⇒1")
            for diagram in [Diagram.flow, .cache] {
                var least = Int.max
                var width = 320.0
                while width < 1_600 {
                    let count = try cuts(diagram, recording, width: width)
                    #expect(count <= least, "seed \(seed), \(diagram), \(width): \(pages)")
                    least = min(least, count)
                    width += Double(choices.number(in: 90...480))
                }
            }
        }
    }

    @Test func `A name is cut once, where a word in it ends, and looks the same wherever it is as short`() {
        let name = "OnboardingNotificationsSettingsRootViewController"
        #expect(Names.cut(name, to: 40) == "OnboardingNotifications…ViewController")
        #expect(Names.cut("Chapter 12 – part A", to: 13) == "Chapter 12…A")
        #expect(Names.cut("Notifications", to: 8) == "Noti…ons")
        let cell = FittedName(name, width: 80, style: .boldMark, lineLimit: 3)
        #expect(cell.lines.joined().count { $0 == "…" } == 1)
        #expect(Names.limits.contains { Names.cut(name, to: $0) == cell.lines.joined() })
        let path = FittedName("An/unusually/long/path/with/characters", width: 60, style: .mark, lineLimit: 2)
        #expect(path.lines.joined().count { $0 == "…" } == 1)
    }

    @Test func `Words of Arabic are whole in the cells of a page`() throws {
        let graph = Diagram.flow.graph(of: try recording(Self.arabic))
        let cells = Set(graph.nodes("After step").filter(\.isCell).map(\.text).filter { !$0.hasSuffix("✗") })
        #expect(cells.contains("الإشعارات\nوالتنبيهات"))
    }

    @Test func `The pages that came and went are one a line`() throws {
        let graph = Diagram.cache.graph(of: try recording(Self.onboarding))
        let lines = graph.nodes.filter { $0.title.hasPrefix("Step 5: ") && "+−".contains($0.text.first ?? " ") }
        #expect(lines.map(\.text) == ["+ Welcome", "− Notifications", "− Account", "− Summary"])
        #expect(Set(lines.map(\.frame.minX)).count == 1)
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.minY + 1 })
    }
}
