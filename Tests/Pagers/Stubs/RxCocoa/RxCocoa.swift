// swift-format-ignore-file
// In place of RxCocoa: the events of a scroll view, by a delegate that passes them on.
import PageTraceUIKit
@_exported import RxSwift

extension Reactive where Base: UIScrollView {
    public var didScroll: Observable<Void> { events(\.didScroll) }
    public var willBeginDragging: Observable<Void> { events(\.willBeginDragging) }
    public var didEndDragging: Observable<Bool> { events(\.didEndDragging) }
    public var didEndDecelerating: Observable<Void> { events(\.didEndDecelerating) }
    public var didEndScrollingAnimation: Observable<Void> { events(\.didEndScrollingAnimation) }

    private func events<Element>(
        _ list: ReferenceWritableKeyPath<ScrollEvents, [(Element) -> Void]>
    ) -> Observable<Element> {
        let scrollView = base
        return Observable { next in
            MainActor.assumeIsolated { ScrollEvents.of(scrollView)[keyPath: list].append(next) }
        }
    }
}

@MainActor
private final class ScrollEvents: UIScrollViewDelegate {
    var didScroll: [(Void) -> Void] = []
    var willBeginDragging: [(Void) -> Void] = []
    var didEndDragging: [(Bool) -> Void] = []
    var didEndDecelerating: [(Void) -> Void] = []
    var didEndScrollingAnimation: [(Void) -> Void] = []

    /// A scroll view keeps no delegate, so all of them are kept here, as long as the process lives.
    private static var all: [ScrollEvents] = []

    static func of(_ scrollView: UIScrollView) -> ScrollEvents {
        if let events = scrollView.delegate as? ScrollEvents { return events }
        let events = ScrollEvents()
        all.append(events)
        scrollView.delegate = events
        return events
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { for send in didScroll { send(()) } }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { for send in willBeginDragging { send(()) } }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        for send in didEndDragging { send(decelerate) }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { for send in didEndDecelerating { send(()) } }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        for send in didEndScrollingAnimation { send(()) }
    }
}
