/// The readings that the model can follow, each on a point on which real reports contradict each other.
///
/// None is on by default. Unlike ``Quirks``, they are not anomalies: somebody has seen each of them as normal behavior.
public struct Readings: OptionSet, Hashable, Sendable {
    /// The readings as bits.
    public let rawValue: UInt8

    /// Creates readings from their bits.
    @inlinable
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A first drag backward asks for the page before, and then for the one after. (Rule 3)
    @inlinable public static var firstDragBackwardAsksBeforeFirst: Readings { Readings(rawValue: 1 << 0) }

    /// A drag that passes through rest does not report the end of the first transition, only `willTransitionTo` for the
    /// other side. (Rule 19)
    @inlinable public static var reversalReportsNoEnd: Readings { Readings(rawValue: 1 << 1) }

    /// `didFinishAnimating` comes at the end of animated programmatic sets as well. (Rule 14: one contrary comment)
    @inlinable public static var setsReportTheirEnd: Readings { Readings(rawValue: 1 << 2) }

    /// A non-animated set of the page already shown forgets a remembered nil on iOS 26, as it did before. (Section 1b)
    @inlinable public static var sameSetForgetsNil: Readings { Readings(rawValue: 1 << 3) }

    /// Every reading with the name that it has in traces, in the order of the documentation.
    public static let named: [(name: String, reading: Readings)] = [
        ("firstDragBackwardAsksBeforeFirst", .firstDragBackwardAsksBeforeFirst),
        ("reversalReportsNoEnd", .reversalReportsNoEnd),
        ("setsReportTheirEnd", .setsReportTheirEnd),
        ("sameSetForgetsNil", .sameSetForgetsNil),
    ]
}
