import ArgumentParser
import PageTrace
import PageTraceDocumentation
import PageTraceFiles

/// What `pagetrace docs` does: read everything, draw everything, then compare or write.
struct DocsJob {
    let paths: [String]
    let isCheck: Bool
    var isForced = false
    let isQuiet: Bool
    /// The command that brings everything up to date, if it is another than this one without `--check`.
    var remedy: String?

    func run() throws {
        let finder = try DocumentFinder(paths)
        for link in finder.linksOut { note("\(link) is a symbolic link out of the tree, and not followed") }
        let documents = try read(finder.documents)
        let trees = FileTrees(finder.folders)
        var maker = DiagramMaker(trees: trees)
        let lines = try references(documents, &maker)
        maker.notes.forEach(note)
        var failures: [CommandFailure] = []
        let changes = try self.changes(documents, lines, finder.imageFolders, trees, &maker, &failures)
        let differences = try changes.differences()
        let count = documents.reduce(0) { $0 + $1.places.count }
        if isCheck {
            try report(differences)
            if failures.isEmpty, !differences.isEmpty { throw ExitCode.hasFindings }
        } else {
            try changes.make(replacing: rule(documents, traces: maker.files))
            for difference in differences {
                note("\(difference.reason == .isNotUsed ? "removed" : "wrote") \(difference.path)")
            }
        }
        if let failure = CommandFailure.all(failures) { throw failure }
        if differences.isEmpty {
            let (places, files) = (Quantity.text(count, "place"), Quantity.text(documents.count, "Markdown file"))
            note("\(places) in \(files), all current")
        }
    }

    /// Documents are replaced only if they have not changed since they were read; images, only if pagetrace made them.
    private func rule(_ documents: [Document], traces: Set<String>) -> ReplacementRule {
        let known = Dictionary(documents.map { ($0.path, $0.bytes) }) { first, _ in first }
        let images = ReplacementRule.protecting(
            inputs: documents.map(\.path) + traces, isForced: isForced, elsewhere: "name another image")
        return ReplacementRule { path, existing in
            guard let bytes = known[path] else { return images.objection(path, existing) }
            guard existing?.holds(bytes) != true else { return nil }
            return ReplacementRule.Objection(
                "somebody has changed it since pagetrace read it", nextStep: "Run the same command again.")
        }
    }

    private func read(_ paths: [String]) throws -> [Document] {
        var documents: [Document] = []
        var failures: [CommandFailure] = []
        for path in paths {
            do {
                let bytes = try InputFile.read(path == "-" ? "./-" : path, limit: Document.sizeLimit)
                documents.append(try Document(path: path, bytes: bytes))
            } catch let errors as Document.Errors {
                failures += errors.errors.map { CommandFailure(message: $0.description, code: .traceRefused) }
            }
        }
        if let failure = CommandFailure.all(failures) { throw failure }
        return documents
    }

    /// Replays what all places ask for; for each document the lines of each of its places.
    private func references(_ documents: [Document], _ maker: inout DiagramMaker) throws -> [[[String]]] {
        var failures: [CommandFailure] = []
        var references: [[[String]]] = []
        for document in documents {
            var lines: [[String]] = []
            for (place, image) in zip(document.places, ImagePlan(document).images) {
                do {
                    let summary = try maker.summary(of: place, in: document)
                    let reference = Reference(to: image, request: place.request, summary: summary)
                    lines.append(reference.lines)
                } catch let failure as CommandFailure {
                    failures.append(failure)
                }
            }
            references.append(lines)
        }
        if let failure = CommandFailure.all(failures) { throw failure }
        return references
    }

    /// What is to be written and removed; a document with a picture that is too large stays as it is, with all of its images.
    private func changes(
        _ documents: [Document], _ lines: [[[String]]], _ imageFolders: [String], _ trees: FileTrees,
        _ maker: inout DiagramMaker, _ failures: inout [CommandFailure]
    ) throws -> DocumentChanges {
        var changes = DocumentChanges()
        let total = documents.reduce(0) { $0 + $1.places.count }
        let progress = ProgressLine(drawing: total, isShown: !isQuiet)
        defer { progress.clear() }
        var done = 0
        var kept: Set<String> = []
        for (document, lines) in zip(documents, lines) {
            let plan = ImagePlan(document)
            let home = FilePath.folder(of: document.path)
            let root = if case .catalog(let path) = document.host { path } else { home }
            var images: [(name: String, folder: String, bytes: [UInt8])] = []
            let before = failures.count
            for (place, image) in zip(document.places, plan.images) {
                done += 1
                progress.show("drawing \(done) of \(total)")
                let folder = FilePath.normal(image.folder)
                try trees.checkWay(to: folder, from: root)
                do {
                    for variant in image.variants {
                        images.append((variant.name, folder, try maker.draw(place, in: document, as: variant)))
                    }
                } catch let failure as CommandFailure {
                    failures.append(failure)
                }
            }
            guard failures.count == before else {
                kept.insert(document.path)
                continue
            }
            for image in images {
                try changes.add(image: image.name, in: image.folder, image.bytes, for: document.path)
            }
            guard !document.places.isEmpty else { continue }
            changes.add(document: document.path, document.rewritten(lines))
        }
        for document in documents where document.places.isEmpty || kept.contains(document.path) {
            changes.mentions.add(document.bytes, of: document.path)
        }
        for plan in documents.lazy.filter({ !kept.contains($0.path) }).map({ ImagePlan($0) }) {
            try changes.collect(in: FilePath.normal(plan.folder), prefix: plan.prefix)
            if let former = plan.formerFolder { try changes.collect(in: FilePath.normal(former)) }
        }
        for folder in imageFolders { try changes.collect(in: FilePath.normal(folder)) }
        return changes
    }

    private func report(_ differences: [DocumentChanges.Difference]) throws {
        guard !differences.isEmpty else { return }
        let lines = differences.map { "\(VisibleText.of(path: $0.path)) \($0.reason.rawValue)\n" }
        try Console.standardOutput.writeWhileRead(lines.joined())
        let command = remedy.map { "Run \($0)" } ?? "Run the same command without --check"
        note("\(command) to bring \(differences.count == 1 ? "it" : "them") up to date.")
    }

    private func note(_ text: String) {
        if !isQuiet { Console.standardError.writeIgnoringErrors(VisibleText.of(text) + "\n") }
    }
}
