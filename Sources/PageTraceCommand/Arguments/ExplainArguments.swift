public import ArgumentParser
public import PageTrace

/// One system or both on the command line, with or without the space in their names.
enum SystemChoice {
    static func oneOrBoth(_ argument: String) throws -> [PagingSystem] {
        guard argument.lowercased() != "both" else { return PagingSystem.allCases.reversed() }
        return try PagingSystem.systems(named: argument) ?? [one(argument, orBoth: true)]
    }

    static func one(_ argument: String) throws -> PagingSystem { try one(argument, orBoth: false) }

    private static func one(_ argument: String, orBoth: Bool) throws -> PagingSystem {
        if let named = PagingSystem.systems(named: argument), named.count == 1 { return named[0] }
        let hint = WordHint.sentence(for: argument, among: PagingSystem.allCases.map(\.rawValue))
        throw ValidationError("\(hint)It must be \(allowed(orBoth: orBoth, Wording.quoted)).")
    }

    /// What can be named: `classic, iOS26 or both`.
    static func allowed(orBoth: Bool, _ shown: (String) -> String = { $0 }) -> String {
        let words = PagingSystem.allCases.map { "\($0)" } + (orBoth ? ["both"] : [])
        return Wording.sequence(words.map(shown), conjunction: "or")
    }
}

/// Quirks by their names, separated by commas; `none` for no quirk at all.
struct QuirkList: ExpressibleByArgument {
    let quirks: Quirks

    init?(argument: String) {
        guard argument != "none" else {
            quirks = []
            return
        }
        var quirks: Quirks = []
        for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
            let word = EarlierSpelling.current(String(word))
            guard let quirk = Quirk(rawValue: word) else { return nil }
            quirks.formUnion(Quirks(quirk))
        }
        self.quirks = quirks
    }

    static var allValueStrings: [String] { Quirk.allCases.map(\.rawValue) + ["none"] }
}

extension ExplanationOptions.Assumable: ExpressibleByArgument {}
