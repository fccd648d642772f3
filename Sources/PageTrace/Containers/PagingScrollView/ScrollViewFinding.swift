import Paging

/// Something that a step of a paging scroll view showed to be wrong, in pages and cases.
struct ScrollViewFinding {
    enum Problem {
        /// A page was told twice that it appeared.
        case appearedTwice(String)
        /// A page was told that it appeared, though its frame only touches the visible area.
        case touchingFrame(String)
        /// Pages were told that they disappeared, and had not appeared since.
        case disappearedTwice([String])
        /// Two or more pages count as visible.
        case severalVisible([String], at: ScrollPoint)
        /// The page that fills most of the view was not told that it appeared.
        case untoldAppearance(String, isDragging: Bool)
        /// Pages that cannot be seen were not told that they disappeared.
        case untoldDisappearance([String])
        /// The client computes pages from an offset beyond an end.
        case beyondEnd(ScrollPoint)
        /// The client is not told of a new size, with which these pages can be seen.
        case untoldSize(ScrollSize, visible: [String])
        /// The selected page is another than the one that fills most of the view at rest.
        case wrongSelection(String, largest: String)
    }

    let problem: Problem

    /// The number, from 1, of the callback at which it happened, nil if it belongs to the whole step.
    var callback: Int?

    var kind: Finding.Kind {
        switch problem {
        case .appearedTwice, .disappearedTwice: .repeatedAppearance
        case .touchingFrame: .touchingFrames
        case .severalVisible: .severalPagesVisible
        case .untoldAppearance, .untoldDisappearance: .unreportedPageChange
        case .beyondEnd: .beyondEnd
        case .untoldSize: .unreportedSizeChange
        case .wrongSelection: .wrongTracker
        }
    }

    /// The name of the variable that is wrong, nil if the finding is not about a variable.
    var tracker: String? { if case .wrongSelection = problem { "selected" } else { nil } }
}
