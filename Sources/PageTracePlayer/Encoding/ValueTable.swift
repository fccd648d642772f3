import PageTrace

/// Values that are written once and named by their places from then on.
///
/// A walk says the same few things again and again, so that ten thousand steps take little more room than ten.
struct ValueTable<Value: Hashable> {
    private(set) var values: [Value] = []
    private var places: [Value: Int] = [:]

    init(_ values: [Value] = []) {
        for value in values { _ = place(of: value) }
    }

    /// The place of a value, which is added if it is new.
    mutating func place(of value: Value) -> Int {
        if let place = places[value] { return place }
        let place = values.count
        values.append(value)
        places[value] = place
        return place
    }

    /// The place of a value, -1 for none.
    mutating func place(of value: Value?) -> Int { value.map { place(of: $0) } ?? -1 }
}

/// What each rule, error and quirk says, as the documentation has it: its sentences, by its name.
///
/// `.ci/generate` makes the file from `Rules.md`: a line for each sentence, with the name before it and how well it is
/// known after it.
enum RuleSentences {
    static let all: [String: [String]] = String(decoding: PageFiles.rules, as: UTF8.self).split(separator: "\n")
        .reduce(into: [:]) { sentences, line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 3 else { return }
            let sentence = columns[2].isEmpty ? columns[1] : "\(columns[1]) (\(columns[2]))"
            sentences[columns[0], default: []].append(sentence)
        }
}

extension CallbackRole {
    /// What the script has to know of every role: its name, and whether its calls have parentheses.
    static var values: PageValue {
        .object(allCases.map { ($0.rawValue, [.string($0.words), .bool($0.hasParentheses)]) })
    }

    /// What the part of the client is called on the page.
    private var words: String {
        switch self {
        case .dataSource: "data source"
        case .delegate: "delegate"
        case .completion: "completion block"
        case .indicator: "page indicator"
        case .appearance: "appearance"
        case .containment: "containment"
        case .progress: "scroll view"
        case .request: "call by the app"
        }
    }
}
