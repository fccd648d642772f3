import Foundation
import PageTrace
import PageTraceRecorder
import PageTraceTesting
import PageTraceUIKit
import Testing

/// Each pager, right and wrong: what a search finds, and whether what a recorder writes is a behavior of the model.
@MainActor
@Suite struct RightAndWrongTests {
    @Test(arguments: PagerName.allCases)
    func `Whatever happens to a right one, nothing goes wrong`(name: PagerName) {
        // The older system raises more, which takes the longest: a deep run goes one gesture further.
        let isDeep = ProcessInfo.processInfo.environment["PAGETRACE_DEEP"] == "1"
        for (system, length) in [(PagingSystem.classic, isDeep ? 3 : 2), (.iOS26, 2)] {
            assertNoFindings(in: PagingDriver.explored(upTo: length) { Rig.right(name, system).searched })
        }
    }

    /// What goes wrong first with each wrong one.
    private static let walks: [PagerName: [String]] = [
        .intro: ["swipe forward (cancelled)"],
        .album: ["swipe forward (cancelled)", "the library loses Boat"],
        .agenda: ["swipe backward"],
        .tour: ["drag forward", "turn of the main queue"],
        .segments: ["swipe forward"],
        .manual: ["the language changes"],
        .routes: ["drag forward", "tap Next"],
        .survey: ["swipe forward", "tap Yes"],
        .feed: ["swipe forward", "turn of the main queue, 1 s later"],
        .stories: ["drag forward", "turn of the main queue, 5 s later"],
        .onboarding: ["drag forward", "tap Next"],
        .photos: ["swipe forward (cancelled)", "Boat is deleted"],
        .calendar: ["swipe backward"],
        .pages: ["swipe forward", "drag forward", "turn of the main queue"],
        .tabs: ["swipe forward"],
        .reader: ["drag forward", "a link arrives", "turn of the main queue"],
        .book: ["swipe forward", "swipe forward"],
    ]

    @Test(arguments: PagerName.allCases)
    func `A search finds what is wrong with a wrong one`(name: PagerName) {
        #expect(PagingDriver.explored(upTo: 3) { Rig.wrong(name).searched }.walks.first?.gestures == Self.walks[name])
    }

    @Test(arguments: PagerName.allCases)
    func `What a recorder writes of a right one is a behavior of the model`(name: PagerName) throws {
        for system in PagingSystem.allCases {
            var text = ""
            let rig = Rig.right(name, system)
            PageTraceRecorder.attach(to: rig.driver.pager, .recording { text += $0 }, isOn: true)
            rig.walk()
            assertNoFindings(in: rig.driver)
            PageTraceRecorder.detach(from: rig.driver.pager)
            assertExplainable(try ObservedLog(RecordingFile(text.utf8, name: "\(name).jsonl").recording))
        }
    }
}
