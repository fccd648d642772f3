import PageTrace
import Testing

/// A recording with a name, for tests that look at all of them.
struct Example: CustomTestStringConvertible {
    var name: String
    var recording: Recording
    var testDescription: String { name }

    /// Every example.
    static let all = [
        Example(name: "walk", recording: .thereAndBack), Example(name: "surprises", recording: .surprises),
        Example(name: "title", recording: .wrongTitle), Example(name: "violations", recording: .violations),
        Example(name: "holders", recording: .twoHolders), Example(name: "spread", recording: .spread),
        Example(name: "names", recording: .names), Example(name: "twelve", recording: .twelve),
        Example(name: "many", recording: .many), Example(name: "wordy", recording: .wordy),
        Example(name: "nothing", recording: Recording(container: "a container", pages: [], steps: [])),
    ]
}
