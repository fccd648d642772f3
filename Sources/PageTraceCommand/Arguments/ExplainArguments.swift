public import ArgumentParser
public import PageTrace

/// One system or both on the command line, with or without the space in their names.
struct SystemChoice {
    let systems: [PagingSystem]

    /// Reads one system, or `both`.
    init(_ argument: String) throws {
        let isBoth = argument.lowercased() == "both"
        let one = { try Self.one(argument, "\"classic\", \"iOS26\" or \"both\"") }
        systems = isBoth ? PagingSystem.allCases.reversed() : [try one()]
    }

    /// Reads one system.
    static func one(_ argument: String) throws -> PagingSystem { try one(argument, "\"classic\" or \"iOS26\"") }

    private static func one(_ argument: String, _ allowed: String) throws -> PagingSystem {
        let word = argument.lowercased().filter { $0 != " " }
        if let system = PagingSystem.allCases.first(where: { "\($0)".lowercased() == word }) { return system }
        let hint = WordHint.sentence(for: argument, among: PagingSystem.allCases.map(\.rawValue))
        throw ValidationError(hint.isEmpty ? "It must be \(allowed)." : "\(hint)It must be \(allowed).")
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
