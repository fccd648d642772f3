import Foundation
import FuzzTargets
import TestDepth
import Testing

@Suite("What holds for every input holds for the corpus of the fuzzer, and for what it has found")
struct CorpusTests {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fuzzing/Corpus")

    /// The example traces, those in folders of their containers, too.
    static let traces: [URL] = {
        let folder = Self.folder.appendingPathComponent("../../../Traces").standardizedFileURL
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.filter { $0.hasSuffix(".json") }.sorted().map { folder.appendingPathComponent($0) }
    }()

    /// Every third file, or all of them if the tests go deep.
    private static func some(of files: [URL]) -> [URL] {
        stride(from: 0, to: files.count, by: Depth.isDeep ? 1 : 3).map { files[$0] }
    }

    @Test(arguments: FuzzTarget.allCases)
    func `The corpus`(target: FuzzTarget) throws {
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.folder.appendingPathComponent(target.rawValue), includingPropertiesForKeys: nil)
        #expect(files.count > 10, "there is a corpus")
        for file in Self.some(of: files.sorted(by: { $0.path < $1.path })) {
            let bytes = [UInt8](try Data(contentsOf: file))
            #expect(throws: Never.self, "\(target.rawValue)/\(file.lastPathComponent)") { try target.check(bytes) }
        }
    }

    @Test func `The example traces`() throws {
        for file in Self.some(of: Self.traces) {
            let bytes = [UInt8](try Data(contentsOf: file))
            #expect(throws: Never.self, "\(file.lastPathComponent)") { try FuzzTarget.traceReader.check(bytes) }
        }
    }
}
