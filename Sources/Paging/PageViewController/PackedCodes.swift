/// The codes of the parts of a packed container, each as few bits as it needs.
extension PageViewControllerModel {
    static func bit(_ isSet: Bool, _ place: UInt64) -> UInt64 { isSet ? 1 << place : 0 }

    static func code(_ side: Direction?) -> UInt64 { side == nil ? 0 : side == .forward ? 1 : 2 }

    static func code(_ flight: Transition.Flight) -> UInt64 {
        let preload: UInt64 = flight.preload == nil ? 0 : flight.preload == .asked ? 1 : 2
        return code(flight.side) << 5 | bit(flight.isCaught, 11) | bit(flight.isExact, 12) | preload << 13
            | bit(flight.hasReversed, 31)
    }

    static func code(_ spine: SpineLocation) -> UInt64 {
        switch spine {
        case .none: 0
        case .min: 1
        case .mid: 2
        case .max: 3
        }
    }

    static func code(_ page: PageNumber?) -> UInt64 { page.map { UInt64(truncatingIfNeeded: $0.index) + 2 } ?? 0 }

    static func code(_ spread: Spread<PageNumber>) -> UInt64 { code(spread.first) | code(spread.second) << 8 }

    static func code(_ slot: NeighborSlot<PageNumber>) -> UInt64 {
        switch slot {
        case .unknown: 0
        case .none: 1
        case .page(let page): UInt64(truncatingIfNeeded: page.index) + 2
        }
    }

    static func page(_ code: UInt64) -> PageNumber? { code < 2 ? nil : PageNumber(Int(code) - 2) }

    static func spread(_ codes: UInt64) -> Spread<PageNumber> {
        Spread(first: page(codes & 0xFF), second: page(codes >> 8 & 0xFF))
    }

    static func slot(_ codes: UInt64) -> NeighborSlot<PageNumber> {
        switch codes & 0xFF {
        case 0: .unknown
        case 1: .none
        case let code: .page(PageNumber(Int(code) - 2))
        }
    }
}
