import PageTrace

/// What happens to the container beside its calls: the app assigns a property, or the surroundings change.
struct RecordedAct {
    /// The step of a recording.
    let kind: GestureRecord.Kind
    /// The line of a log.
    let text: String

    /// The app assigns a data source or takes it away.
    static func dataSource(isThere: Bool) -> RecordedAct {
        RecordedAct(
            kind: .dataSource(isThere ? .assigned : .removed),
            text: "setDataSource(container, dataSource: \(isThere ? "assigned" : "nil"))")
    }

    /// The app makes the pages of a curl double-sided or not.
    static func doubleSided(_ isDoubleSided: Bool) -> RecordedAct {
        RecordedAct(kind: .doubleSided(isDoubleSided), text: "setDoubleSided(container, \(isDoubleSided))")
    }

    /// The container is about to get another size, because the device is rotated.
    static func rotation(isLandscape: Bool) -> RecordedAct {
        // To which side is known once a page curl asks for its spine; in other styles it makes no difference.
        RecordedAct(kind: .orientation(isLandscape ? .landscapeLeft : .portrait), text: "viewWillTransition(container)")
    }

    static let layoutChanges = RecordedAct(kind: .container(.layoutChanges), text: "layoutChanges(container)")

    static func container(isAppearing: Bool, animated: Bool) -> RecordedAct {
        RecordedAct(
            kind: .container(isAppearing ? .appears : .disappears),
            text: "view\(isAppearing ? "WillAppear" : "WillDisappear")(container, animated: \(animated))")
    }
}

/// What a recorder notes: a call, or an act.
enum RecordedEvent {
    case call(Callback<String>, isDragging: Bool = false)
    case act(RecordedAct)
}
