package import Paging

extension GestureRecord {
    /// What happened, as a case with its values: of every container, and of a device.
    ///
    /// Whoever writes makes words of it.
    package enum Kind: Hashable, Sendable {
        // A finger.

        /// A whole swipe; the side is nil if a device does not tell it, the axis if there is only one.
        case swipe(Direction?, along: ScrollAxis? = nil)
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
        case setWhileBusy([String], act: String? = nil)
        /// The app sets the offset of a scroll view, in pages.
        case setOffset(ScrollPoint)
        /// The list behind the data source changes.
        case list(PageListChange<String>)
        /// The data source is removed or assigned again.
        case dataSource(DataSourceChange)
        /// The app turns `isScrollEnabled` of the scroll view inside off, or on again.
        case scrollEnabled(Bool)
        /// The pages of a curl become double-sided, or single-sided again.
        case doubleSided(Bool)
        /// A function of the app, such as `tap Next`; `effects` is what it does, in words, as far as that is known.
        case act(String, effects: [String] = [])
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
    /// The gesture in the words of the log, such as `swipe forward` or `move to 0.6`.
    package var words: String {
        let (start, rest) = phrase
        return (rest.isEmpty ? start : "\(start) \(rest)") + (remark.map { ": \($0)" } ?? "")
    }

    /// Why nothing was called, nil if something could be.
    package var remark: String? {
        switch self {
        case .setOfUnknownPages: "not in the list, no call"
        case .setWhileBusy: "the app is busy, no call"
        default: nil
        }
    }

    /// The words with which each change of a list begins.
    ///
    /// Behind those of a list that becomes empty, nothing follows.
    static let listChanges: [(words: String, make: @Sendable ([String], Int) -> ListChange)] = {
        let makers: [@Sendable ([String], Int) -> ListChange] = [
            { pages, _ in .append(pages) }, { pages, _ in .prepend(pages) }, { .insert($0, at: $1) },
            { pages, _ in .remove(pages) }, { pages, _ in .replace(pages) },
        ]
        return makers.map { make in
            let empty = make([], 0)
            let mayEndThere = if case .replace = empty { true } else { false }
            return (Self.list(empty).phrase.start + (mayEndThere ? "" : " "), make)
        }
    }()

    /// Whether some words are those of a change of the list.
    static func changesList(_ words: some StringProtocol) -> Bool {
        listChanges.contains { words.utf8.starts(with: $0.words.utf8) }
    }

    /// The words before a remark in two parts: what happens, which can be translated, and what is named.
    package var phrase: (start: String, rest: String) {
        switch self {
        case .swipe(let direction, let axis):
            (Self.words("swipe", direction) + (axis.map { ", \($0)" } ?? ""), "")
        case .drag(let direction): (Self.words("drag", direction), "")
        case .move(let position): ("move to", Self.text(position))
        case .release(let velocity): velocity == .zero ? ("release", "") : ("release at velocity", velocity.text)
        case .settle: ("settle", "")
        case .set(let act, _): (act.map { Wording.visible($0) } ?? "set", "")
        case .setWhileBusy(let pages, let act?): (Wording.visible(act), "(set \(Self.list(pages)))")
        case .setOfUnknownPages(let pages), .setWhileBusy(let pages, nil): ("set", Self.list(pages))
        case .setOffset(let offset): ("set offset to", offset.text)
        case .list(.append(let pages)): ("append", Self.list(pages))
        case .list(.prepend(let pages)): ("prepend", Self.list(pages))
        case .list(.insert(let pages, at: let position)): ("insert", "\(Self.list(pages)) at \(position)")
        case .list(.remove(let pages)): ("remove", Self.list(pages))
        case .list(.replace(let pages)): ("replace the list by", Self.list(pages))
        case .dataSource(.removed): ("remove the data source", "")
        case .dataSource(.assigned): ("assign the data source", "")
        case .scrollEnabled(let isEnabled): (isEnabled ? "turn scrolling on" : "turn scrolling off", "")
        case .doubleSided(let isDoubleSided): ("set double-sided to", "\(isDoubleSided)")
        case .act(let words, let effects) where !effects.isEmpty:
            ("\(Wording.visible(words)):", effects.joined(separator: ", "))
        case .act(let words, _), .other(let words, _): (Wording.visible(words), "")
        case .turn: ("turn of the main queue", "")
        case .load: ("load", "")
        case .orientation(let orientation): ("rotate to", orientation.rawValue)
        case .resize(let size): ("resize to", size.text)
        case .container(.appears): ("container appears", "")
        case .container(.disappears): ("container disappears", "")
        case .container(.layoutChanges): ("layout changes", "")
        case .launch: ("launch", "")
        case .launchFinished(let isLoggedIn):
            (isLoggedIn ? "launch finished, logged in" : "launch finished, logged out", "")
        case .logIn: ("log in", "")
        case .logOut: ("log out", "")
        case .deepLink(let screen): ("deep link to", PageName.text(screen))
        case .calls: ("calls without a gesture", "")
        }
    }

    private static func words(_ verb: String, _ direction: Direction?) -> String {
        direction.map { "\(verb) \($0.rawValue)" } ?? verb
    }

    /// One number along the axis; across and down, the two of a point.
    private static func text(_ position: [Double]) -> String {
        guard position.count == 2 else {
            // Zero and negative zero are equal, and read alike.
            return position.map { Wording.plain($0 + 0) }.joined(separator: ", ")
        }
        return ScrollPoint(x: position[0], y: position[1]).text
    }

    private static func list(_ pages: [String]) -> String { pages.map(PageName.text).joined(separator: ", ") }
}
