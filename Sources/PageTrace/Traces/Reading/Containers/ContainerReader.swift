/// Reads the container of a trace, whatever its type.
enum ContainerReader {
    /// Reads a container.
    static func read(_ value: JSONValue) throws(Problem) -> TraceContainer {
        let subject = "\"container\""
        let fields = try Fields(value, subject: subject)
        let advice = "Write \"type\": \"pageViewController\", or another container."
        let kind: ContainerKind = try fields.required(fields.choice("type"), "type", in: subject, advice: advice)
        try fields.refuseOthers(than: kind.keys, in: subject) { key in
            ContainerKind.allCases.first { $0.keys.contains(key) }.map { ($0.words, kind.words) }
        }
        switch kind {
        case .pageViewController: return .pageViewController(try PageViewControllerReader.read(fields))
        case .scrollView: return .scrollView(try ScrollViewReader.read(fields))
        case .rootContainer: return .rootContainer(try RootContainerReader.read(fields))
        }
    }
}

extension ContainerKind {
    /// The keys that a container of this type may have.
    var keys: [String] {
        switch self {
        case .pageViewController: PageViewControllerReader.keys
        case .scrollView: ScrollViewReader.keys
        case .rootContainer: RootContainerReader.keys
        }
    }
}
