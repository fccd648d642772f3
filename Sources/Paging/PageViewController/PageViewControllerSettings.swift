/// The container of a trace and its settings.
public struct PageViewControllerSettings: Hashable, Sendable {
    /// The axis along which the pages lie.
    public enum NavigationOrientation: String, Hashable, Sendable, CaseIterable {
        /// Side by side.
        case horizontal
        /// One above the other.
        case vertical
    }

    /// The reading direction of the interface.
    public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
        /// From left to right.
        case leftToRight
        /// From right to left: the side of an animation is mirrored.
        case rightToLeft
    }

    /// The iOS version whose behavior the container has.
    public var system: PagingSystem
    /// Scroll or page curl.
    public var transitionStyle: TransitionStyle
    /// The axis along which the pages lie.
    public var navigationOrientation: NavigationOrientation
    /// The reading direction of the interface.
    public var layoutDirection: LayoutDirection
    /// Where the spine of a page curl lies; nil for the style's own: `none` for scroll, `min` for page curl.
    public var spineLocation: SpineLocation?
    /// Whether the pages of a page curl are double-sided.
    public var isDoubleSided: Bool
    /// When the neighbor is asked for after a landing.
    public var preloads: PreloadPolicy
    /// The anomalies of real devices that are switched on.
    public var quirks: Quirks
    /// What the model does on points on which reports contradict each other.
    package var readings: Readings = []
    /// What happens when UIKit would raise.
    public var contract: ContractMode
    /// Whether the remembered neighbors survive if the data source is assigned again. (Rule 8: reports disagree)
    package var keepsNeighborsOnReassignment = false
    /// Whether the container is on screen at the start; otherwise it appears with a gesture. (Rule 41)
    public var startsOnScreen: Bool
    /// Whether iOS 17 or 18 was named, which belong to neither system: `system` is the one to try first.
    package var isBetweenSystems = false
    /// The number of calls that exploring may lose in one walk.
    package var triedLosses: UInt8 = 1

    /// Creates settings.
    ///
    /// Every parameter has the same default as in a trace.
    public init(
        system: PagingSystem = .iOS26,
        transitionStyle: TransitionStyle = .scroll,
        navigationOrientation: NavigationOrientation = .horizontal,
        layoutDirection: LayoutDirection = .leftToRight,
        spineLocation: SpineLocation? = nil,
        isDoubleSided: Bool = false,
        preloads: PreloadPolicy = .always,
        quirks: Quirks = [],
        contract: ContractMode = .strict,
        startsOnScreen: Bool = true
    ) {
        self.system = system
        self.transitionStyle = transitionStyle
        self.navigationOrientation = navigationOrientation
        self.layoutDirection = layoutDirection
        self.spineLocation = spineLocation
        self.isDoubleSided = isDoubleSided
        self.preloads = preloads
        self.quirks = quirks
        self.contract = contract
        self.startsOnScreen = startsOnScreen
    }
}

/// How one page follows another.
public enum TransitionStyle: String, Hashable, Sendable, CaseIterable {
    /// Pages scroll.
    case scroll
    /// Pages turn like those of a book.
    case pageCurl
}

/// Where the spine of a page curl lies. (Rule 34)
public enum SpineLocation: String, Hashable, Sendable, CaseIterable {
    /// There is none: the scroll style.
    case none
    /// At the left or top edge: one page is shown.
    case min
    /// In the middle: two pages are shown.
    case mid
    /// At the right or bottom edge: one page is shown.
    case max
}

/// When the neighbor on the side of travel is asked for after a landing. (Rule 11)
///
/// Real devices sometimes skip this, and nobody knows why. A policy makes it repeatable.
public enum PreloadPolicy: Hashable, Sendable {
    /// After every landing, the default.
    case always
    /// Never.
    case never
    /// With a probability between 0 and 1, drawn from a generator with this seed: same seed, same asks.
    ///
    /// A session draws. A container that is driven without one asks after every landing.
    case random(seed: UInt64, probability: Double)
}
