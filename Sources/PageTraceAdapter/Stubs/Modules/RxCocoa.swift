// swift-format-ignore-file
// In place of RxCocoa: the events of a scroll view, by a delegate that passes them on.
import PageTraceUIKit
@_exported import RxSwift

extension Reactive where Base: UIScrollView {
    public var didScroll: Observable<Void> { events(.didScroll) }
    public var willBeginDragging: Observable<Void> { events(.willBeginDragging) }
    public var didEndDragging: Observable<Bool> { events(.didEndDragging) }
    public var didEndDecelerating: Observable<Void> { events(.didEndDecelerating) }
    public var didEndScrollingAnimation: Observable<Void> { events(.didEndScrollingAnimation) }

    private func events<Element>(_ event: ScrollEvents.Event) -> Observable<Element> {
        let scrollView = base
        return Observable { next in
            MainActor.assumeIsolated {
                ScrollEvents.of(scrollView).listeners.append((event, { if let value = $0 as? Element { next(value) } }))
            }
        }
    }
}

private final class ScrollEvents: UIScrollViewDelegate {
    enum Event { case didScroll, willBeginDragging, didEndDragging, didEndDecelerating, didEndScrollingAnimation }

    var listeners: [(Event, (Any) -> Void)] = []

    /// A scroll view keeps no delegate, so all of them are kept here, as long as the process lives.
    private static var all: [ScrollEvents] = []

    static func of(_ scrollView: UIScrollView) -> ScrollEvents {
        if let events = scrollView.delegate as? ScrollEvents { return events }
        let events = ScrollEvents()
        all.append(events)
        scrollView.delegate = events
        return events
    }

    private func send(_ event: Event, _ value: Any = ()) {
        for (own, listener) in listeners where own == event { listener(value) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { send(.didScroll) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { send(.willBeginDragging) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { send(.didEndDragging, decelerate) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { send(.didEndDecelerating) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { send(.didEndScrollingAnimation) }
}
