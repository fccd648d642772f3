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

        What [the example traces](../Traces) become. A picture is the walk as a shape, and leads to its `flow` diagram: time runs
        downwards, and every page has a column of its own, dark if the page shows, pale if it is held. Yellow marks a
        mistake: the step has findings. All diagrams follow the light or dark setting of the reader. The traces of a paging
        scroll view and of a root container stand in folders of their own.

        Everything here but the shapes is made by

        ```sh
        pagetrace run Traces/*.json Traces/*/*.json --diagram all --format svg,text --output Output
        ```
        """

    private var contents: String {
        Topic.all.map { "- " + link($0.title) + " (\(examples(of: $0).count))" }.joined(separator: "\n")
    }

    private func chapter(_ topic: Topic) -> String {
        let head = "| | |\n| --- | --- |"
        return
            (["## \(topic.title)", topic.introduction] + [
                ([head] + examples(of: topic).map(row)).joined(separator: "\n")
            ])
            .joined(separator: "\n\n")
    }

    private func row(_ example: Example) -> String {
        let name = example.name
        let findings = example.recording.findings.count
        let mark = findings == 0 ? "" : " ⚠ \(findings) finding\(findings == 1 ? "" : "s")"
        let picture = "<img src=\"\(Thumbnail.name(of: name))\" alt=\"\(Self.attribute(example.summary))\">"
        let links = """
            [flow](\(name).flow.svg) · [calls](\(name).calls.svg) · [cache](\(name).cache.svg) · \
            [states](\(name).states.svg) · [log](\(name).txt) · [trace](../\(example.path))
            """
        let moving = example.lasting.contains(.animation) ? " · [animation](\(name).animated.svg)" : ""
        let text = "**\(example.trace.title)**\(mark)<br>\(example.trace.about)<br>\(links)\(moving)"
        return "| [\(picture)](\(name).flow.svg) | \(text.replacing("|", with: "\\|")) |"
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

    /// Text within the quotation marks of an attribute, with nothing in it that HTML or a table reads as more than text.
    private static func attribute(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("|", with: "&#124;")
    }
}
