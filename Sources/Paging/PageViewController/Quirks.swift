/// Anomalies of real devices that the model follows when they are switched on.
///
/// None is on by default.
public struct Quirks: OptionSet, Hashable, Sendable {
    /// The quirks as bits.
    public let rawValue: UInt8

    /// Creates quirks from their bits.
    @inlinable
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// After an animated set, the page shown before stays in the slot opposite to the direction of the set, and the
    /// next swipe to that side goes there. (Rule 24)
    @inlinable public static var staleNeighboursAfterAnimatedSet: Quirks { Quirks(rawValue: 1 << 0) }

    /// `didFinishAnimating` comes while the finger is still down, once a page boundary is crossed; inside it the
    /// container still shows the old page.
    @inlinable public static var commitInMidDrag: Quirks { Quirks(rawValue: 1 << 1) }

    /// A release exactly on the next page reports `completed: false` although the new page shows.
    @inlinable public static var exactCentreReportsCancelled: Quirks { Quirks(rawValue: 1 << 2) }

    /// A return that is caught before rest and then completed leaves `viewControllers` on the old page.
    @inlinable public static var caughtReturnKeepsOldPage: Quirks { Quirks(rawValue: 1 << 3) }

    /// The `didFinishAnimating` of a cancelled transition never comes if a drag begins while it is still returning.
    @inlinable public static var lostDidFinish: Quirks { Quirks(rawValue: 1 << 4) }

    /// A page curl at an end, where the data source answers nil, raises E1. (Rule 33)
    @inlinable public static var curlEndRaises: Quirks { Quirks(rawValue: 1 << 5) }

    /// The `didFinishAnimating` of a completed transition never comes if a drag begins while it is still landing.
    @inlinable public static var lostDidFinishOnCaughtLanding: Quirks { Quirks(rawValue: 1 << 6) }

    /// After a drag there and back, `didFinishAnimating` names the page that it lands on as the previous one.
    @inlinable public static var previousEqualsPending: Quirks { Quirks(rawValue: 1 << 7) }

    /// The quirks of one transition style.
    @inlinable
    public static func quirks(of style: TransitionStyle) -> Quirks {
        let ofCurl: Quirks = [.curlEndRaises]
        return style == .pageCurl ? ofCurl : Quirks(rawValue: .max).subtracting(ofCurl)
    }

    /// Every quirk with the name that it has in traces, in the order of the documentation.
    public static let named: [(name: String, quirk: Quirks)] = [
        ("staleNeighboursAfterAnimatedSet", .staleNeighboursAfterAnimatedSet),
        ("commitInMidDrag", .commitInMidDrag),
        ("exactCentreReportsCancelled", .exactCentreReportsCancelled),
        ("caughtReturnKeepsOldPage", .caughtReturnKeepsOldPage),
        ("lostDidFinish", .lostDidFinish),
        ("curlEndRaises", .curlEndRaises),
        ("lostDidFinishOnCaughtLanding", .lostDidFinishOnCaughtLanding),
        ("previousEqualsPending", .previousEqualsPending),
    ]
}
