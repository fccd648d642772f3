import ArgumentParser

/// A number of pages, or their names.
enum PageNames: ExpressibleByArgument {
    case count(Int)
    case names([String])

    /// A name without spaces around it, which belong to the list.
    private static func trimmed(_ name: Substring) -> String {
        String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    init?(argument: String) {
        if let count = Int(argument) {
            self = .count(count)
        } else if !argument.isEmpty, argument.allSatisfy({ "0"..."9" ~= $0 }) {
            // A number with too many digits is still a number, and exceeds every limit.
            self = .count(.max)
        } else {
            self = .names(argument.split(separator: ",", omittingEmptySubsequences: false).map(Self.trimmed))
        }
    }
}
