import Foundation
import PageTrace

/// The position of the inner scroll view. (Rules 38 to 40)
extension PagingEngine {
    private var extent: CGFloat {
        owner.navigationOrientation == .horizontal ? scrollView.frame.width : scrollView.frame.height
    }

    /// Moves the content to the model's position, and tells the observers.
    func scroll(to progress: ScrollProgress) {
        let distance = extent * CGFloat(progress.offset)
        scrollView.contentOffset =
            owner.navigationOrientation == .horizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }

    /// Whether a finger could move anything now.
    var takesDrag: Bool {
        guard container.refusal(of: .drag(.forward)) == nil, !container.hasStopped else { return false }
        if case .set = container.transition { return false }
        return container.hasDataSource
    }

    /// Places the shown page in the middle of three, at rest.
    func restScrollView() {
        if owner.transitionStyle == .scroll { scroll(to: ScrollProgress(0)) }
    }
}
