/// What somebody probably means who writes a word of another language than that of traces: of a phone, of a finger, of UIKit.
package enum WordHint {
    /// A sentence that says which of the allowed words it is, empty if nothing is known of the word.
    package static func sentence(for word: String, among names: [String]) -> String {
        let word = word.lowercased()
        // Where a finger goes depends on the direction of reading; where a swipe leads does not.
        if names.contains("forward"), names.contains("backward") {
            if forward.contains(word) {
                return "\"forward\" leads to the page after, as a finger does that moves to the left. "
            }
            if backward.contains(word) {
                return "\"backward\" leads to the page before, as a finger does that moves to the right. "
            }
        }
        if names.contains("classic"), let system = system(word) { return system }
        let holding = names.filter { $0.lowercased().contains(word) }
        if word.count > 2, holding.count == 1 { return "Did you mean \(Wording.quoted(holding[0]))? " }
        return ""
    }

    private static let forward: Set = ["left", "next", "after", "up", "right to left", "forwards", "ahead"]
    private static let backward: Set = ["right", "previous", "prev", "before", "back", "down", "backwards", "reverse"]

    private static func system(_ word: String) -> String? {
        let digits = word.drop { !$0.isNumber }.prefix { $0.isNumber }
        guard word.hasPrefix("ios") || word.first?.isNumber == true, let version = Int(digits) else { return nil }
        switch version {
        case 17..<26: return "Nobody has published a probe of iOS 17 and 18: try \"classic\" and \"iOS 26\". "
        default: return "What was seen of iOS 26 is \"iOS 26\". "
        }
    }
}
