/// The position of the scroll view inside, for code that shows progress. (Rules 38 to 40)
extension PageViewControllerModel {
    /// Reports that the finger has moved the content.
    ///
    /// Beyond a page boundary, the offset jumps back by one page while the drag goes on, and `viewControllers` still
    /// names the old page: code that computes progress sees it pass 1 and fall. (Rule 39) A jump the other way, if the
    /// finger comes back, is a choice; so are the positions of a bounce. (Rule 40)
    mutating func scroll<Receiver: CallbackReceiver>(
        from old: Double, to new: Double, began: Direction, client: inout Receiver
    ) {
        guard transitionStyle == .scroll, case .drag(let drag) = transition else { return }
        let sign = began == .forward ? 1.0 : -1.0
        let phase = transition.phase
        guard drag.pending != nil else { return tell(progress: new * sign, in: phase, &client) }
        let (before, now) = (jump(at: old), jump(at: new))
        tell(progress: (new - before) * sign, in: phase, &client)
        if before != now { tell(progress: (new - now) * sign, in: phase, &client) }
    }

    /// The number of pages by which the content has jumped back when the finger is at a position.
    func jump(at position: Double) -> Double { position > 1 ? 1 : position < -1 ? -1 : 0 }

    /// Reports that the content has come to rest at a neighbor, and lays it out anew around it.
    mutating func scroll<Receiver: CallbackReceiver>(to side: Direction, in phase: Phase, client: inout Receiver) {
        guard transitionStyle == .scroll else { return }
        tell(progress: side == .forward ? 1 : -1, in: phase, &client)
        tell(progress: 0, in: phase, &client)
    }

    /// Reports that the content has come back to where it was.
    mutating func scrollToRest<Receiver: CallbackReceiver>(client: inout Receiver) {
        if transitionStyle == .scroll { tell(progress: 0, in: .returning, &client) }
    }

    mutating func tell<Receiver: CallbackReceiver>(progress: Double, in phase: Phase, _ client: inout Receiver) {
        guard client.listens(to: .progress) else { return }
        // Adding 0 turns a negative zero into zero; progress is rounded to thousandths.
        let rounded = (progress * 1_000).rounded() / 1_000 + 0
        let isMirrored = settings.layoutDirection == .rightToLeft && settings.navigationOrientation == .horizontal
        tell(.scrollViewDidScroll(ScrollProgress(rounded, isMirrored: isMirrored)), in: phase, &client)
    }
}
