/// A programmatic set of pages by the app.
package struct PageSet<Page: Hashable>: Hashable {
    /// The pages, or their names: one, or two for a page curl with the spine in the middle.
    ///
    /// Any other number is a contract violation, which the model reports.
    package var pages: [Page]
    package var direction: Direction
    package var isAnimated: Bool
    /// Whether the animation is over at the end of the step.
    ///
    /// Otherwise, it is in flight until `settle`.
    package var settles: Bool
    /// Whether it has a completion block; nil means only if it is animated or its block sets pages.
    package var completion: Bool?
    /// The pages that the completion block sets, without animation unless `completionIsAnimated`; empty for none.
    ///
    /// The client of a trace sets them. Any other client has completion blocks of its own.
    package var completionPages: [Page]
    /// Whether the set in the completion block is animated.
    package var completionIsAnimated: Bool
    /// What the user or the app did to cause it, such as `tap Next`; nil if not given.
    package var act: String?

    package init(
        _ pages: [Page],
        direction: Direction = .forward,
        isAnimated: Bool = false,
        settles: Bool = true,
        completion: Bool? = nil,
        completionPages: [Page] = [],
        completionIsAnimated: Bool = false,
        act: String? = nil
    ) {
        self.act = act
        self.pages = pages
        self.direction = direction
        self.isAnimated = isAnimated
        self.settles = settles
        self.completion = completion
        self.completionPages = completionPages
        self.completionIsAnimated = completionIsAnimated
    }
}

extension PageSet {
    package var hasCompletion: Bool { completion ?? (isAnimated || !completionPages.isEmpty) }

    package func map<Other>(_ transform: (Page) throws -> Other) rethrows -> PageSet<Other> {
        try PageSet<Other>(
            pages.map(transform), direction: direction, isAnimated: isAnimated, settles: settles,
            completion: completion, completionPages: completionPages.map(transform),
            completionIsAnimated: completionIsAnimated, act: act)
    }
}

extension PageSet<PageNumber> {
    package var request: SetRequest {
        SetRequest(pages: pages, direction: direction, isAnimated: isAnimated, hasCompletion: hasCompletion)
    }
}

extension PageSet: Sendable where Page: Sendable {}

/// A programmatic set by the names of its pages, as in a trace.
package typealias ProgrammaticSet = PageSet<String>

/// A whole swipe.
package struct Swipe: Hashable, Sendable {
    package var direction: Direction
    package var ends: TransitionEnd
    /// Whether the page after the landing is asked for, nil to leave it to the container's policy.
    package var preload: Preload?

    package init(_ direction: Direction, ends: TransitionEnd = .completed, preload: Preload? = nil) {
        self.direction = direction
        self.ends = ends
        self.preload = preload
    }
}

/// The end of a drag.
package struct Release: Hashable, Sendable {
    /// How the transition ends, nil to decide by the position: it lands from half a page on.
    package var ends: TransitionEnd?
    /// Whether the page after the landing is asked for, nil to leave it to the container's policy.
    package var preload: Preload?

    package init(ends: TransitionEnd? = nil, preload: Preload? = nil) {
        self.ends = ends
        self.preload = preload
    }
}

/// Whether the neighbor on the side of travel is asked for after a landing.
public enum Preload: String, Hashable, Sendable, CaseIterable {
    /// It is asked for.
    case asked
    /// It is not asked for, and the slot stays unknown.
    case skipped
}

/// A change of the list behind the data source.
///
/// Positions are counted from 1.
package enum PageListChange<Page: Hashable>: Hashable {
    /// Pages are added at the end.
    case append([Page])
    /// Pages are added at the front.
    case prepend([Page])
    /// Pages are added before the page at a position from 1 to one past the end.
    case insert([Page], at: Int)
    /// Pages are removed.
    case remove([Page])
    /// The list is replaced.
    case replace([Page])
}

extension PageListChange: Sendable where Page: Sendable {}

extension PageListChange {
    package func map<Other>(_ transform: (Page) -> Other) -> PageListChange<Other> {
        switch self {
        case .append(let pages): .append(pages.map(transform))
        case .prepend(let pages): .prepend(pages.map(transform))
        case .insert(let pages, let position): .insert(pages.map(transform), at: position)
        case .remove(let pages): .remove(pages.map(transform))
        case .replace(let pages): .replace(pages.map(transform))
        }
    }
}

/// A change of the list behind the data source, by the names of its pages, as in a trace.
package typealias ListChange = PageListChange<String>

/// What happens to the `dataSource` property.
package enum DataSourceChange: String, Hashable, Sendable, CaseIterable {
    /// It becomes nil.
    case removed
    /// It is assigned, again or for the first time since it was removed.
    case assigned
}

/// How a transition ends.
public enum TransitionEnd: String, Hashable, Sendable, CaseIterable {
    /// On the next page.
    case completed
    /// Back on the page where it began.
    case cancelled
}

/// The orientation of the device.
public enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable {
    /// Upright.
    case portrait
    /// Upright, home button at the top.
    case portraitUpsideDown
    /// On its side, home button to the left.
    case landscapeLeft
    /// On its side, home button to the right.
    case landscapeRight
}
