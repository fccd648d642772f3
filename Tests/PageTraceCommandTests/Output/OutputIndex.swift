/// The page that shows all examples: Output/README.md.
struct OutputIndex {
    let examples: [Example]
    /// The version of Graphviz that laid out the `states` diagrams.
    let graphvizVersion: String

    /// The page as Markdown.
    ///
    /// The same examples give the same text.
    var text: String {
        ([introduction, contents] + Topic.all.map(chapter) + [colophon]).joined(separator: "\n\n") + "\n"
    }

    private let introduction = """
        # Examples

        What [the example traces](../Traces) become: the `flow` diagram of each, with links to its other diagrams and its
        log. In a flow diagram time runs downwards, and every page has a column of its own: filled where the page shows,
        pale where it is held, struck through where it has just been dropped. All diagrams follow the light or dark
        setting of the reader.

        Everything here is made by

        ```sh
        pagetrace run Traces/*.json --diagram all --format svg,text --output Output
        ```
        """

    private var contents: String {
        Topic.all.map { topic in
            "- " + link(topic.title) + "\n"
                + examples(of: topic).map { "  - " + link($0.trace.title) }.joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private func chapter(_ topic: Topic) -> String {
        (["## \(topic.title)", topic.introduction] + examples(of: topic).map(section)).joined(separator: "\n\n")
    }

    private func section(_ example: Example) -> String {
        let name = example.name
        return """
            ### \(example.trace.title)

            \(example.trace.about)

            ![\(Self.escaped(example.summary))](\(name).flow.svg)

            [Calls](\(name).calls.svg) · [cache](\(name).cache.svg) · [states](\(name).states.svg) · \
            [log](\(name).txt) · [trace](../Traces/\(name).json)

            ```sh
            pagetrace run Traces/\(name).json
            ```
            """
    }

    private var colophon: String {
        """
        ---

        \(Self.versionPrefix)\(graphvizVersion); another version may place their boxes
        elsewhere. The other drawings are the same with every version.
        """
    }

    private static let versionPrefix = "The `states` diagrams were laid out by Graphviz "

    /// The version of Graphviz that an index names.
    static func graphvizVersion(in text: String) -> String? {
        text.split(separator: "\n").first { $0.hasPrefix(versionPrefix) }
            .map { String($0.dropFirst(versionPrefix.count).prefix { $0 != ";" }) }
    }

    private func examples(of topic: Topic) -> [Example] {
        topic.names.compactMap { name in examples.first { $0.name == name } }
    }

    private func link(_ heading: String) -> String {
        "[\(heading)](#\(Self.anchor(heading)))"
    }

    /// What GitHub calls a heading in links.
    static func anchor(_ heading: String) -> String {
        heading.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
            .replacing(" ", with: "-")
    }

    /// Text within the brackets of a picture, with nothing in it that Markdown reads as more than text.
    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { $0 += "\\`*_[]<>&".contains($1) ? "\\\($1)" : String($1) }
    }
}
