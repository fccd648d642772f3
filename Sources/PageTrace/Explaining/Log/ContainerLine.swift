import Paging

/// A line of the container itself that is no callback of pages: its layout changes, or the app assigns one of its
/// properties.
///
/// A recorder writes it, and a log is read with it: the two cannot come to differ.
package struct ContainerLine: Sendable {
    /// The step of a recording.
    package let kind: GestureRecord.Kind
    /// The line of a log.
    package let text: String

    /// The app assigns a data source or takes it away.
    package static func dataSource(isThere: Bool) -> ContainerLine {
        ContainerLine(
            kind: .dataSource(isThere ? .assigned : .removed),
            text: "setDataSource(container, dataSource: \(isThere ? "assigned" : "nil"))")
    }

    /// The app makes the pages of a curl double-sided or not.
    package static func doubleSided(_ isDoubleSided: Bool) -> ContainerLine {
        ContainerLine(kind: .doubleSided(isDoubleSided), text: "setDoubleSided(container, \(isDoubleSided))")
    }

    /// The container is about to get another size, because the device is rotated.
    package static func rotation(isLandscape: Bool) -> ContainerLine {
        // To which side is known once a page curl asks for its spine; in other styles it makes no difference.
        ContainerLine(
            kind: .orientation(isLandscape ? .landscapeLeft : .portrait), text: "viewWillTransition(container)")
    }

    package static let layoutChanges = ContainerLine(
        kind: .container(.layoutChanges), text: "layoutChanges(container)")

    /// The container appears or disappears, which is a call of its own.
    package static func container(isAppearing: Bool, animated: Bool) -> ContainerLine {
        ContainerLine(
            kind: .container(isAppearing ? .appears : .disappears),
            text: "view\(isAppearing ? "WillAppear" : "WillDisappear")(container, animated: \(animated))")
    }
}

extension ContainerLine {
    /// What a line says, nil if it says nothing of the container.
    static func act(_ line: LogScanner) -> LoggedAct? {
        acts.first { words, _ in LogScanner.find(words, in: line.bytes, line.start..<line.end) != nil }?.act
    }

    private static let acts: [(words: [UInt8], act: LoggedAct)] =
        ([
            // A new size does not say to which side the device was rotated, or whether it was.
            (layoutChanges.text, .oneOf([.container(.layoutChanges)] + rotations)),
            (rotation(isLandscape: true).text, .oneOf(rotations)),
            ("didMoveToWindow(container, window: nil)", .oneOf([.container(.disappears)])),
            ("didMoveToWindow(container, window: window)", .oneOf([.container(.appears)])),
        ]
        + [dataSource(isThere: false), dataSource(isThere: true), doubleSided(true), doubleSided(false)]
        .compactMap { line in LoggedAct(line.kind).map { (line.text, $0) } })
        .map { (Array($0.utf8), $1) }

    private static let rotations = InterfaceOrientation.allCases.map { PageGesture<PageNumber>.orientation($0) }
}
