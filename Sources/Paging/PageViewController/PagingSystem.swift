/// The iOS version whose behavior a page view controller has.
///
/// A probe of iOS 26.1 contradicts the reports from iOS 7 to 16, mainly about programmatic sets. No log of gestures
/// newer than iOS 9.1 has been published, so both systems share those rules. See the table in the documentation.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum PagingSystem: String, Hashable, Sendable, CaseIterable {
    /// What was reported up to iOS 16: a set in a bad moment raises E2, E3 or E5.
    case classic
    /// What the simulator of iOS 26.1 showed to one observer: no exception, but completions that are lost.
    case iOS26 = "iOS 26"
}

extension PagingSystem {
    /// The systems that a name may mean, the first one to try first; nil if it names no iOS that is known.
    ///
    /// `classic`, `iOS 15`, `iOS 18.5`, `iPadOS 26.1`, with or without the space: up to 16 it is ``classic``, 26 and 27
    /// are ``iOS26``. Nobody has published a probe of 17 and 18, so both are to be tried, and an answer says on which it
    /// holds.
    package static func systems(named name: String) -> [PagingSystem]? {
        let word = name.lowercased().filter { $0 != " " }
        if word == classic.rawValue { return [.classic] }
        guard let family = ["ios", "ipados", "iphoneos"].first(where: word.hasPrefix) else { return nil }
        let numbers = word.dropFirst(family.count).split(separator: ".", omittingEmptySubsequences: false)
        guard numbers.count <= 3, numbers.allSatisfy({ Int($0) != nil && $0.allSatisfy(\.isNumber) }) else {
            return nil
        }
        return switch numbers.first.flatMap({ Int($0) }) ?? 0 {
        // The class is there since iOS 5.
        case 5...16: [.classic]
        case 17, 18: [.iOS26, .classic]
        // Of iOS 27 nobody has published a probe; its SDK has no new member of the class.
        case 26, 27: [.iOS26]
        default: nil
        }
    }
}
