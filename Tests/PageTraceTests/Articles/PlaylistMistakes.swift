import PageTrace
import Testing

@Suite("A detail screen that follows a list: what the article's code does")
struct PlaylistMistakes {
    private func steps(_ gestures: [PageViewControllerGesture], contract: ContractMode = .strict) -> [Step] {
        PlaylistStories.recording(gestures, contract: contract).steps
    }

    private func kept(_ step: Step?) -> [String] { step?.after.last?.pages ?? [] }

    @Test func `The placeholder comes first, and the data source knows nothing of it`() {
        let start = steps(PlaylistStories.grows)
        #expect(start.at(0)?.after.map(\.holder) == ["container", "data source"])
        #expect(start.at(0)?.after.first?.shown == ["Blank"])
        #expect(kept(start.at(0)) == [])
        #expect(start.at(1)?.dropped == ["Blank"])
        #expect(kept(start.at(1)) == ["Song 4"])
        #expect(start.at(1)?.before.last?.pages == [])
    }

    @Test func `The data source keeps what is nearer than three to the answered index; the container its neighbors`() {
        let far = steps(PlaylistStories.far)
        #expect(far.at(4)?.after.first?.pages == ["Song 4", "Song 5"])
        // The last answer was Song 5, at index 4: from index 2 on.
        #expect(kept(far.at(4)) == ["Song 3", "Song 4", "Song 5"])
        #expect(far.at(4)?.after.last?.slots.map(\.name) == ["index 2", "index 3", "index 4"])
        // What is made again is another controller, and Song 5 has gone from both.
        #expect(far.at(6)?.calls.last == "viewControllerBefore(Song 3) → Song 2 #2")
        #expect(kept(far.at(6)) == ["Song 2 #2", "Song 3", "Song 4"])
        #expect(far.flatMap(\.findings).isEmpty)
    }

    @Test func `The row follows completed transitions only`() {
        let steps = steps([.set("Song 1"), .cancelled, .forward, .cancelled])
        #expect(steps.map { $0.trackers.first?.value } == ["Song 1", "Song 1", "Song 2", "Song 2"])
        #expect(steps.flatMap(\.findings).isEmpty)
    }

    @Test func `Appended to: the remembered nil keeps the new song out until the last page is reached again`() {
        let steps = steps(PlaylistStories.grows)
        #expect(steps.at(3)?.after.first?.slots.last?.content == HeldPages.Content.none)
        #expect(steps.at(4)?.gesture.outcome == .bounced)
        #expect(steps.map { $0.findings.map(\.kind) } == [[], [], [], [], [.staleNeighbor], [], [], []])
        #expect(steps.at(7)?.gesture.to == ["Song 6"])
    }

    @Test
    func `Prepended to: controllers lie one index too low, so one song is there twice and the row is off by one`() {
        let steps = steps(PlaylistStories.prepended)
        #expect(steps.at(3)?.trackers.map(\.value) == ["Song 2"])
        #expect(steps.at(4)?.calls.last == "viewControllerAfter(Song 4) → Song 4 #2")
        #expect(
            steps.at(4)?.findings.map(\.message) == [
                "The page after Song 4 is Song 5, and the data source answered Song 4 #2.",
                "row says Song 3, while Song 4 is shown.",
            ])
        #expect(steps.at(4)?.findings.map(\.callback) == [3, 2])
        #expect(steps.at(5)?.gesture.to == ["Song 4 #2"])
    }

    @Test func `Cut: the index before the shown page lies beyond the playlist, and the code traps`() {
        let recording = PlaylistStories.recording(PlaylistStories.cut + [.backward])
        #expect(recording.steps.count == 4)
        #expect(recording.stoppedAt?.number == 3)
        #expect(recording.stoppedAt?.gesture.outcome == .crashed)
        let finding = recording.findings.first
        #expect(recording.findings.count == 1)
        #expect(finding?.kind == .crash)
        #expect(finding?.callback == 2)
        #expect(finding?.message.contains("Index out of range: 2 of a playlist of 2") == true)
        #expect(recording.stoppedAt?.calls == ["viewControllerAfter(Song 4) → nil", "viewControllerBefore(Song 4)"])
        #expect(recording.stoppedAt?.callbacks.last?.note == "traps")
    }

    @Test func `Cut while neighbors are remembered: the list is told to scroll to a row that it has no longer`() {
        let stop = PlaylistStories.recording(PlaylistStories.cutWhileRemembered).stoppedAt
        #expect(stop?.findings.map(\.callback) == [2])
        #expect(stop?.findings.first?.message.contains("Row out of bounds: 2 of a list of 2") == true)
    }

    @Test func `A song that is not in the playlist: the placeholder stays, and the first swipe traps on it`() {
        let recording = PlaylistStories.recording(PlaylistStories.missing)
        #expect(recording.steps.at(1)?.gesture.outcome == .ignored)
        #expect(recording.stoppedAt?.findings.map(\.kind) == [.crash])
        #expect(recording.stoppedAt?.findings.first?.message.contains("have no Blank") == true)
    }

    @Test func `Replaced: the old songs stay among the new ones, where their indices are`() {
        let steps = steps(PlaylistStories.replaced)
        #expect(steps.map { $0.after.first?.shown ?? [] }.suffix(3) == [["Song 3"], ["B"], ["Song 3"]])
        #expect(steps.at(4)?.findings.map(\.message) == ["row says C, while Song 3 is shown."])
    }

    @Test func `Lenient: after the trap the client answers nil, and the row stays where it is`() {
        let steps = steps(PlaylistStories.cut + [.list(.append(["Song 6"])), .forward, .backward], contract: .lenient)
        #expect(steps.map(\.gesture.outcome).suffix(4) == [.bounced, .changed, .bounced, .bounced])
        #expect(steps.at(3)?.calls.last == "viewControllerBefore(Song 4) → nil")
        #expect(steps.flatMap(\.findings).map(\.kind) == [.crash])
        #expect(steps.flatMap(\.findings).first?.message.hasSuffix("and does nothing else.") == true)
    }
}
