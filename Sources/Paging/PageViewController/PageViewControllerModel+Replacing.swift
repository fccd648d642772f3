/// The same situation with other pages or in another container.
extension PageViewControllerModel {
    /// The container with each of its pages replaced; two pages must not become one.
    package func replacing(_ page: (PageNumber) -> PageNumber) -> Self {
        var other = self
        other.state.viewControllers = state.viewControllers.map(page)
        other.state.before = state.before.map(page)
        other.state.after = state.after.map(page)
        other.state.transition = state.transition.replacing(page)
        other.state.requests = state.requests.map { $0.replacing(page) }
        other.state.laterRequests = state.laterRequests.map { $0.replacing(page) }
        other.state.leakedChild = state.leakedChild.map(page)
        other.state.seenInstead = state.seenInstead?.map(page)
        other.state.neighborChildren = state.neighborChildren.map(page)
        return other
    }

    /// Calls a function with each page of the container.
    package func forEachPage(_ body: (PageNumber) -> Void) {
        _ = replacing {
            body($0)
            return $0
        }
    }

    /// The same situation in a container with other settings.
    ///
    /// Whoever explains a log finds out late that a quirk must have been there from the start.
    package func with(_ settings: PageViewControllerSettings) -> Self {
        var other = Self(settings)
        other.state = state
        other.turns = turns
        return other
    }
}

extension Transition {
    fileprivate func replacing(_ page: (PageNumber) -> PageNumber) -> Self {
        switch self {
        case .none, .bouncing: return self
        case .drag(var drag):
            drag.pending = drag.pending?.map(page)
            return .drag(drag)
        case .landing(var flight):
            flight.pending = flight.pending.map(page)
            return .landing(flight)
        case .returning(var flight):
            flight.pending = flight.pending.map(page)
            return .returning(flight)
        case .set(var set):
            set.leaving = set.leaving.map(page)
            set.superseded = set.superseded.map(page)
            return .set(set)
        }
    }
}

extension SetRequest {
    package func replacing(_ page: (PageNumber) -> PageNumber) -> Self {
        var other = self
        other.pages = pages.map(page)
        return other
    }
}
