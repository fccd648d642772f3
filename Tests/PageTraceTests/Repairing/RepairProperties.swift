import Paging
import TestDepth
import Testing

@testable import PageTrace

@Suite("Repairs of random clients")
struct RepairProperties {
    /// A client with a variable, and now and then with an action, drawn from a seed.
    private static func trace(seed: Int) -> Trace {
        var random = SplitMix64(seed: UInt64(seed))
        func draw<Element>(_ elements: [Element]) -> Element {
            elements[elements.indices.last { $0 == 0 || random.draw(1 / Double($0 + 1)) } ?? 0]
        }
        let trackers = (0...draw([0, 0, 1])).map { number -> Tracker in
            let start = Tracker(name: "v\(number)", updatedIn: [.didFinishAnimating], takes: .shown)
            return draw(RepairChange.moments(of: start, at: 0).compactMap(\.variable).filter { !$0.startsEmpty })
        }
        let action = ClientAction<String>(
            in: .didFinishAnimating, if: draw([.completed, .cancelled]), set: .pages([draw(["1", "2"])]),
            isAnimated: draw([true, false]), isLater: draw([true, false]))
        return Trace(
            container: PageViewControllerSettings(system: draw([.iOS26, .classic])), pages: ["1", "2", "3"],
            client: ClientDescription(trackers: trackers, actions: draw([[], [], [action]])),
            gestures: [.page(.set(PageSet(["1"])))])
    }

    // .ci/repairs looks at 2,000 with the command.
    @Test(arguments: 0..<Depth.amount(3, deep: 20))
    func `What is said to be repaired shows no finding in a random walk`(seed: Int) throws {
        let trace = Self.trace(seed: seed)
        let options = ExplorationOptions(families: [.swipe, .cancel, .skip, .turn], states: 5_000)
        guard let repairs = trace.repairs(options) else { return }
        #expect((repairs.finding == nil) == Recording.isRight(trace, options))
        for repair in repairs.repairs {
            var walked = try TraceReader.read(repair.text, name: "repaired.json")
            let walk = RandomWalk<PageViewControllerGesture>(
                seed: UInt64(seed), count: 300, cancelled: 0.3, skippedPreloads: 0.2)
            let start = GestureSequence<PageViewControllerGesture>([.page(.set(PageSet(["1"])))])
            walked.pageViewController?.gestures = GestureSequence(parts: start.parts + [.randomWalk(walk)])
            let found = Replay(walked).flatMap(\.findings)
            #expect(found.isEmpty, "\(repair.said): \(found.first?.message ?? "")")
        }
    }
}

extension Recording {
    /// Whether no sequence of gestures has a finding.
    fileprivate static func isRight(_ trace: Trace, _ options: ExplorationOptions) -> Bool {
        trace.explored(options)?.hasFindings == false
    }
}
