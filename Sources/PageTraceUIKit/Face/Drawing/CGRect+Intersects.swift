extension CGRect {
    /// Whether two rectangles share an area, as in Core Graphics; those that only touch do not.
    ///
    /// Foundation without Core Graphics says that they do, and a pager that asks which pages are visible would see the
    /// neighbors.
    public func intersects(_ rect2: CGRect) -> Bool {
        let shared = intersection(rect2)
        return !shared.isNull && shared.width > 0 && shared.height > 0
    }
}
