import Paging

extension ScrollViewGesture {
    /// What a recording says of the gesture.
    package var recordKind: GestureRecord.Kind {
        switch self {
        case .swipe(let direction, let axis, _): .swipe(direction, along: axis)
        case .drag: .drag()
        case .move(let position): .move(to: [position.x, position.y])
        case .release(let velocity, _): .release(velocity: velocity)
        case .settle: .settle
        case .set(let position, _, _): .setOffset(position)
        case .resize(let size): .resize(size.bounded)
        }
    }
}
