import Testing

@testable import PageTrace

@Suite("Words that were spelled otherwise")
struct EarlierSpellings {
    @Test func `In a trace`() throws {
        let earlier = try read(
            """
            { "version": 1, "pages": 2, "path": "1→2", "container": { "type": "pageViewController",
              "quirks": ["staleNeighboursAfterAnimatedSet", "exactCentreReportsCancelled"] } }
            """)
        let quirks = earlier.pageViewController?.container.quirks
        #expect(quirks == [.staleNeighborsAfterAnimatedSet, .exactCenterReportsCancelled])
        #expect(earlier.json().contains("staleNeighborsAfterAnimatedSet"))
    }

    @Test func `In a recording`() throws {
        var recording = Recording(replaying: try Trace(path: "1→2", pages: 2))
        recording.steps[1].findings = [
            Finding(kind: .staleNeighbor, rule: "exactCenterReportsCancelled", message: "It does.")
        ]
        let earlier = recording.json.replacing("staleNeighbor", with: "staleNeighbour")
            .replacing("exactCenter", with: "exactCentre")
        #expect(earlier != recording.json)
        #expect(try RecordingFile(earlier.utf8, name: "earlier.json").recording == recording)
    }

    @Test func `In the heading of a log`() throws {
        let quirk = "quirk staleNeighboursAfterAnimatedSet"
        let log = try LogContainer(
            of: Recording(
                container: "UIPageViewController, scroll, \(quirk), keeps neighbours on reassignment", pages: [],
                steps: []))
        #expect(log.settings.quirks == .staleNeighborsAfterAnimatedSet && log.settings.keepsNeighborsOnReassignment)
    }
}
