import Foundation
import PageTrace
import PageTraceRecorder
import PageTraceUIKit
import Testing

/// What a recorder writes is a log: `explain` reads each line of it, and the model that made the calls explains them.
@MainActor
@Suite struct RecordedLogs {
    private final class Written {
        var lines: [RecordedLine] = []
        var recording = ""
    }

    /// Something that a finger, the app or the device does.
    enum Act: String, CaseIterable {
        case forward, backward, cancelled, drag, catches, set, animatedSet, setInFlight, setInDrag, setInEnd, setLater
        case reassign, reassignInEnd, removeDataSource, rotate, layoutChanges, layoutChangesInFlight, leaveAndReturn,
            turn

        @MainActor
        func perform(on driver: PagingDriver, _ shelf: Shelf, page: Int) {
            func set(animated: Bool) { shelf.show(page, animated: animated) { _ in } }
            switch self {
            case .forward: driver.swipe(.forward)
            case .backward: driver.swipe(.backward, preload: .skipped)
            case .cancelled: driver.swipe(.forward, ends: .cancelled)
            case .drag:
                driver.drag(.forward)
                driver.move(to: 0.25)
                driver.release(ends: page == 0 ? .cancelled : .completed)
                driver.settle()
            case .catches:
                driver.drag(.forward)
                driver.release(ends: .completed)
                driver.swipe(.backward)
            case .set: driver.act("set") { set(animated: false) }
            case .animatedSet: driver.act("set") { set(animated: true) }
            case .setInFlight:
                driver.act("set", settles: false) { set(animated: true) }
                driver.turn()
                driver.settle()
            case .setInDrag:
                driver.drag(.forward)
                driver.act("set") { set(animated: false) }
                driver.release(ends: .cancelled)
                driver.settle()
            case .setInEnd:
                shelf.reactOnce(in: "did") { _ in set(animated: page == 0) }
                driver.swipe(.backward)
            case .setLater:
                driver.act("set on the next turn") { DispatchQueue.main.async { set(animated: page == 0) } }
                driver.turn()
            case .reassign: driver.act("reload") { shelf.dataSource = shelf }
            case .reassignInEnd:
                shelf.reactOnce(in: "did") { $0.dataSource = $0 }
                driver.swipe(.forward)
            case .removeDataSource:
                driver.act("lock") { shelf.dataSource = nil }
                driver.swipe(.forward)
                driver.act("unlock") { shelf.dataSource = shelf }
            case .rotate:
                driver.rotate(to: .landscapeRight)
                driver.rotate(to: .portrait)
            case .layoutChanges: driver.layoutChanges()
            case .layoutChangesInFlight:
                driver.act("set", settles: false) { set(animated: true) }
                driver.layoutChanges()
                driver.settle()
            case .leaveAndReturn:
                driver.disappear()
                driver.appear()
            case .turn: driver.turn()
            }
        }
    }

    private func record(
        _ acts: [(act: Act, page: Int)], _ style: UIPageViewController.TransitionStyle,
        _ observes: Set<CallbackRole>, _ system: PagingSystem, startsOnScreen: Bool = true
    ) throws -> (log: String, json: String, recording: Recording) {
        let written = Written()
        // A set in a drag has been seen to raise on classic, and the driver goes on: held against classic, it is no yes.
        let classic = acts.contains { $0.act == .setInDrag } ? "iOS 18.5" : "iOS 16.4"
        for sink in [
            RecordingSink.calls { written.lines.append($0) }, RecordingSink.recording { written.recording += $0 },
        ] {
            let shelf = Shelf(style: style)
            PageTraceRecorder.attach(
                to: shelf, sink, observing: observes, isOn: true,
                device: RecordedDevice(model: "iPhone17,1", system: system == .classic ? classic : "iOS 26.1"))
            let driver = PagingDriver(shelf) {
                $0.system = system
                $0.startsOnScreen = startsOnScreen
            }
            if !startsOnScreen { driver.appear() }
            for (act, page) in acts {
                act.perform(on: driver, shelf, page: page)
                // What UIKit raises ends an app.
                if driver.recording.stoppedAt != nil { break }
                driver.turn()
            }
            PageTraceRecorder.detach(from: shelf)
        }
        let head = style == .scroll ? "" : "UIPageViewController, page curl\n"
        return (
            head + written.lines.map { "\($0.text)  turn \($0.turn)\n" }.joined(),
            head + written.lines.map { $0.json + "\n" }.joined(),
            try RecordingFile(written.recording.utf8, name: "walk.jsonl").recording
        )
    }

    /// Whether each of the forms is a plain yes, with turns and without them, and nothing in the logs is passed over.
    private func check(
        _ acts: [(act: Act, page: Int)], _ style: UIPageViewController.TransitionStyle = .scroll,
        _ observes: Set<CallbackRole> = [], _ system: PagingSystem = .iOS26, startsOnScreen: Bool = true
    ) throws {
        let (log, json, recording) = try record(acts, style, observes, system, startsOnScreen: startsOnScreen)
        let logs = [
            try ObservedLogReader.read(Array(log.utf8), name: "walk.log"),
            try ObservedLogReader.read(Array(log.replacing(#/  turn \d+/#, with: "").utf8), name: "no turns.log"),
            try ObservedLogReader.read(Array(json.utf8), name: "walk.json.log"),
            try ObservedLog(recording),
        ]
        let words = "\(acts.map { "\($0.act) \($0.page)" }), \(observes), \(system)"
        for observed in logs {
            #expect(observed.linesPassedOver == 0)
            let explanation = observed.explained()
            #expect(explanation.answer == .yes, "\(words): \(explanation.text)\n\(log)")
        }
    }

    @Test(arguments: Act.allCases, [Set<CallbackRole>(), [.appearance, .containment], [.progress]])
    func `What happens once is explained, whatever is observed`(act: Act, observes: Set<CallbackRole>) throws {
        for system in PagingSystem.allCases {
            for page in [0, 2] { try check([(.forward, 0), (act, page), (.forward, 0)], .scroll, observes, system) }
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `A walk of whatever happens is explained`(seed: UInt64) throws {
        var state = seed
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let acts = (0..<8).map { _ in (act: Act.allCases[next(Act.allCases.count)], page: next(4)) }
        let observes: [Set<CallbackRole>] = [[], [.appearance, .containment], [.progress]]
        try check(acts, .scroll, observes[next(3)], PagingSystem.allCases[next(PagingSystem.allCases.count)])
    }

    @Test(arguments: PagingSystem.allCases)
    func `A pager that has its first page before it appears is explained`(system: PagingSystem) throws {
        try check([(.forward, 0), (.leaveAndReturn, 0)], .scroll, [.appearance], system, startsOnScreen: false)
    }

    @Test(arguments: [
        (Act.reassign, "setDataSource"), (.removeDataSource, "setDataSource"), (.set, "setViewControllers [Third]"),
    ])
    func `Without the lines of what the app does, the same log is no yes`(act: Act, line: String) throws {
        let acts: [(Act, Int)] = [(.forward, 0), (act, 2), (.forward, 0)]
        let (log, _, _) = try record(acts, .scroll, [.appearance, .containment], .iOS26)
        let lines = log.split(separator: "\n").filter { !$0.contains(line) }
        let explanation = try ObservedLogReader.read(Array(lines.joined(separator: "\n").utf8), name: "walk")
            .explained()
        #expect(explanation.answer != .yes)
    }

    @Test(arguments: [Act.forward, .backward, .cancelled, .set, .animatedSet, .rotate, .reassign, .leaveAndReturn])
    func `A page curl is explained`(act: Act) throws {
        try check([(.forward, 0), (act, 2), (.forward, 0)], .pageCurl, [.appearance])
    }
}
