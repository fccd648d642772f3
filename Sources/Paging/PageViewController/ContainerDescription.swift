/// The container of a trace and its settings.
public struct ContainerDescription: Hashable, Sendable {
    /// Which way the pages lie.
    public enum NavigationOrientation: String, Hashable, Sendable, CaseIterable {
        /// Beside each other.
        case horizontal
        /// On top of each other.
        case vertical
    }

    /// Which way the interface is read.
    public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
        /// From left to right.
        case leftToRight
        /// From right to left: the side of an animation is mirrored.
        case rightToLeft
    }

    /// Which iOS the container behaves as.
    public var system: PagingSystem
    /// Scroll or page curl.
    public var transitionStyle: TransitionStyle
    /// Which way the pages lie.
    public var navigationOrientation: NavigationOrientation
    /// Which way the interface is read.
    public var layoutDirection: LayoutDirection
    /// Where the spine of a page curl lies; nil for the style's own: `none` for scroll, `min` for page curl.
    public var spineLocation: SpineLocation?
    /// Whether the pages of a page curl have a back.
    public var isDoubleSided: Bool
    /// When the neighbour is asked for after a landing.
    public var preloads: PreloadPolicy
    /// The anomalies of real devices that are switched on.
    public var quirks: Quirks
    /// What the model follows where reports contradict each other.
    public var readings: Readings
    /// What follows where UIKit would raise.
    public var contract: ContractMode
    /// Whether the remembered neighbours survive when the data source is assigned again.
    public var keepsNeighboursOnReassignment: Bool
    /// Whether the container is on screen at the start; otherwise it appears with a gesture. (Rule 41)
    public var startsOnScreen: Bool

    /// Creates a description.
    ///
    /// Everything has the default that it has in a trace.
    @inlinable
    public init(
        system: PagingSystem = .iOS26,
        transitionStyle: TransitionStyle = .scroll,
        navigationOrientation: NavigationOrientation = .horizontal,
        layoutDirection: LayoutDirection = .leftToRight,
        spineLocation: SpineLocation? = nil,
        isDoubleSided: Bool = false,
        preloads: PreloadPolicy = .always,
        quirks: Quirks = [],
        readings: Readings = [],
        contract: ContractMode = .strict,
        keepsNeighboursOnReassignment: Bool = false,
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
        self.readings = readings
        self.contract = contract
        self.keepsNeighboursOnReassignment = keepsNeighboursOnReassignment
        self.startsOnScreen = startsOnScreen
    }
}
