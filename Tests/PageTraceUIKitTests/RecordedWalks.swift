import Foundation
import PageTrace
import PageTraceRecorder
import PageTraceUIKit
import Testing

/// What a recorder writes is a recording: it is read back, and says what the model recorded.
@MainActor
@Suite struct RecordedWalks {
    /// Walks with a turn of the main queue after each gesture, as on a device.
    private func record(
        _ shelf: Shelf, observes: Set<CallbackRole> = [], _ gestures: [(PagingDriver) -> Void]
    ) throws -> (read: RecordingFile, model: [Step]) {
        let file = File()
        PageTraceRecorder.attach(
            to: shelf, .recording { file.text += $0 }, observing: observes, isOn: true, title: "A walk",
            device: RecordedDevice(model: "iPhone17,1", system: "iOS 26.1"))
        let driver = PagingDriver(shelf)
        driver.turn()
        for gesture in gestures {
            gesture(driver)
            driver.turn()
        }
        return (try RecordingFile(file.text.utf8, name: "walk.jsonl"), driver.steps)
    }

    @Test func `Swipes, cancelled ones, skipped preloads: gestures, pages and calls are those of the model`() throws {
        let (read, model) = try record(
            Shelf(),
            [
                { $0.swipe(.forward) }, { $0.swipe(.forward, ends: .cancelled) },
                { $0.swipe(.forward, preload: .skipped) }, { $0.swipe(.backward) },
            ])
        let steps = read.recording.steps.suffix(4)
        let expected = model.filter { !$0.callbacks.isEmpty }.suffix(4)
        #expect(steps.map(\.gesture.name) == expected.map(\.gesture.name))
        #expect(steps.map(\.gesture.outcome) == expected.map(\.gesture.outcome))
        #expect(steps.map(\.gesture.from) == expected.map(\.gesture.from))
        #expect(steps.map(\.gesture.to) == expected.map(\.gesture.to))
        #expect(steps.map { $0.callbacks.map(\.text) } == expected.map { $0.callbacks.map(\.text) })
        #expect(steps.map { $0.callbacks.map(\.phase) } == expected.map { $0.callbacks.map(\.phase) })
    }

    @Test func `The head says where it was recorded, and the pages are those that were met`() throws {
        let (read, _) = try record(Shelf(), [{ $0.swipe(.forward) }])
        #expect(read.recording.title == "A walk")
        #expect(
            read.recording.setting == "UIPageViewController, scroll, recorded on iPhone17,1, iOS 26.1")
        #expect(read.recording.pages == ["First", "Second", "Third"])
        #expect(read.brokenLine == nil)
    }

    @Test func `An animated set is a step of its own, and over with its completion block`() throws {
        let shelf = Shelf()
        let (read, _) = try record(
            shelf,
            [
                { $0.act("jump") { shelf.show(2, animated: true) { _ in } } }, { $0.swipe(.backward) },
            ])
        let steps = read.recording.steps.suffix(2)
        #expect(steps.map(\.gesture.name) == ["set", "swipe backward"])
        #expect(steps.first?.gesture.to == ["Third"])
        #expect(steps.first?.callbacks.last?.text == "completion finished: true")
        #expect(steps.last?.gesture.from == ["Third"])
    }

    @Test func `A set within a callback belongs to the step, and is where the next one begins`() throws {
        let shelf = Shelf()
        shelf.reactOnce(in: "did") { shelf in shelf.show(3) }
        let (read, _) = try record(shelf, [{ $0.swipe(.forward) }])
        let calls = read.recording.steps.last?.callbacks ?? []
        #expect(calls.contains { $0.role == .request && $0.note == "called by the client" })
    }

    @Test("A drag is one step: where the finger let go is a note, and back at rest without a page it has bounced")
    func drags() throws {
        let (read, _) = try record(
            Shelf(), observes: [.progress],
            [
                { driver in
                    driver.drag(.forward)
                    driver.move(to: 0.25)
                    driver.release(ends: .cancelled)
                    driver.settle()
                },
                { driver in
                    driver.drag(.backward)
                    driver.move(to: 0.125)
                    driver.release()
                    driver.settle()
                },
            ])
        let steps = read.recording.steps.suffix(2)
        #expect(steps.map(\.gesture.name) == ["swipe forward", "swipe"])
        #expect(steps.map(\.gesture.outcome) == [.cancelled, .bounced])
        #expect(steps.map { $0.gesture.notes.map(\.rawValue) } == [["let go at 0.25"], ["let go at -0.125"]])
        #expect(
            steps.map { $0.callbacks.filter { $0.role == .progress }.map(\.text) } == [
                ["scrollViewDidScroll(offset: 1.25, progress: 0.25)", "scrollViewDidScroll(offset: 1, progress: 0)"],
                [
                    "scrollViewDidScroll(offset: 0.875, progress: -0.125)",
                    "scrollViewDidScroll(offset: 1, progress: 0)",
                ],
            ])
    }

    @Test func `A file has all that was recorded, line by line, and replaces one that was there`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("walk.jsonl")
        try Data(repeating: 0, count: 100_000).write(to: url)
        let shelf = Shelf()
        PageTraceRecorder.attach(to: shelf, .file(url), isOn: true)
        let driver = PagingDriver(shelf)
        driver.swipe(.forward)
        driver.turn()
        let read = try RecordingFile(Data(contentsOf: url), name: "walk.jsonl")
        #expect(read.recording.steps.map(\.gesture.name) == ["set", "swipe forward"])
        #expect(read.brokenLine == nil)
    }

    @Test func `A file that cannot be written disturbs nobody`() {
        let shelf = Shelf()
        PageTraceRecorder.attach(to: shelf, .file(URL(fileURLWithPath: "/dev/null/walk.jsonl")), isOn: true)
        PagingDriver(shelf).swipe(.forward)
        #expect(shelf.shownTitles == ["Second"])
    }

    @Test func `Nothing is written where nobody wants it`() {
        let file = File()
        let shelf = Shelf()
        PageTraceRecorder.attach(to: shelf, .recording { file.text += $0 }, isOn: false)
        PagingDriver(shelf).walk("1→2")
        #expect(file.text.isEmpty)
    }
}
