import PageTraceDocumentation
import PageTraceFiles

/// Collects what a run writes and removes, by folder.
struct DocumentChanges {
    struct Difference: Hashable {
        enum Reason: String {
            case isMissing = "is missing"
            case isNotCurrent = "is not current"
            case isNotUsed = "is not used any more"
        }

        let path: String
        let reason: Reason
    }

    private var documents: [String: [OutputFile]] = [:]
    private var images: [String: [OutputFile]] = [:]
    private var owners: [String: (place: String, bytes: [UInt8])] = [:]
    /// What each document will mention.
    var mentions = ImageMentions()
    private(set) var removals: [String: [String]] = [:]
    private var collected: Set<String> = []

    mutating func add(document path: String, _ bytes: [UInt8]) {
        documents[FilePath.folder(of: path), default: []].append(
            OutputFile(name: FilePath.name(of: path), bytes: bytes))
        mentions.add(bytes, of: path)
    }

    /// Adds an image; identical duplicates count once, and different images with the same name are refused.
    mutating func add(image name: String, in folder: String, _ bytes: [UInt8], for document: String) throws {
        let path = FilePath.join(folder, name)
        // File systems that ignore case are common.
        if let owner = owners[path.lowercased()] {
            guard owner.bytes == bytes else {
                let places = [owner.place, document].map { VisibleText.of(path: $0) }.joined(separator: " and ")
                throw CommandFailure.error(
                    "\(places) would both write \(VisibleText.of(path: path)), and differently. Give one of the documents "
                        + "another name, or one of the places another image.",
                    .traceRefused)
            }
            return
        }
        owners[path.lowercased()] = (document, bytes)
        images[folder, default: []].append(OutputFile(name: name, bytes: bytes))
    }

    /// Looks for images in a folder of pagetrace that no place asks for; if the folder has other files as well, those of
    /// images begin with a prefix.
    mutating func collect(in folder: String, prefix: String = "") throws {
        guard collected.insert("\(folder)/\(prefix)").inserted,
            try FolderEntry.kind(of: folder, followsLinks: false) == .folder
        else { return }
        var names = try FolderEntry.list(folder).filter { entry in
            let path = FilePath.join(folder, entry.name)
            return entry.kind == .file && entry.hasReadableName && entry.name.hasPrefix(prefix)
                && ImagePlan.isImageName(entry.name) && owners[path.lowercased()] == nil && Self.isDrawing(path)
        }.map(\.name)
        // A catalog knows an image by its name: one that is now written elsewhere in it is mentioned, and not meant.
        let written = Set(ImagePlan.areNamesGlobal(in: folder) ? images.values.joined().map(\.name) : [])
        let moved = names.filter(written.contains)
        names.removeAll(where: moved.contains)
        if !names.isEmpty { names = try mentions.unmentioned(names, in: folder) }
        let known = removals[folder] ?? []
        removals[folder] = known + (moved + names).filter { !known.contains($0) }.sorted()
    }

    /// All files that are not what they should be, those in use first.
    func differences() throws -> [Difference] {
        var found: [Difference] = []
        for (folder, files) in sorted(documents) + sorted(images) {
            for file in files {
                let path = FilePath.join(folder, file.name)
                switch try OutputFolder(folder).compare(file) {
                case .same: break
                case .missing: found.append(Difference(path: path, reason: .isMissing))
                case .differs: found.append(Difference(path: path, reason: .isNotCurrent))
                }
            }
        }
        for (folder, names) in sorted(removals) {
            found += names.map { Difference(path: FilePath.join(folder, $0), reason: .isNotUsed) }
        }
        return found
    }

    /// Changes documents first in the list: files get their names from the last folder to the first, so images exist
    /// before them.
    func make(replacing rule: ReplacementRule) throws {
        var changes = sorted(documents).map { FolderChange(folder: $0.0, files: $0.1) }
        let folders = Set(images.keys).union(removals.keys).sorted()
        changes += folders.map { FolderChange(folder: $0, files: images[$0] ?? [], removals: removals[$0] ?? []) }
        try OutputChanges.make(changes, replacing: rule)
    }

    /// Whether a file begins as every drawing does.
    private static func isDrawing(_ path: String) -> Bool {
        guard let bytes = try? InputFile.read(path, limit: 256 << 20) else { return false }
        return GeneratedFileMark.isOn(first: bytes, last: [])
    }

    private func sorted<Value>(_ folders: [String: Value]) -> [(String, Value)] {
        folders.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
