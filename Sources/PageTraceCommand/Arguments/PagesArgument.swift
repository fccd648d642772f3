import ArgumentParser
import PageTraceDocumentation

extension DiagramRequest.Pages: ExpressibleByArgument {
    /// Reads a number of pages, or their names.
    public init?(argument: String) {
        if let count = Int(argument) {
            self = .count(count)
        } else if !argument.isEmpty, argument.allSatisfy({ "0"..."9" ~= $0 }) {
            // A number with too many digits is still a number, and exceeds every limit.
            self = .count(.max)
        } else {
            self.init(names: argument)
        }
    }
}
