import Testing

@testable import PageTrace

@Suite("Logs with a mistake in them")
struct DamagedLogs {
    /// How a log is damaged.
    enum Damage: CaseIterable {
        case removed, doubled, swapped

        func apply(to lines: [String], at place: Int) -> [String] {
            var lines = lines
            switch self {
            case .removed: lines.remove(at: place)
            case .doubled: lines.insert(lines[place], at: place)
            case .swapped where place + 1 < lines.count: lines.swapAt(place, place + 1)
            case .swapped: break
            }
            return lines
        }
    }

    @Test(arguments: ["first-steps", "cancelled-swipes", "skipped-preload", "page-curl-at-the-end"])
    func `One line removed, doubled or swapped: explained, or the place is named`(_ name: String) throws {
        let example = ExampleTrace(name: name + ".json")
        let lines = Recording(replaying: try example.trace()).steps.flatMap { $0.callbacks.map(\.text) }
        let container = try #require(try example.trace().pageViewController?.container)
        // Quirks are given, so that the search is for gestures alone; a dozen lines stand for all of a long log.
        let options = ExplanationOptions(systems: [container.system], quirks: container.quirks, states: 1_000)
        for damage in Damage.allCases {
            let damaged = damage.apply(to: Array(lines.prefix(12)), at: Swift.min(lines.count, 12) / 2)
            guard !damaged.isEmpty else { continue }
            let text = ([container.words] + damaged).joined(separator: "\n")
            let explanation = try ObservedLog(text).explained(options)
            guard let parting = explanation.parting else { continue }
            #expect(parting.position < damaged.count)
            #expect(explanation.text.contains("log:\(parting.position + 2): "))
        }
    }

    @Test(arguments: ["1→2~→3→(4)→2", "1→2⇒4→3→(2)"])
    func `A log that is cut anywhere is explained as far as it goes`(path: String) throws {
        let lines = Recording(replaying: try Trace(path: path, pages: 5)).steps.flatMap { $0.callbacks.map(\.text) }
        for count in 1...lines.count {
            let explanation = try ObservedLog(lines.prefix(count).joined(separator: "\n"))
                .explained(ExplanationOptions(assume: .acts))
            #expect(explanation.isExplained, "\(explanation.text)")
        }
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func `Nonsense in any order: explained, or the place is named`(seed: UInt64) throws {
        var numbers = RandomNumbers(seed: seed)
        let lines = (0..<12).map { _ in
            let line = CallbackShape.all[numbers.below(CallbackShape.all.count)].example
            return numbers.below(2) == 0 ? line : line.replacing("First", with: "Second")
        }
        let log = try ObservedLog(lines.joined(separator: "\n"))
        let explanation = log.explained(ExplanationOptions(quirks: [], states: 1_000))
        #expect(explanation.isExplained || explanation.parting.map { $0.position < log.entries.count } == true)
        #expect(explanation.text.hasSuffix("\n") && explanation.json.hasSuffix("}\n"))
    }
}
