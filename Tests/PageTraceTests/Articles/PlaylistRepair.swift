import TestDepth
import Testing

@testable import PageTrace

@Suite("A detail screen that follows a list: the repaired code")
struct PlaylistRepair {
    @Test(arguments: PlaylistStories.all)
    func `Every story of the article's code passes without a finding`(_ gestures: [PageViewControllerGesture]) {
        let recording = PlaylistStories.recording(gestures, .repaired)
        #expect(recording.findings == [])
        #expect(recording.stoppedAt == nil)
        #expect(recording.steps.count == gestures.count)
    }

    @Test func `A song that has left the playlist keeps its place: the way back leads to what was before it`() {
        let steps = PlaylistStories.recording(PlaylistStories.cutWhileRemembered + [.forward], .repaired).steps
        #expect(steps.at(4)?.gesture.to == ["Song 2 #2"])
        #expect(steps.at(4)?.trackers.map(\.value) == ["Song 2 #2"])
        // The page just left is no neighbor any more.
        #expect(steps.at(5)?.gesture.outcome == .bounced)
    }

    @Test func `Without anything that crashes, no song is met twice and none is left out`() {
        let steps = PlaylistStories.recording(PlaylistStories.prepended + [.forward], .repaired).steps
        #expect(
            steps.map { $0.after.first?.shown ?? [] }.suffix(4) == [["Song 3"], ["Song 4"], ["Song 5"], ["Song 5"]])
    }

    @Test(arguments: 1...Depth.amount(40, deep: 200))
    func `Random gestures, with updates between and during them: no finding`(seed: Int) {
        var gestures: [PageViewControllerGesture] = [.set("Blank"), .set("Song 3")]
        let changes: [ListChange] = [
            .append(["Song 6", "Song 7"]), .remove(["Song 3"]), .prepend(["Song 0"]), .remove(["Song 1", "Song 6"]),
            .replace(["Song 5", "Song 4", "A", "Song 2"]), .insert(["B", "C"], at: 2), .replace(["Song 2", "Song 5"]),
            .replace([]), .replace(PlaylistStories.songs),
        ]
        for (position, gesture) in randomGestures(seed: UInt64(seed), count: 90).enumerated() {
            gestures.append(gesture)
            if position % 5 == seed % 5 { gestures.append(.list(changes[(position / 5 + seed) % changes.count])) }
        }
        let recording = PlaylistStories.recording(gestures, .repaired)
        #expect(recording.findings.map(\.message) == [])
        #expect(recording.stoppedAt == nil)
    }

    @Test(arguments: PagingSystem.allCases)
    func `The trace of the repaired code has no finding, whatever comes when`(system: PagingSystem) throws {
        var trace = try ExampleTrace(name: "playlist-repaired.json").trace()
        trace.pageViewController?.container.system = system
        let whole: Set<GestureFamily> = [.swipe, .cancel, .skip, .act]
        let updates: [ListChange] = [.append(["Song 3"]), .prepend(["Song 0"]), .remove(["Song 2"])]
        let small = Trace(
            container: PageViewControllerSettings(system: system), pages: ["Song 1", "Song 2"],
            client: .playlist(.repaired), gestures: GestureSequence([.set("Song 2")] + updates.map { .list($0) }))
        for (trace, families) in Depth.cases([(small, whole)], deep: [(trace, whole), (trace, GestureFamily.usual)]) {
            let exploration = try #require(trace.explored(ExplorationOptions(families: families)))
            #expect(exploration.isProof, "\(exploration.text)")
        }
    }

    @Test func `A controller that is kept and one that is made anew lead to the same`() throws {
        let trace = Trace(
            pages: ["Song 1", "Song 2", "Song 3", "Song 4"], client: .playlist(.repaired), gestures: [.set("Song 2")])
        let families: Set<GestureFamily> = [.swipe, .cancel, .skip, .list]
        let exploration = try #require(trace.explored(ExplorationOptions(families: families, list: 2...5)))
        // Told apart, they make 4,489 situations.
        #expect(exploration.isProof && exploration.states < 1_000, "\(exploration.states)")
    }

    @Test func `A set while a finger moves something leaves the row with the page that the finger brought`() throws {
        let trace = Trace(
            pages: PlaylistStories.songs, client: .playlist(.repaired),
            gestures: GestureSequence([
                .set("Song 4"), .page(.drag(.forward)), .page(.release(Release(ends: .completed))), .set("Song 4"),
            ]))
        #expect(Recording(replaying: trace).findings.map(\.message) == ["row says Song 5, while Song 4 is shown."])
    }

    @Test(arguments: [ContractMode.strict, .lenient])
    func `The article's code never crashes pagetrace itself, whatever comes`(contract: ContractMode) {
        var crashes = 0
        for seed in 1...100 {
            var gestures: [PageViewControllerGesture] = [.set("Blank"), .set("Song 4")]
            for (position, gesture) in randomGestures(seed: UInt64(seed), count: 60).enumerated() {
                gestures.append(gesture)
                if position % 7 == 3 { gestures.append(.list(.remove(["Song \(position % 5 + 1)"]))) }
                if position % 7 == 6 { gestures.append(.list(.prepend(["New \(position)"]))) }
            }
            let recording = PlaylistStories.recording(gestures, contract: contract)
            let count = recording.findings.count { $0.kind == .crash }
            #expect(count <= 1)
            if contract == .strict, count == 1 { #expect(recording.stoppedAt != nil) }
            crashes += count
        }
        #expect(crashes > 10)
    }
}
