/// Anomalies of real devices that the model follows when they are switched on.
///
/// None is on by default.
public struct Quirks: OptionSet, Hashable, Sendable {
    /// The quirks as bits.
    public let rawValue: UInt32

    /// Creates quirks from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// After an animated set, the page shown before stays in the slot opposite to the direction of the set, and the
    /// next swipe to that side goes there. (Rule 24)
    public static var staleNeighborsAfterAnimatedSet: Quirks { Quirks(rawValue: 1 << 0) }

    /// `didFinishAnimating` comes while the finger is still down, once a page boundary is crossed; inside it the
    /// container still shows the old page.
    public static var commitInMidDrag: Quirks { Quirks(rawValue: 1 << 1) }

    /// A release exactly on the next page reports `completed: false` although the new page shows.
    public static var exactCenterReportsCancelled: Quirks { Quirks(rawValue: 1 << 2) }

    /// A return that is caught before rest and then completed leaves `viewControllers` on the old page.
    public static var caughtReturnKeepsOldPage: Quirks { Quirks(rawValue: 1 << 3) }

    /// The `didFinishAnimating` of a cancelled transition never comes if a drag begins while it is still returning.
    public static var lostDidFinish: Quirks { Quirks(rawValue: 1 << 4) }

    /// A page curl at an end, where the data source answers nil, raises E1. (Rule 33)
    public static var curlEndRaises: Quirks { Quirks(rawValue: 1 << 5) }

    /// The `didFinishAnimating` of a completed transition never comes if a drag begins while it is still landing.
    public static var lostDidFinishOnCaughtLanding: Quirks { Quirks(rawValue: 1 << 6) }

    /// After a drag there and back, `didFinishAnimating` names the page that it lands on as the previous one.
    public static var previousEqualsPending: Quirks { Quirks(rawValue: 1 << 7) }

    /// The completion block of an animated set never runs if the container is in no window. (Rule 22: one comment)
    public static var completionLostOutsideWindow: Quirks { Quirks(rawValue: 1 << 8) }

    /// The question after a landing comes before `didFinishAnimating`. (Rule 4: one reader, of the time of iOS 26)
    public static var asksAheadBeforeDidFinish: Quirks { Quirks(rawValue: 1 << 9) }

    /// A plain set of a page curl is silently dropped while the device turns. (iOS 26: one app, on a device)
    public static var curlSetDroppedNearRotation: Quirks { Quirks(rawValue: 1 << 10) }

    /// After a plain set of a page curl that has landed, `viewControllers` still names the old page. (iOS 26: one app)
    public static var curlShowsOldControllersAfterSet: Quirks { Quirks(rawValue: 1 << 11) }

    /// After `didFinishAnimating` and after a completion block, UIKit has yet to drop pages: a set there, or on the next
    /// turn of the main queue, raises E3 or E4. (One shipped app, iOS 17 or later)
    public static var flushesLate: Quirks { Quirks(rawValue: 1 << 12) }

    /// A quirk as a set of one.
    package init(_ quirk: Quirk) { self.init(rawValue: 1 << Quirk.allCases.prefix { $0 != quirk }.count) }

    package static func quirks(of style: TransitionStyle) -> Quirks {
        Quirks(Quirk.allCases.filter { $0.style == style }.map { Quirks($0) })
    }
}

/// One quirk, by the name that traces and findings give it.
package enum Quirk: String, CaseIterable, Sendable {
    // In the order of the bits, which is that of the documentation.
    case staleNeighborsAfterAnimatedSet, commitInMidDrag, exactCenterReportsCancelled, caughtReturnKeepsOldPage
    case lostDidFinish, curlEndRaises, lostDidFinishOnCaughtLanding, previousEqualsPending, completionLostOutsideWindow
    case asksAheadBeforeDidFinish, curlSetDroppedNearRotation, curlShowsOldControllersAfterSet, flushesLate

    /// The transition style with which it was seen.
    package var style: TransitionStyle {
        switch self {
        case .curlEndRaises, .curlSetDroppedNearRotation, .curlShowsOldControllersAfterSet: .pageCurl
        default: .scroll
        }
    }
}
