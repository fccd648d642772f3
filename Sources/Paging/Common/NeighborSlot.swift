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

    package init(answer: Page?) {
        if let answer { self = .page(answer) } else { self = .none }
    }

    @inlinable
    package var page: Page? { if case .page(let page) = self { page } else { nil } }

    @inlinable
    package var isUnknown: Bool { if case .unknown = self { true } else { false } }

    @inlinable
    package var isNone: Bool { if case .none = self { true } else { false } }

    @inlinable
    package func map<Other>(_ transform: (Page) -> Other) -> NeighborSlot<Other> {
        switch self {
        case .unknown: .unknown
        case .none: .none
        case .page(let page): .page(transform(page))
        }
    }
}

extension NeighborSlot: Equatable where Page: Equatable {}
extension NeighborSlot: Hashable where Page: Hashable {}
extension NeighborSlot: Sendable where Page: Sendable {}
