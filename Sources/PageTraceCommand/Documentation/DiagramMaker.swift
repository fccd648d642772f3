import ArgumentParser
import PageTrace
import PageTraceDiagrams
import PageTraceDocumentation
import PageTraceFiles

/// Replays and draws what places ask for, each trace and each drawing once.
struct DiagramMaker {
    private struct Drawing: Hashable {
        let request: DiagramRequest
        let isLive: Bool
        let variant: ImagePlan.Variant
    }

    /// What is replayed; the path of a trace file is relative to the working folder.
    fileprivate enum Source: Hashable {
        case written(DiagramRequest.Source)
        /// The walk to what is found first in every sequence of a trace.
        case mistake(DiagramRequest.Source)
        /// The same walk with the smallest repair.
        case repair(DiagramRequest.Source)
    }

    private(set) var files: Set<String> = []
    /// On which system the diagrams of traces hold that name iOS 17 or 18, a line each.
    private(set) var notes: [String] = []

    private let trees: FileTrees
    private var recordings: [Source: Recording] = [:]
    private var traces: [Source: Trace] = [:]
    /// What a finger can do after each of the traces that get a page which answers to one.
    private var graphs: [Source: SituationGraph] = [:]
    private var drawings: [Drawing: [UInt8]] = [:]
    /// The steps of all recordings.
    private var replayed = 0

    init(trees: FileTrees) { self.trees = trees }

    /// Reads and replays what a place asks for, and returns the summary of its diagram.
    mutating func summary(of place: Place, in document: Document) throws -> String {
        let request = Self.request(of: place, in: document)
        for source in request.sources where recordings[source] == nil {
            switch source {
            case .written(let written):
                let isCounterpart = request.counterpart.map(DiagramRequest.Source.trace) == written
                let trace = try read(written, place, document, isCounterpart: isCounterpart)
                try replay(trace, of: source, place, document)
                if case .trace(let path) = written, let note = trace.noteOnSystems(named: path) { notes.append(note) }
            case .mistake(let written), .repair(let written):
                let trace = try read(written, place, document, needsGestures: false)
                let (mistake, repair) = try repaired(trace, place, document)
                try replay(mistake, of: .mistake(written), place, document)
                try replay(repair, of: .repair(written), place, document)
            }
        }
        if place.request.isLive { try explore(request.sources, place, document) }
        guard let recording = try chosen(from: recordings[request.sources[0]], place, document) else { return "" }
        do {
            if let second = request.sources.dropFirst().first.flatMap({ recordings[$0] }) {
                let names = Self.names(of: place.request)
                return try FlowComparison(
                    recording, second, naming: names, options: Self.options(of: place.request)
                ).graph().summary ?? ""
            }
            // Whether it can be animated is known before anything is written.
            if place.request.isAnimated { _ = try WalkAnimation(recording) }
            let sheets = try place.request.diagram.sheets(of: recording, options: Self.options(of: place.request))
            let graph = sheets.graph(at: 0)
            return graph.summary ?? graph.title ?? recording.title
        } catch {
            throw Self.refused(place, document, error)
        }
    }

    /// Draws what a place asks for, after its ``summary(of:in:)``.
    mutating func draw(_ place: Place, in document: Document, as variant: ImagePlan.Variant) throws -> [UInt8] {
        let request = Self.request(of: place, in: document)
        let drawing = Drawing(request: request.drawing, isLive: request.isLive, variant: variant)
        if let bytes = drawings[drawing] { return bytes }
        guard let recording = try chosen(from: recordings[request.sources[0]], place, document) else { return [] }
        let others = request.sources.dropFirst().compactMap { recordings[$0] }
        let explored = request.sources.map { request.isLive ? graphs[$0] : nil }
        do {
            let bytes = try bytes(of: [recording] + others, explored, place.request, variant)
            drawings[drawing] = bytes
            return bytes
        } catch let error as DiagramError {
            throw Self.refused(place, document, error)
        }
    }

    /// Explores the traces of a place, before anything is written.
    private mutating func explore(_ sources: [Source], _ place: Place, _ document: Document) throws {
        for source in sources where graphs[source] == nil {
            do throws(SituationGraphError) {
                graphs[source] = try traces[source]?.situationsForPage(ExplorationOptions(from: .end))
            } catch {
                throw Self.refused(place, document, error.message, advice: error.advice)
            }
        }
    }

    private func bytes(
        of recordings: [Recording], _ graphs: [SituationGraph?], _ request: DiagramRequest, _ variant: ImagePlan.Variant
    ) throws -> [UInt8] {
        var options = Self.options(of: request)
        if let width = variant.width { options.fileWidth = Double(width) }
        guard recordings.count == 1, variant.format != .html else {
            return try LivePage(theme: variant.theme, options: options)
                .bytes(of: recordings, graphs, Self.names(of: request), as: variant.format)
        }
        let artifact = request.isAnimated ? Artifact.animation : .diagram(request.diagram, variant.format)
        let bytes = try artifact.bytes(of: recordings[0], theme: variant.theme, options: options)
        return GeneratedFileMark.stamped(bytes, as: variant.format)
    }

    /// The names of the traces: those that the place gives, or those of their files.
    private static func names(of request: DiagramRequest) -> [String] {
        guard request.names.isEmpty else { return request.names }
        guard !request.isRepaired else { return ["Mistake", "Repair"] }
        guard case .trace(let path) = request.source, let other = request.counterpart else { return [""] }
        return [path, other].map { TraceSource.file($0).baseName }
    }

    private static func options(of request: DiagramRequest) -> DiagramOptions {
        var options = DiagramOptions(folds: request.folds)
        (options.language, options.font, options.mono) = (request.language, request.font, request.mono)
        return options
    }

    /// The steps of a recording that a place asks for.
    private func chosen(from recording: Recording?, _ place: Place, _ document: Document) throws -> Recording? {
        guard let steps = place.request.steps else { return recording }
        do {
            return try recording?.steps(in: steps)
        } catch {
            throw Self.refused(place, document, error.message, advice: error.advice, code: .traceRefused)
        }
    }

    /// What a place asks for, with the paths of its traces relative to the working folder.
    private static func request(of place: Place, in document: Document) -> DiagramRequest {
        func normal(_ path: String) -> String {
            FilePath.normal(FilePath.join(FilePath.folder(of: document.path), path))
        }
        var request = place.request
        if case .trace(let path) = request.source { request.source = .trace(normal(path)) }
        request.counterpart = request.counterpart.map(normal)
        return request
    }

    private mutating func replay(_ trace: Trace, of source: Source, _ place: Place, _ document: Document) throws {
        try checkLength(of: trace, place, document)
        (traces[source], recordings[source]) = (trace, Recording(replaying: trace))
    }

    /// A trace in the walk to what is found first, without its smallest repair and with it.
    private func repaired(
        _ trace: Trace, _ place: Place, _ document: Document
    ) throws -> (mistake: Trace, repair: Trace) {
        func refusal(_ message: String, _ advice: String, _ code: ExitCode = .traceRefused) -> CommandFailure {
            Self.refused(place, document, message, advice: advice, code: code)
        }
        guard let repairs = trace.repairs() else {
            let error = SituationGraphError(after: trace)
            throw refusal(error.message, error.advice)
        }
        if let (before, after) = repairs.beforeAndAfter(in: trace) { return (before, after) }
        if let bound = repairs.bound {
            throw refusal("no repair was found, and \(bound.words)", "Leave repair out.", .limitReached)
        }
        throw refusal(
            repairs.finding == nil
                ? "there is nothing to repair in this trace" : "nothing that was tried repairs it all",
            "Leave repair out; pagetrace repair says more.")
    }

    private mutating func read(
        _ source: DiagramRequest.Source, _ place: Place, _ document: Document, isCounterpart: Bool = false,
        needsGestures: Bool = true
    ) throws -> Trace {
        func refusal(_ message: String, advice: String = "") -> String {
            document.error(at: place, message, advice: advice, isCounterpart: isCounterpart).description
        }
        do {
            if case .trace(let path) = source {
                guard !trees.isOutOfBounds(path, for: document.path) else {
                    let isLink = trees.isLedOut(path)
                    let message =
                        "cannot read \"\(VisibleText.of(path: path))\": "
                        + (isLink ? "a symbolic link leads it out of the tree" : "it is outside of this run's folders")
                    let advice =
                        isLink
                        ? "Put the file itself there."
                        : "A trace must be in the working folder, in a folder named on the command line, or in or below the "
                            + "folder of its document. Start pagetrace in a folder that holds both."
                    throw CommandFailure(message: refusal(message, advice: advice), code: .cannotRead)
                }
                files.insert(path)
            }
            return try read(source, needsGestures: needsGestures)
        } catch let error as TraceError {
            let what = if case .trace = source { "trace" } else { "path" }
            let head = refusal("the \(what) of this place is refused")
            throw CommandFailure(
                message: "\(head)\n\(error)", code: error.kind == .limitExceeded ? .limitReached : .traceRefused)
        } catch let error as FileError {
            let advice = "The path of a trace is relative to this file."
            let message = String(error.description.prefix { $0 != "\n" })
            let text = message.hasSuffix(".") ? String(message.dropLast()) : message
            throw CommandFailure(message: refusal(text, advice: advice), code: ExitCode(error.exitCode))
        }
    }

    /// A short path can stand for more steps than there is memory for, and many places for more than one.
    private mutating func checkLength(of trace: Trace, _ place: Place, _ document: Document) throws {
        let (count, limit) = (trace.gestureCount, TraceRun.drawnLimit)
        guard count <= limit else {
            throw Self.refused(
                place, document,
                "\(Quantity.text(count)) steps, and drawings are made of \(Quantity.text(limit)) at the most",
                advice: "Repeat less often.")
        }
        replayed += count
        guard replayed <= TraceRun.keptLimit else {
            throw Self.refused(
                place, document,
                "up to here there are \(Quantity.text(replayed)) steps to replay, and one run replays "
                    + "\(Quantity.text(TraceRun.keptLimit)) at the most",
                advice: "Repeat less often, or name fewer documents at once.")
        }
    }

    /// What is too large to be drawn, and how to make it smaller.
    private static func refused(_ place: Place, _ document: Document, _ error: DiagramError) -> CommandFailure {
        let advice = "Name some with steps=\"\(place.request.isAnimated ? "0-6" : "0-200")\"."
        return refused(place, document, error.description, advice: advice, code: CommandFailure.code(of: error))
    }

    private static func refused(
        _ place: Place, _ document: Document, _ message: String, advice: String, code: ExitCode = .limitReached
    ) -> CommandFailure {
        CommandFailure(message: document.error(at: place, message, advice: advice).description, code: code)
    }

    private func read(_ source: DiagramRequest.Source, needsGestures: Bool) throws -> Trace {
        switch source {
        case .trace(let path):
            let limits = TraceLimits()
            let bytes = try InputFile.read(path == "-" ? "./-" : path, limit: limits.fileSize)
            let trace = try TraceReader.read(bytes, name: path, limits: limits, needsGestures: needsGestures)
            if !needsGestures { try trace.checkForRepair(source: path) }
            return trace
        case .path(let path, .count(let count), let title):
            return try Trace(path: path, pages: count, title: title)
        case .path(let path, .names(let names), let title):
            return try Trace(path: path, pages: names, title: title)
        }
    }
}

extension DiagramRequest {
    /// What is replayed: one trace, or two that are compared.
    fileprivate var sources: [DiagramMaker.Source] {
        guard !isRepaired else { return [.mistake(source), .repair(source)] }
        return [.written(source)] + (counterpart.map { [.written(.trace($0))] } ?? [])
    }
}
