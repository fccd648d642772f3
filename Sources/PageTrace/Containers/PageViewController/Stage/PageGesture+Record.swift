import Paging

extension PageGesture {
    /// What a recording says of the gesture.
    package var recordKind: GestureRecord.Kind {
        switch self {
        case .set(let set): .set(act: set.act, animated: set.isAnimated ? set.direction : nil)
        case .swipe(let swipe): .swipe(swipe.direction)
        case .drag(let direction): .drag(direction)
        case .move(let position): .move(to: [position])
        case .release: .release()
        case .settle: .settle
        case .dataSource(let change): .dataSource(change)
        case .orientation(let orientation): .orientation(orientation)
        case .doubleSided(let isDoubleSided): .doubleSided(isDoubleSided)
        case .container(let change, _): .container(change)
        case .turn: .turn
        case .losing(_, let gesture): gesture.recordKind
        }
    }
}
