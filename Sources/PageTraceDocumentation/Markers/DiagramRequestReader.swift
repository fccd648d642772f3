import PageTrace
import PageTraceDiagrams
import PageTraceFiles

/// Makes a request for a diagram of the keys of a marker.
struct DiagramRequestReader {
    let marker: Int
    let values: [MarkerKey: MarkerReader.Value]
    /// Whether the document says itself where images go; in a DocC catalog they are beside the article.
    let mayPlaceImages: Bool

    func request() throws(Problem) -> DiagramRequest {
        let foldAdvice = "Write \"no\" to draw every step, or leave it out to draw a stretch that repeats once."
        var request = DiagramRequest(
            source: try source(), diagram: try diagram(), steps: try steps(),
            folds: try isYes(.fold, otherwise: true, advice: foldAdvice), caption: try caption(),
            alternative: line(.alt))
        request.format = try word(.format, among: [.svg, .png], otherwise: .svg)
        request.width = try width()
        request.theme = try word(.theme, among: Theme.allCases, otherwise: .automatic)
        (request.font, request.mono) = (try font(.font), try font(.mono))
        request.language = try word(.lang, among: Language.allCases, otherwise: .english)
        request.isAnimated = try isYes(.animate, otherwise: false)
        if request.isAnimated { try checkAnimation() }
        request.isLive = try isYes(.live, otherwise: false)
        request.hasPage = try isYes(.page, otherwise: request.isLive)
        if request.hasPage, !mayPlaceImages { try refuse([.page, .live], "a DocC archive does not serve pages") }
        try checkLife(of: request)
        request.image = try image(request.format)
        try readCounterpart(into: &request)
        return request
    }

    /// A second trace, or the repair of the first, and what the two are called.
    private func readCounterpart(into request: inout DiagramRequest) throws(Problem) {
        request.isRepaired = try isYes(.repair, otherwise: false)
        guard let value = values[.with] ?? (request.isRepaired ? values[.repair] : nil) else {
            return try refuse([.names], "names belong to with", "Name a second trace, or leave names out.")
        }
        let key: MarkerKey = values[.with] == nil ? .repair : .with
        guard case .trace = request.source else {
            throw Problem(value.keyOffset, "\(key.rawValue) belongs to trace", "Put the walk into a trace file.")
        }
        if request.isRepaired { try refuse([.with], "the second trace is the repair", "Leave one of the two out.") }
        try refuse([.steps, .fold], "two traces are drawn whole")
        guard request.diagram == .flow else {
            throw Problem(
                values[.diagram]?.offset ?? value.offset, "only flow sets two traces side by side",
                "Leave diagram out.")
        }
        if !request.isRepaired {
            try check(path: value)
            request.counterpart = value.text
        }
        guard let names = values[.names] else { return }
        request.names = names.text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard request.names.count != 2 else { return }
        throw Problem(names.offset, "names takes two", "Write names=\"Mistake,Repair\", for example.")
    }

    /// A page that answers to a finger goes on where the whole walk ends.
    private func checkLife(of request: DiagramRequest) throws(Problem) {
        guard request.isLive else { return }
        if !request.hasPage { try refuse([.live], "live without a page", "Leave page=\"no\" out.") }
        try refuse([.steps], "a page that answers to a finger has all steps", "Leave one of the two out.")
    }

    /// An animation is an SVG of one walk.
    private func checkAnimation() throws(Problem) {
        try refuse(
            [.with, .repair], "an animation shows one walk, and this place would compare two",
            "Leave animate out, or show only one.")
        try refuse([.diagram], "an animation is not one of the diagrams", "Leave diagram out, or animate.")
        try refuse([.width], "an animation has one width")
        if let format = values[.format], format.text == "png" {
            throw Problem(format.offset, "an animation is an SVG", "Leave format out.")
        }
    }

    /// Refuses the first of some keys that is there; nil for the advice to leave it out.
    private func refuse(_ keys: [MarkerKey], _ message: String, _ advice: String? = nil) throws(Problem) {
        guard let key = keys.first(where: { values[$0] != nil }), let value = values[key] else { return }
        throw Problem(value.keyOffset, message, advice ?? "Leave \(key.rawValue) out.")
    }

    private func refused(_ key: MarkerKey, _ value: MarkerReader.Value, _ advice: String) -> Problem {
        Problem(value.offset, "\(key.rawValue) cannot be \(VisibleText.quoted(value.text))", advice)
    }

    private func check(path value: MarkerReader.Value) throws(Problem) {
        guard value.text.hasPrefix("/") || value.text.utf8.contains(0) else { return }
        throw Problem(value.offset, "the path of the trace is absolute", "Write it relative to this file.")
    }

    /// One of some words, another one if the key is missing.
    private func word<Word: RawRepresentable<String>>(
        _ key: MarkerKey, among words: [Word], otherwise: Word
    ) throws(Problem) -> Word {
        guard let value = values[key] else { return otherwise }
        if let word = words.first(where: { $0.rawValue == value.text }) { return word }
        let names = words.map(\.rawValue)
        let near = Suggestion.sentence(for: value.text, among: names)
        throw refused(key, value, near + "It is \(names.joined(separator: " or ")).")
    }

    private func isYes(
        _ key: MarkerKey, otherwise: Bool, advice: String = "It is yes or no."
    ) throws(Problem) -> Bool {
        guard let value = values[key] else { return otherwise }
        guard value.text == "yes" || value.text == "no" else { throw refused(key, value, advice) }
        return value.text == "yes"
    }

    /// Where errors about what is replayed point to.
    var sourceOffset: Int { (values[.trace] ?? values[.path])?.offset ?? marker }

    /// A value whose line breaks and indentation are those of the marker, not of the text.
    private func line(_ key: MarkerKey) -> String? {
        values[key].map { $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    }

    /// A line of Markdown that is beside the image as it is; a comment in it could be taken for a marker.
    private func caption() throws(Problem) -> String? {
        guard let caption = line(.caption), let value = values[.caption] else { return nil }
        guard !caption.contains("<!--") else {
            throw Problem(value.offset, "a caption cannot hold a comment", "Leave <!-- out of it.")
        }
        return caption
    }

    private func source() throws(Problem) -> DiagramRequest.Source {
        switch (values[.trace], values[.path]) {
        case (nil, nil):
            throw Problem(
                marker, "nothing to draw",
                "Name a trace file, trace=\"trace.json\", or a walk, path=\"1→2\".")
        case (.some, let path?):
            throw Problem(path.keyOffset, "both a trace and a path", "Leave one of them out.")
        case (let trace?, nil):
            try refuse([.pages, .title], "pages and title belong to path", "A trace file has its own.")
            try check(path: trace)
            return .trace(trace.text)
        case (nil, let path?):
            let pages = if let pages = values[.pages] { try self.pages(pages) } else { try counted(path) }
            return .path(path.text, pages: pages, title: line(.title) ?? "")
        }
    }

    /// The pages of a path that does not say how many there are.
    private func counted(_ path: MarkerReader.Value) throws(Problem) -> DiagramRequest.Pages {
        // Whether there is a page to step through is yes or no.
        if let page = values[.page], !["yes", "no"].contains(page.text) {
            throw Problem(page.keyOffset, "path needs pages, and this is page", "Did you mean \"pages\"?")
        }
        if let count = Trace.pageCount(ofPath: path.text) { return .count(count) }
        throw Problem(path.keyOffset, "a path that names its pages needs their list", "Write pages=\"Home,News,Mail\".")
    }

    private func pages(_ value: MarkerReader.Value) throws(Problem) -> DiagramRequest.Pages {
        guard let count = Int(value.text) else { return DiagramRequest.Pages(names: value.text) }
        guard count > 0 else { throw Problem(value.offset, "there are no pages", "There must be at least one.") }
        return .count(count)
    }

    private func diagram() throws(Problem) -> Diagram {
        guard let value = values[.diagram] else { return .flow }
        if let diagram = Diagram(rawValue: value.text) { return diagram }
        let all = Diagram.allCases.map(\.rawValue)
        throw Problem(
            value.offset, "unknown diagram \(VisibleText.quoted(value.text))",
            Suggestion.sentence(for: value.text, among: all) + "The diagrams are \(all.joined(separator: ", ")).")
    }

    private func steps() throws(Problem) -> StepRange? {
        guard let value = values[.steps] else { return nil }
        do {
            return try StepRange(value.text)
        } catch {
            throw Problem(value.offset, error.message, error.advice)
        }
    }

    private func width() throws(Problem) -> Int? {
        if !mayPlaceImages { try refuse([.width], "a DocC archive has one image for all screens") }
        guard let value = values[.width] else { return nil }
        if let width = Int(value.text), 320...600 ~= width { return width }
        throw refused(
            .width, value,
            "It is that of a second drawing for narrow screens, from 320 to 600 points, such as width=\"360\".")
    }

    private func font(_ key: MarkerKey) throws(Problem) -> String? {
        guard let value = values[key] else { return nil }
        guard DiagramOptions.isFont(value.text) else { throw refused(key, value, DiagramOptions.fontForm) }
        return value.text
    }

    private func image(_ format: ArtifactFormat) throws(Problem) -> String? {
        if !mayPlaceImages { try refuse([.image], "in a DocC catalog images lie beside the article") }
        guard let value = values[.image] else { return nil }
        let parts = value.text.split(separator: "/", omittingEmptySubsequences: false)
        guard value.text.hasSuffix("." + format.fileExtension), parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }),
            !value.text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else {
            throw Problem(
                value.offset, "an image cannot be \(VisibleText.quoted(value.text))",
                "It is \(format == .svg ? "an SVG" : "a PNG") file beside this one or in a folder below, such as "
                    + "image=\"Diagrams/first.\(format.fileExtension)\".")
        }
        return value.text
    }
}
