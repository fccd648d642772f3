public import PageTrace

/// One HTML file in which a reader walks through a recording, call by call, or compares two.
///
/// ```swift
/// let page = PlayerPage(recording)
/// try Data(page.html).write(to: url)
/// ```
///
/// The file needs nothing else: no network, no library, no font. The same recordings give the same bytes. Names are
/// always text, never markup. Without scripts, and on paper, it shows the drawings and the log.
public struct PlayerPage: Sendable {
    /// A recording as it is in the page.
    public struct Part: Sendable {
        /// The recording.
        public var recording: Recording
        /// Its name on the page, such as `Mistake`, if there are two.
        public var name: String
        /// What can follow from its end, gesture by gesture, so that the reader can go on with a finger.
        ///
        /// Nil for a recording that is only looked at.
        public var graph: SituationGraph?
        /// A drawing of it as SVG, for readers without scripts and for print; empty for none.
        public var drawing: [UInt8]
        package var style = ""

        /// Creates a part.
        public init(_ recording: Recording, name: String = "", drawing: [UInt8] = [], graph: SituationGraph? = nil) {
            self.graph = graph
            self.recording = recording
            self.name = name
            self.drawing = drawing
        }
    }

    private let parts: [Part]
    /// What can take the place of the second recording, and the names of what is left out for its size.
    private var variants: [Part] = []
    private var leftOut: [String] = []

    /// Creates a page of one recording.
    public init(_ part: Part) {
        parts = [part]
    }

    /// Creates a page of one recording, without a drawing.
    public init(_ recording: Recording) {
        self.init(Part(recording))
    }

    /// Creates a page that answers to a finger: it begins where the graph begins, and every call was made by the model.
    public init(live graph: SituationGraph, name: String = "", drawing: [UInt8] = []) {
        self.init(Part(graph.beginning, name: name, drawing: drawing, graph: graph))
    }

    /// Creates a page that shows two recordings side by side.
    ///
    /// If both have a graph, each gesture of the reader is sent to both.
    public init(comparing first: Part, with second: Part) {
        parts = [first, second]
    }

    /// Creates a page that answers to a finger and shows two recordings side by side, of which other variants can take the
    /// place of the second: the page says the reader's walk of each.
    ///
    /// - Parameter leftOut: What else there is, and not in the page for its size.
    package init(comparing first: Part, withOneOf variants: [Part], leftOut: [String]) {
        parts = [first] + variants.prefix(1)
        (self.variants, self.leftOut) = (Array(variants.dropFirst()), leftOut)
    }

    /// The file, as UTF-8.
    public var html: [UInt8] {
        let titles = parts.map { $0.recording.title.isEmpty ? $0.recording.setting : $0.recording.title }
        return PageFiles.template.filled(with: [
            "policy": Array(policy.utf8),
            "title": Markup.escaped(Set(titles).count == 1 ? titles[0] : titles.joined(separator: " · ")),
            "style": style,
            "data": data,
            "script": script,
            "record": Array(parts.map(record).joined()),
        ])
    }

    /// The maximum number of bytes of data that variants beyond the first add to a page.
    package static let mostBytesOfVariants = 200_000

    private var isLive: Bool { parts.allSatisfy { $0.graph != nil } }
    private var style: [UInt8] { (isLive ? PageFiles.liveStyle : PageFiles.style) + (parts.first?.style ?? "").utf8 }
    private var script: [UInt8] { isLive ? PageFiles.liveScript : PageFiles.script }

    /// Nothing may be loaded or run except the style and the script in the file, by their hashes, and the pictures in
    /// the file.
    private var policy: String {
        func source(_ bytes: [UInt8]) -> String {
            "'sha256-\(String(decoding: Base64.encode(SHA256.hash(bytes)), as: UTF8.self))'"
        }
        return "default-src 'none'; style-src \(source(style)); script-src \(source(script)); "
            + "img-src data:; base-uri 'none'; form-action 'none'"
    }

    /// What the script reads.
    private var data: [UInt8] {
        let shared = SharedNames(Set(parts.flatMap(\.recording.pages)).sorted())
        func value(of part: Part) -> PageValue {
            var encoder = RecordingEncoder(part.recording, graph: isLive ? part.graph : nil, shared: shared)
            return encoder.value()
        }
        func comparison(with second: Part) -> PageValue.Member {
            let comparison = RecordingComparison(parts[0].recording.naming(shared), second.recording.naming(shared))
            return ("comparison", comparison.value(naming: parts.map(\.name)))
        }
        var members: [PageValue.Member] = [
            ("version", .number(1)), ("names", .strings(parts.map(\.name))), ("roles", CallbackRole.values),
            ("recordings", .list(parts.map(value))), ("shared", .string(shared?.text ?? "")),
        ]
        if parts.count == 2 { members.append(comparison(with: parts[1])) }
        if !variants.isEmpty || !leftOut.isEmpty {
            let variants = variants.map { PageValue.object([("recording", value(of: $0)), comparison(with: $0)]) }
            members += [("variants", .list(variants)), ("leftOut", .strings(leftOut))]
        }
        return PageValue.object(members).bytes
    }

    /// The drawing and the log of a part, for readers without scripts and for print.
    private func record(of part: Part) -> [UInt8] {
        let recording = part.recording
        let title = [part.name, recording.title].filter { !$0.isEmpty }.joined(separator: ": ")
        var html = Array("<h1>".utf8) + Markup.escaped(title.isEmpty ? recording.setting : title) + "</h1>\n".utf8
        if !part.drawing.isEmpty {
            html += "<img src=\"data:image/svg+xml;base64,".utf8
            html += Base64.encode(part.drawing)
            html += "\" alt=\"The steps as a drawing. The log below says the same in words.\">\n".utf8
        }
        return html + "<pre>\n".utf8 + Markup.escaped(Self.log(of: recording)) + "</pre>\n".utf8
    }

    /// The maximum number of steps whose log is in the page as text; the others are counted.
    private static let loggedSteps = 10_000

    private static func log(of recording: Recording) -> String {
        guard recording.steps.count > loggedSteps, let first = recording.steps.first?.number,
            let start = try? recording.steps(in: StepRange(first...recording.steps[loggedSteps - 1].number))
        else { return recording.text }
        return start.text
    }
}

extension RecordingComparison {
    /// The comparison as the script reads it: for each row the places of the step in both recordings and the pairs of its
    /// callbacks, -1 for none; and the first difference.
    fileprivate func value(naming names: [String]) -> PageValue {
        let rows = self.rows.map { row -> PageValue in
            // Where the callbacks are the same, one by one, their number says it all.
            let isSame = row.callbacks.allSatisfy { $0.first == $0.second }
            let pairs = row.callbacks.flatMap { [$0.first ?? -1, $0.second ?? -1] }
            return [
                .number(row.first ?? -1), .number(row.second ?? -1),
                isSame ? .number(row.callbacks.count) : .numbers(pairs),
            ]
        }
        let difference = self.difference.map { difference -> PageValue in
            [
                .number(difference.row), .number(difference.callback.map { $0 + 1 } ?? 0),
                .string(difference.sentence(naming: names)),
            ]
        }
        return .object([("rows", .list(rows)), ("difference", difference ?? .null)])
    }
}
