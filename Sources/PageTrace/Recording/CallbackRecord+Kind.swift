package import Paging

extension CallbackRecord {
    /// Which call of a page view controller has its name, nil if none has.
    package var kind: CallbackKind? { CallbackShape.byName[name]?.kind }

    /// The side of a page on which the data source is asked for another: 1 after it, -1 before it; nil if it is not.
    package var askedSide: Int? { kind?.shape.askedSide.map { $0 == .forward ? 1 : -1 } }
}
