package import Paging

extension CallbackRecord {
    /// Which call it is, by its name; nil for one that no page view controller makes.
    package var kind: CallbackKind? { CallbackShape.byName[name]?.kind }

    /// The side of a page on which the data source is asked for another, by the end of the name, whatever the container:
    /// 1 after it, -1 before it.
    package var askedSide: Int { name.hasSuffix("After") ? 1 : -1 }
}
