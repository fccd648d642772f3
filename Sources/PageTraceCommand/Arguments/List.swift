import ArgumentParser
import PageTraceDiagrams

/// Several values of one kind, separated by commas, each once.
struct List<Element: RawRepresentable & CaseIterable & Hashable>: ExpressibleByArgument
where Element.RawValue == String {
    let elements: [Element]

    init(_ elements: [Element]) { self.elements = elements }

    init?(argument: String) {
        var elements: [Element] = []
        for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
            guard let element = Element(rawValue: String(word)) else { return nil }
            if !elements.contains(element) { elements.append(element) }
        }
        self.elements = elements
    }

    var defaultValueDescription: String { elements.map(\.rawValue).joined(separator: ",") }

    static var allValueStrings: [String] { Element.allCases.map(\.rawValue) }
}

/// Kinds of diagrams, separated by commas; `all` for every one.
struct DiagramList: ExpressibleByArgument {
    let elements: [Diagram]

    init(_ elements: [Diagram]) { self.elements = elements }

    init?(argument: String) {
        guard let list = argument == "all" ? List(Diagram.allCases) : List(argument: argument) else { return nil }
        elements = list.elements
    }

    var defaultValueDescription: String { List(elements).defaultValueDescription }

    static var allValueStrings: [String] { List<Diagram>.allValueStrings + ["all"] }
}
