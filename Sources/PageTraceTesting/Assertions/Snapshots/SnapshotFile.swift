import PageTraceFiles

/// The location of an assertion's snapshot: `__Snapshots__/<test file>/<test>[.<name>].<extension>` beside the test.
struct SnapshotFile: Hashable, Sendable {
    /// The folder of all snapshots beside a test.
    static let folderName = "__Snapshots__"

    /// The subfolder for what failed assertions found instead.
    static let newFolderName = "_new"

    let testFolder: String

    /// The test file's part of the path.
    let file: String

    /// The name without its extension.
    let stem: String

    let name: String

    init(_ place: SourcePlace, named: String?, fileExtension: String) {
        testFolder = place.folder
        file = FileName.safe(from: place.file)
        stem = FileName.safe(from: place.test) + (named.map { "." + Self.readable($0) } ?? "")
        name = "\(stem).\(fileExtension)"
    }

    /// The folder of the snapshot, for the file system.
    var folder: String { "\(testFolder)/\(shownFolder)" }

    /// The folder of what was found instead, for the file system.
    var newFolder: String { "\(testFolder)/\(shownNewFolder)" }

    /// The folder of the snapshot, as messages name it: relative to the test.
    var shownFolder: String { "\(Self.folderName)/\(file)" }

    /// The folder of what was found instead, as messages name it.
    var shownNewFolder: String { "\(Self.folderName)/\(Self.newFolderName)/\(file)" }

    /// The snapshot, as messages name it.
    var shown: String { "\(shownFolder)/\(name)" }

    /// The environment variable that accepts single snapshots by their names, with commas between several.
    static let acceptance = "PAGETRACE_ACCEPT"

    /// Whether it is named to be accepted: as messages show it, or by less of that, down to the name of the test.
    func isAccepted(by environment: [String: String]) -> Bool {
        environment[Self.acceptance, default: ""].split(separator: ",").contains {
            [shown, "\(file)/\(name)", name, stem].contains(String($0))
        }
    }

    /// The name of a trace that repeats the walk.
    var traceName: String { "\(stem).trace.json" }

    /// A file name made from any text.
    ///
    /// `1→2→3` and `1→2→(3)` would both be `1-2-3`: if more than spaces are lost, a few digits distinguish them.
    private static func readable(_ text: String) -> String {
        let name = FileName.safe(from: text)
        let spaced = String(text.map { $0.isWhitespace ? "-" : $0 })
        guard name != spaced else { return name }
        return "\(name)-\(FileName.digits(of: FileName.hash(of: text) & 0xFF_FFFF, count: 6))"
    }
}
