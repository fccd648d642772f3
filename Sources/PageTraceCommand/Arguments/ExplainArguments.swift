public import ArgumentParser
public import PageTrace

/// A system on the command line, with or without the space in its name.
struct SystemArgument: ExpressibleByArgument {
    let system: PagingSystem

    init?(argument: String) {
        let word = argument.lowercased().filter { $0 != " " }
        guard let system = PagingSystem.allCases.first(where: { "\($0)".lowercased() == word }) else { return nil }
        self.system = system
    }

    static var allValueStrings: [String] { PagingSystem.allCases.map { "\($0)" } }
}

/// One system or both on the command line.
struct SystemChoice: ExpressibleByArgument {
    let systems: [PagingSystem]

    init?(argument: String) {
        if argument.lowercased() == "both" {
            systems = PagingSystem.allCases.reversed()
        } else if let one = SystemArgument(argument: argument) {
            systems = [one.system]
        } else {
            return nil
        }
    }

    static var allValueStrings: [String] { SystemArgument.allValueStrings + ["both"] }
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
            guard let named = Quirks.named.first(where: { $0.name == word }) else { return nil }
            quirks.formUnion(named.quirk)
        }
        self.quirks = quirks
    }

    static var allValueStrings: [String] { Quirks.named.map(\.name) + ["none"] }
}

extension ExplanationOptions.Assumable: ExpressibleByArgument {}
