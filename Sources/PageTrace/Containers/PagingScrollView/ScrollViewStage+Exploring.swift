import Paging

extension ScrollViewStage: ExplorableStage {
    var situation: (container: PagingScrollView, remainder: PagingScrollViewPager) { (scrollView, client) }
    var moment: [Bool] { [scrollView.isDragging, scrollView.isAtRest] }

    /// A client that does not remember which pages are visible tells all others that they are not.
    var size: Int { scrollView.pages.count }

    mutating func restore(_ container: PagingScrollView, _ remainder: PagingScrollViewPager) {
        (scrollView, client) = (container, remainder)
    }

    var witnesses: [(number: Int, words: String)] {
        OutcomeWitness.all([.completed, .cancelled, .bounced, .inFlight, .ignored, .changed])
    }
}

extension ScrollViewObservation: ExplorableObservation {
    var sorts: [FindingSort] { found.map { FindingSort($0.kind, tracker: $0.tracker) } }

    var witnesses: Marks { OutcomeWitness.mark(outcome) }
}

/// The outcomes of gestures, for containers whose rules have no other witnesses.
enum OutcomeWitness {
    /// Those that can be met.
    static func all(_ outcomes: [GestureOutcome]) -> [(number: Int, words: String)] {
        outcomes.map { (number($0), words($0)) }
    }

    static func mark(_ outcome: GestureOutcome) -> Marks {
        var marks = Marks()
        marks.insert(number(outcome))
        return marks
    }

    private static func number(_ outcome: GestureOutcome) -> Int {
        GestureOutcome.allCases.firstIndex(of: outcome) ?? 0
    }

    private static func words(_ outcome: GestureOutcome) -> String {
        switch outcome {
        case .completed: "a gesture that leads to another page"
        case .cancelled: "a gesture that is cancelled"
        case .bounced: "a bounce at an end"
        case .ignored: "a gesture that is ignored"
        case .inFlight: "something that is in flight between two gestures"
        case .changed: "a change without a transition"
        case .raised: "an error of UIKit"
        case .crashed: "the app's own code that traps"
        }
    }
}
