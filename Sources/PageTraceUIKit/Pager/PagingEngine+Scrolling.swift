import Foundation
import PageTrace

/// Where the inner scroll view stands. (Rules 38 to 40)
extension PagingEngine {
    private var extent: CGFloat {
        owner.navigationOrientation == .horizontal ? scrollView.frame.width : scrollView.frame.height
    }

    /// Moves the content to where the model says, and tells whoever listens.
    func scroll(to progress: ScrollProgress) {
        let distance = extent * CGFloat(progress.offset)
        scrollView.contentOffset =
            owner.navigationOrientation == .horizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }

    /// Whether a finger would move anything now.
    var takesDrag: Bool {
        guard container.refusal(of: .drag(.forward)) == nil, !container.hasStopped else { return false }
        if case .set = container.transition { return false }
        return container.hasDataSource
    }

    /// At rest the shown page stands in the middle of three.
    func restScrollView() {
        if owner.transitionStyle == .scroll { scroll(to: ScrollProgress(0)) }
    }
}
