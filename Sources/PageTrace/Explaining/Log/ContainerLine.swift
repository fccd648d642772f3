import Paging

/// A line of the container itself that is no callback of pages: its layout changes, it comes into a window, or the app
/// assigns one of its properties.
enum ContainerLine {
    /// What a line says, nil if it says nothing of the container.
    static func act(_ line: LogScanner) -> LoggedAct? {
        acts.first { words, _ in line.contains(words) }?.act
    }

    private static let acts: [(words: [UInt8], act: LoggedAct)] = [
        (
            "layoutChanges(container)",
            .oneOf([.container(.layoutChanges)] + InterfaceOrientation.allCases.map { .orientation($0) })
        ),
        ("viewWillTransition(container)", .oneOf(InterfaceOrientation.allCases.map { .orientation($0) })),
        ("setDataSource(container, dataSource: nil)", .oneOf([.dataSource(.removed)])),
        ("setDataSource(container, dataSource: assigned)", .oneOf([.dataSource(.assigned)])),
        ("setDoubleSided(container, true)", .oneOf([.doubleSided(true)])),
        ("setDoubleSided(container, false)", .oneOf([.doubleSided(false)])),
        ("didMoveToWindow(container, window: nil)", .oneOf([.container(.disappears)])),
        ("didMoveToWindow(container, window: window)", .oneOf([.container(.appears)])),
    ].map { (Array($0.utf8), $1) }
}

extension LogScanner {
    /// Whether some bytes stand anywhere in the line.
    fileprivate func contains(_ text: [UInt8]) -> Bool {
        guard end - start >= text.count else { return false }
        for place in start...(end - text.count) where bytes[place] == text[0] {
            if bytes[place..<end].starts(with: text) { return true }
        }
        return false
    }
}
