/// The same situation with other pages or in another container.
extension PageViewControllerModel {
    /// The container with each of its pages replaced; two pages must not become one.
    package func replacing(_ page: (PageNumber) -> PageNumber) -> Self {
        var other = self
        other.state = state.replacing(page)
        return other
    }

    /// Calls a function with each page of the container.
    package func forEachPage(_ body: (PageNumber) -> Void) {
        _ = state.replacing {
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

extension PageViewControllerModel.State {
    func replacing(_ page: (PageNumber) -> PageNumber) -> Self {
        var other = self
        other.viewControllers = viewControllers.map(page)
        other.before = before.map(page)
        other.after = after.map(page)
        other.transition = transition.replacing(page)
        if !requests.isEmpty { other.requests = requests.map { $0.replacing(page) } }
        if !laterRequests.isEmpty { other.laterRequests = laterRequests.map { $0.replacing(page) } }
        other.leakedChild = leakedChild.map(page)
        other.seenInstead = seenInstead?.map(page)
        other.neighborChildren = neighborChildren.map(page)
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
