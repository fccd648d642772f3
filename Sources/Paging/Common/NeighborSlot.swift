/// What a container knows about the page on one side of the shown one.
///
/// These three values explain almost every rule of the scroll style. A remembered page is not asked for, and neither is
/// a remembered nil; the next drag asks only for what is unknown. (Rules 7, 8, 10)
public enum NeighborSlot<Page> {
    /// The data source has not been asked.
    case unknown
    /// The data source answered nil, and that is remembered.
    case none
    /// The data source answered this page, or it is the page that was just left.
    case page(Page)

    @usableFromInline
    package init(answer: Page?) {
        if let answer { self = .page(answer) } else { self = .none }
    }

    @usableFromInline
    package var page: Page? { if case .page(let page) = self { page } else { nil } }

    @usableFromInline
    var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

extension NeighborSlot: Equatable where Page: Equatable {
    /// Whether two slots hold the same.
    @inlinable
    public static func == (one: Self, other: Self) -> Bool {
        switch (one, other) {
        case (.unknown, .unknown), (.none, .none): true
        case (.page(let page), .page(let another)): page == another
        default: false
        }
    }
}
extension NeighborSlot: Hashable where Page: Hashable {}
extension NeighborSlot: Sendable where Page: Sendable {}
