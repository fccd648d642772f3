/// What each rule, error and quirk says, as the documentation has it.
///
/// `.ci/generate` makes the file from `Rules.md`: a line for each sentence, with the name before it and how well it is
/// known after it.
enum RuleSentences {
    /// The sentences of one rule, in the order of the documentation.
    struct Rule {
        let name: String
        var sentences: [String]
    }

    /// All rules, in the order of the documentation.
    static let all = read(PageFiles.rules)

    private static func read(_ file: [UInt8]) -> [Rule] {
        var rules: [Rule] = []
        for line in String(decoding: file, as: UTF8.self).split(separator: "\n") {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 3 else { continue }
            let sentence = columns[2].isEmpty ? columns[1] : "\(columns[1]) (\(columns[2]))"
            if rules.last?.name == columns[0] {
                rules[rules.count - 1].sentences.append(sentence)
            } else {
                rules.append(Rule(name: columns[0], sentences: [sentence]))
            }
        }
        return rules
    }
}
