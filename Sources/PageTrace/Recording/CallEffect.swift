import Paging

/// What a call does to the pages that are shown and held, as pictures and pages show it beside the text of the call.
package enum CallEffect: String {
    /// The data source is asked for the page after another, or before it.
    case asksAfter, asksBefore
    /// A transition begins, or has ended.
    case begins, ends
    /// A page is about to be seen, is seen, or is seen no longer.
    case willAppear, appears, disappears
}

extension CallbackRecord {
    /// Which call of a page view controller has its name, nil if none has.
    var kind: CallbackKind? { CallbackShape.byName[name]?.kind }

    /// What the call does, nil if nothing of it is shown.
    package var effect: CallEffect? {
        switch kind {
        case .viewControllerAfter: .asksAfter
        case .viewControllerBefore: .asksBefore
        case .willTransitionTo: .begins
        case .didFinishAnimating: .ends
        case .viewWillAppear: .willAppear
        case .viewDidAppear: .appears
        case .viewDidDisappear: .disappears
        case .spineLocation, .completion, .presentationCount, .presentationIndex, .viewDidLoad, .viewWillDisappear,
            .willMove, .didMove, .setViewControllers, .scrollViewDidScroll, nil:
            nil
        }
    }

    /// The side of a page on which the data source is asked for another: 1 after it, -1 before it; nil if it is not.
    package var askedSide: Int? { effect == .asksAfter ? 1 : effect == .asksBefore ? -1 : nil }
}
