import Paging

/// An entry in the log of a paging scroll view: a callback that came to the client, or a call that the client made.
package struct ScrollViewLogEntry<Page: Hashable>: Hashable {
    /// What happened.
    package enum Event: Hashable {
        /// The client was called.
        case received(ScrollViewCallback)
        /// The client called others.
        case made(PagerCall<Page>)
    }

    /// What happened.
    package var event: Event
    /// What the scroll view was doing at the time.
    package var phase: Phase
    /// The offset at the time, in points.
    package var contentOffset: ScrollPoint
    /// The size of the view at the time.
    package var size: ScrollSize
    /// The client's variables that have changed so far: their old and new values.
    package var changes: [Change] = []

    /// A variable before and after.
    package struct Change: Hashable {
        /// Its old value.
        package var old: TrackedValue<Page>
        /// Its new value.
        package var new: TrackedValue<Page>
    }

    init(_ event: Event, in scrollView: PagingScrollView<Page>) {
        self.event = event
        phase = scrollView.phase
        contentOffset = scrollView.contentOffset
        size = scrollView.size
    }

    /// The entry in words.
    func record(name nameOf: (Page) -> String) -> CallbackRecord {
        let place = CallbackRecord.Argument("at", .point(contentOffset))
        let name: String
        var arguments: [CallbackRecord.Argument]
        switch event {
        case .received(.didEndDragging(let willDecelerate)):
            name = ScrollViewMethod.scrollViewDidEndDragging.rawValue
            arguments = [CallbackRecord.Argument("willDecelerate", .bool(willDecelerate)), place]
        case .received(.viewDidLayoutSubviews):
            name = ScrollViewMethod.viewDidLayoutSubviews.rawValue
            arguments = [CallbackRecord.Argument("size", .word(size.text)), place]
        case .received(let callback):
            name = callback.method.rawValue
            arguments = [place]
        case .made(.pageSelected(let place)):
            name = "pageSelected"
            arguments = [
                CallbackRecord.Argument("horizontal", .number(place.horizontal)),
                CallbackRecord.Argument("vertical", .number(place.vertical)),
            ]
        case .made(.viewDidAppear(let page)):
            name = "viewDidAppear"
            arguments = [CallbackRecord.Argument(nil, .page(nameOf(page)))]
        case .made(.viewDidDisappear(let page)):
            name = "viewDidDisappear"
            arguments = [CallbackRecord.Argument(nil, .page(nameOf(page)))]
        }
        return CallbackRecord(
            name: name, role: role, arguments: arguments, phase: phase,
            changes: changes.map { change in
                .init(tracker: change.new.name, old: change.old.page.map(nameOf), new: change.new.page.map(nameOf))
            })
    }

    /// The part of the app that is called; a selection is reported to the same part as a delegate's calls.
    private var role: CallbackRole {
        switch event {
        case .received, .made(.pageSelected): .delegate
        case .made(.viewDidAppear), .made(.viewDidDisappear): .appearance
        }
    }
}

extension ScrollViewLogEntry: Sendable where Page: Sendable {}
extension ScrollViewLogEntry.Event: Sendable where Page: Sendable {}
extension ScrollViewLogEntry.Change: Sendable where Page: Sendable {}
