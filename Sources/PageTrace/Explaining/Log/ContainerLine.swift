import Paging

/// A line of the container itself that is no callback of pages: its layout changes, or it comes into a window.
enum ContainerLine {
    /// What a line says, nil if it says nothing of the container.
    static func act(_ line: LogScanner) -> LoggedAct? {
        for (words, act) in acts where line.contains(words) { return act }
        return nil
    }

    private static let acts: [(words: [UInt8], act: LoggedAct)] = [
        ("layoutChanges(container)", .oneOf([.container(.layoutChanges), .orientation(.portrait)])),
        ("viewWillTransition(container)", .oneOf([.orientation(.portrait)])),
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
