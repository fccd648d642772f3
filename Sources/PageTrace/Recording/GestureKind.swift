public import Paging

extension GestureRecord {
    /// What happened, as a case with its values: of every container, and of a device.
    ///
    /// Whoever writes makes words of it: ``words`` are those of the log.
    public enum Kind: Hashable, Sendable {
        // A finger.

        /// A whole swipe; the side is nil if a device does not tell it, the axis if there is only one.
        case swipe(Direction?, along: PagingScrollViewSettings.Axis? = nil)
        /// A finger touches and begins to drag, toward a side if the container is told one.
        case drag(Direction? = nil)
        /// The finger moves: in pages from rest along the axis of the container or, across and down, to an offset.
        case move(to: [Double])
        /// The finger lifts, with a velocity in points per millisecond.
        case release(velocity: ScrollPoint = .zero)
        /// What is in flight comes to rest.
        case settle

        // The app.

        /// The app sets pages, which ``GestureRecord/to`` names.
        ///
        /// `act` is what the user or the app did to cause it, and `animated` the side of the animation.
        case set(act: String? = nil, animated: Direction? = nil)
        /// The app wants to set pages that are not in its list, so there is no call.
        case setOfUnknownPages([String])
        /// The app ignores what is asked of it, because its busy flag stands, so there is no call.
        case setWhileBusy([String])
        /// The app sets the offset of a scroll view, in pages.
        case setOffset(ScrollPoint)
        /// The list behind the data source changes.
        case list(ListChange)
        /// The data source is removed or assigned again.
        case dataSource(DataSourceChange)
        /// The pages of a curl become double-sided, or single-sided again.
        case doubleSided(Bool)
        /// Anything else that the app or its user does, such as `tap Next`.
        case act(String)
        /// The main queue turns, and deferred work is done.
        case turn

        // The surroundings.

        /// The view of a scroll view is loaded.
        case load
        /// The device is rotated.
        case orientation(InterfaceOrientation)
        /// The container gets another size.
        case resize(ScrollSize)
        /// The container itself appears or disappears.
        case container(ContainerAppearance)

        // An app with a root container.

        /// The app is launched.
        case launch
        /// The service call of the launch returns.
        case launchFinished(isLoggedIn: Bool)
        /// The user logs in.
        case logIn
        /// The user logs out.
        case logOut
        /// A link leads to a screen.
        case deepLink(String)

        // What is not known.

        /// A device made calls, and nothing tells why.
        case calls
        /// A gesture of which only the words and the side are known, as somebody else has recorded it.
        case other(String, Direction? = nil)
    }
}

extension GestureRecord.Kind {
    /// The side that a finger leads to, nil if it leads to none.
    public var direction: Direction? {
        switch self {
        case .swipe(let direction, _), .drag(let direction), .other(_, let direction): direction
        default: nil
        }
    }

    /// The place to which the gesture moves, in pages: one number, or across and down; empty if it names none.
    public var position: [Double] {
        switch self {
        case .move(let position): position
        case .setOffset(let offset): [offset.x, offset.y]
        default: []
        }
    }
}
