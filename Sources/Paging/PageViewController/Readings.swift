/// The readings that the model can follow, each on a point on which real reports contradict each other.
///
/// None is on by default. Unlike ``Quirks``, they are not anomalies: somebody has seen each of them as normal behavior.
package struct Readings: OptionSet, Hashable, Sendable {
    /// The readings as bits.
    package let rawValue: UInt32

    /// Creates readings from their bits.
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A first drag backward asks for the page before, and then for the one after. (Rule 3)
    package static var firstDragBackwardAsksBeforeFirst: Readings { Readings(rawValue: 1 << 0) }

    /// A drag that passes through rest does not report the end of the first transition, only `willTransitionTo` for the
    /// other side. (Rule 19)
    package static var reversalReportsNoEnd: Readings { Readings(rawValue: 1 << 1) }

    /// `didFinishAnimating` comes at the end of animated programmatic sets as well. (Rule 14: one contrary comment)
    package static var setsReportTheirEnd: Readings { Readings(rawValue: 1 << 2) }

    /// A non-animated set of the page already shown forgets the neighbors, and keeps a remembered nil. (Rule 8: one app,
    /// iOS 26)
    package static var sameSetKeepsNil: Readings { Readings(rawValue: 1 << 3) }

    /// A non-animated set of the page already shown forgets nothing. (Rule 8: one app, before 2019)
    package static var sameSetForgetsNothing: Readings { Readings(rawValue: 1 << 4) }

    /// Remembered neighbors are children of the container: they move in when they are loaded, and out when they are
    /// dropped, without a call about appearance. (Section 1c: three sources)
    package static var neighborsAreChildren: Readings { Readings(rawValue: 1 << 5) }

    /// On iOS 26, a set that comes while a finger moves something raises as on classic systems: E2, E3 or E5.
    ///
    /// Without it, what the finger moves comes to its end first. Nobody has published either for iOS 26. (Rule 25)
    package static var setsDuringGesturesRaise: Readings { Readings(rawValue: 1 << 6) }

    /// Assigning the data source turns `isScrollEnabled` of the scroll view inside on again. (Rule 26: one library, 2018)
    package static var assignedDataSourceEnablesScrolling: Readings { Readings(rawValue: 1 << 7) }

    /// Every reading with the name that it has in traces, in the order of the documentation.
    package static let named: [(name: String, reading: Readings)] = [
        ("firstDragBackwardAsksBeforeFirst", .firstDragBackwardAsksBeforeFirst),
        ("reversalReportsNoEnd", .reversalReportsNoEnd),
        ("setsReportTheirEnd", .setsReportTheirEnd),
        ("sameSetKeepsNil", .sameSetKeepsNil),
        ("sameSetForgetsNothing", .sameSetForgetsNothing),
        ("neighborsAreChildren", .neighborsAreChildren),
        ("setsDuringGesturesRaise", .setsDuringGesturesRaise),
        ("assignedDataSourceEnablesScrolling", .assignedDataSourceEnablesScrolling),
    ]
}
