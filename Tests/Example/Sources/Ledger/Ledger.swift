import Foundation

/// What happened in a walk, counted: a program that reads a recording in JSON and knows nothing else of pagetrace.
///
/// It does not read a word of English: gestures have kinds and values, slots have places, findings name their variables and
/// pages.
public struct Ledger: Equatable {
    /// How many swipes led to each side, by `forward` and `backward`.
    public var swipes: [String: Int] = [:]
    /// How far fingers have dragged, in pages.
    public var distance = 0.0
    /// The pages that the app has added to its list, and those that it has removed.
    public var (added, removed): ([String], [String]) = ([], [])
    /// The variables that were wrong, each once, in order.
    public var wrong: [String] = []
    /// How many findings name a page.
    public var suspects: [String: Int] = [:]
    /// The pages to the left of the one shown, step by step; nil if there is none, or nobody has asked.
    public var left: [String?] = []
    /// Where a scroll view was at the latest call, across and down in points.
    public var offset: [Double] = []

    /// Counts what a recording says.
    public init(json: Data) throws {
        let walk = try JSONDecoder().decode(Walk.self, from: json)
        let sideToTheLeft = walk.layout.mirrored == true ? 1 : -1
        for step in walk.steps {
            count(step.gesture)
            for finding in step.findings {
                if let tracker = finding.tracker, !wrong.contains(tracker) { wrong.append(tracker) }
                for page in finding.pages ?? [] { suspects[page, default: 0] += 1 }
            }
            for call in step.callbacks {
                for argument in call.arguments { if case .point(let point) = argument.value { offset = point } }
            }
            left.append(step.after.first?.slots.first { $0.beside == sideToTheLeft }?.page)
        }
    }

    private mutating func count(_ gesture: Walk.Gesture) {
        switch gesture.kind {
        case "swipe": swipes[gesture.direction ?? "", default: 0] += 1
        case "move": distance += abs(gesture.position?.first ?? 0)
        case "append", "prepend", "insert": added += gesture.pages ?? []
        case "remove": removed += gesture.pages ?? []
        default: break
        }
    }
}
