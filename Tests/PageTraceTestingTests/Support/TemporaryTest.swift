import Foundation

@testable import PageTrace
@testable import PageTraceTesting

/// A test of somebody's, in a folder of its own that goes away with it.
final class TemporaryTest {
    let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "pagetrace-testing-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// The place of an assertion in a file `WalkTests.swift` there.
    func place(_ testName: String = "walk()", line: UInt = 7) -> SourcePlace {
        SourcePlace("Tests/WalkTests.swift", "WalkTests.swift", testName, line, 5, path: "\(folder)/WalkTests.swift")
    }

    /// What an assertion would fail with, without the memory of earlier assertions.
    func failure(
        _ walk: Walk<Presenter>, _ mode: SnapshotMode = .missing, as format: SnapshotFormat = .text
    ) throws -> String? {
        let check = SnapshotCheck(walk.recording, walk.replayAdvice, format, named: nil, mode, place())
        return check.failure(try format.render(walk.recording))
    }

    func read(_ path: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)")))
    }

    func write(_ path: String, _ bytes: [UInt8]) throws {
        let url = URL(fileURLWithPath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Every file below the folder.
    var files: [String] {
        let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return found.filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }
        .sorted()
    }
}

/// The walk that most tests take.
func walk(_ path: String = "1→2→(3)→3", tooEarly: Bool = false) throws -> Walk<Presenter> {
    try Walk(of: Presenter(setsTitleTooEarly: tooEarly), pages: [1, 2, 3, 4], path: path)
}
