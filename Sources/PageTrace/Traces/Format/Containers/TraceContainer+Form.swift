import Paging

extension ContainerKind {
    /// How a container of this kind is written in a trace.
    var form: Alternative<TraceContainer> {
        switch self {
        case .pageViewController:
            form(PageViewControllerSettings.form, TraceContainer.pageViewController) {
                if case .pageViewController(let description) = $0 { description } else { nil }
            }
        case .scrollView:
            form(PagingScrollViewSettings.form, TraceContainer.scrollView) {
                if case .scrollView(let description) = $0 { description } else { nil }
            }
        case .rootContainer:
            form(RootContainerSettings.form, TraceContainer.rootContainer) {
                if case .rootContainer(let description) = $0 { description } else { nil }
            }
        }
    }

    private func form<Description>(
        _ form: ObjectForm<Description>, _ make: @escaping @Sendable (Description) -> TraceContainer,
        part: @escaping @Sendable (TraceContainer) -> Description?
    ) -> Alternative<TraceContainer> {
        Alternative(type: rawValue, "The kind of container.", form, make, part: part)
    }

    /// The name of the kind at the start of a sentence.
    var sentenceStart: String { words.prefix(1).uppercased() + words.dropFirst() }
}

extension Form where Value == TraceContainer {
    /// A container of any kind.
    static var container: Form {
        let type = Key<ContainerKind>(
            required: "type", \.self, .word, "The kind of container.",
            advice: "Write \"type\": \"pageViewController\", or another container.")
        return Form(
            schema: ["type": "object", "properties": ["type": type.schema(nil)], "required": ["type"]],
            read: { value, key, reading throws(Problem) in
                let fields = try Fields(value, subject: "\"\(key)\"")
                var kind = ContainerKind.pageViewController
                try type.read(fields, &kind, &reading)
                try fields.refuseOthers(than: kind.form.keys) { key in
                    ContainerKind.allCases.first { $0.form.keys.contains(key) }.map { ($0.words, kind.words) }
                }
                reading.container = try kind.form.read(fields, &reading)
                return reading.container
            },
            write: { container, _ in .object(container.kind.form.members(container, container) ?? []) })
    }
}
