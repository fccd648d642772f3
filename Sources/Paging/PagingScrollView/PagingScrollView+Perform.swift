extension PagingScrollView {
    /// Performs a gesture of a trace.
    @discardableResult
    package mutating func perform(_ gesture: ScrollViewGesture, client: inout Client) -> GestureOutcome {
        state.order.accept(gesture)
        switch gesture {
        case .swipe(let direction, let axis, let ends):
            return swipe(direction, axis: axis, ends: ends, client: &client)
        case .drag: return beginDragging(client: &client)
        case .move(let position): return drag(to: position, client: &client)
        case .release(let velocity, let decelerates):
            return endDragging(velocity: velocity, decelerates: decelerates, client: &client)
        case .settle: return settle(client: &client)
        case .set(let position, let animated, let settles):
            let outcome = setContentOffset(position, animated: animated, client: &client)
            guard case .animating = movement, animated, settles else { return outcome }
            return settle(client: &client)
        case .resize(let size): return resize(to: size, client: &client)
        }
    }
}
