import PageTraceUIKit

extension PagingDriver {
    /// A driver of a pager on a system that raises when pages are set at the wrong moment. (E2, E3 and E5 of the rules)
    static func classic(_ screen: UIViewController) -> PagingDriver {
        PagingDriver(screen) { $0.system = .classic }
    }
}
