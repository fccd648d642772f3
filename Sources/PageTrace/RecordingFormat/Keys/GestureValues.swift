import Paging

/// A gesture of a recording, key by key: a kind, and the values that it has.
struct GestureValues: Sendable {
    enum Name: String, CaseIterable {
        case swipe, drag, move, release, settle
        case set, setOfUnknownPages, setWhileBusy, setOffset, append, prepend, insert, remove, replace, dataSource,
            scrollEnabled, doubleSided, act
        case turn, load, orientation, resize, container
        case launch, launchFinished, logIn, logOut, deepLink
        case calls
    }

    var name = ""
    var kind: Name?
    var direction: Direction?
    var axis: ScrollAxis?
    var position: [Double]?
    var velocity: [Double]?
    var act: String?
    var effects: [String] = []
    var animated: Direction?
    var pages: [String]?
    var index: Int?
    var change: String?
    var isOn: Bool?
    var orientation: InterfaceOrientation?
    var size: ScrollSize?
    var screen: String?
    var outcome = GestureOutcome.completed
    var from: [String] = []
    var to: [String] = []
    var notes: [StepNote] = []

    init() {}

    init(_ gesture: GestureRecord) {
        name = gesture.name
        (outcome, from, to, notes) = (gesture.outcome, gesture.from, gesture.to, gesture.notes)
        direction = gesture.direction
        switch gesture.kind {
        case .swipe(_, let axis): (kind, self.axis) = (.swipe, axis)
        case .drag: kind = .drag
        case .move(let position): (kind, self.position) = (.move, position)
        case .release(let velocity): (kind, self.velocity) = (.release, velocity == .zero ? nil : velocity.numbers)
        case .settle: kind = .settle
        case .set(let act, let animated): (kind, self.act, self.animated) = (.set, act, animated)
        case .setOfUnknownPages(let pages): (kind, self.pages) = (.setOfUnknownPages, pages)
        case .setWhileBusy(let pages, let act): (kind, self.pages, self.act) = (.setWhileBusy, pages, act)
        case .setOffset(let offset): (kind, position) = (.setOffset, offset.numbers)
        case .list(.append(let pages)): (kind, self.pages) = (.append, pages)
        case .list(.prepend(let pages)): (kind, self.pages) = (.prepend, pages)
        case .list(.insert(let pages, at: let index)): (kind, self.pages, self.index) = (.insert, pages, index)
        case .list(.remove(let pages)): (kind, self.pages) = (.remove, pages)
        case .list(.replace(let pages)): (kind, self.pages) = (.replace, pages)
        case .dataSource(let change): (kind, self.change) = (.dataSource, change.rawValue)
        case .scrollEnabled(let isOn): (kind, self.isOn) = (.scrollEnabled, isOn)
        case .doubleSided(let isOn): (kind, self.isOn) = (.doubleSided, isOn)
        case .act(let act, let effects): (kind, self.act, self.effects) = (.act, act, effects)
        case .turn: kind = .turn
        case .load: kind = .load
        case .orientation(let orientation): (kind, self.orientation) = (.orientation, orientation)
        case .resize(let size): (kind, self.size) = (.resize, size)
        case .container(let change): (kind, self.change) = (.container, change.rawValue)
        case .launch: kind = .launch
        case .launchFinished(let isLoggedIn): (kind, isOn) = (.launchFinished, isLoggedIn)
        case .logIn: kind = .logIn
        case .logOut: kind = .logOut
        case .deepLink(let screen): (kind, self.screen) = (.deepLink, screen)
        case .calls: kind = .calls
        case .other: break
        }
    }

    /// The gesture; nil if its kind needs a value that is missing.
    var gesture: GestureRecord? {
        gestureKind.map { GestureRecord($0, outcome: outcome, from: from, to: to, notes: notes) }
    }

    private var gestureKind: GestureRecord.Kind? {
        switch kind {
        case .swipe: .swipe(direction, along: axis)
        case .drag: .drag(direction)
        case .move: position.map { .move(to: $0) }
        case .release: .release(velocity: velocity.flatMap(ScrollPoint.init) ?? .zero)
        case .settle: .settle
        case .set: .set(act: act, animated: animated)
        case .setOfUnknownPages: pages.map { .setOfUnknownPages($0) }
        case .setWhileBusy: pages.map { .setWhileBusy($0, act: act) }
        case .setOffset: position.flatMap(ScrollPoint.init).map { .setOffset($0) }
        case .append: pages.map { .list(.append($0)) }
        case .prepend: pages.map { .list(.prepend($0)) }
        case .insert: if let pages, let index { .list(.insert(pages, at: index)) } else { nil }
        case .remove: pages.map { .list(.remove($0)) }
        case .replace: pages.map { .list(.replace($0)) }
        case .dataSource: change.flatMap(DataSourceChange.init).map { .dataSource($0) }
        case .scrollEnabled: isOn.map { .scrollEnabled($0) }
        case .doubleSided: isOn.map { .doubleSided($0) }
        case .act: act.map { .act($0, effects: effects) }
        case .turn: .turn
        case .load: .load
        case .orientation: orientation.map { .orientation($0) }
        case .resize: size.map { .resize($0) }
        case .container: change.flatMap(ContainerAppearance.init).map { .container($0) }
        case .launch: .launch
        case .launchFinished: isOn.map { .launchFinished(isLoggedIn: $0) }
        case .logIn: .logIn
        case .logOut: .logOut
        case .deepLink: screen.map { .deepLink($0) }
        case .calls: .calls
        case nil: .init(earlier: name, direction)
        }
    }
}

extension ScrollPoint {
    fileprivate var numbers: [Double] { [x, y] }

    fileprivate init?(_ numbers: [Double]) {
        guard numbers.count == 2 else { return nil }
        self.init(x: numbers[0], y: numbers[1])
    }
}
