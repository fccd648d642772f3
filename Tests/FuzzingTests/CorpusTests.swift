import Foundation
import FuzzTargets
import Testing

@Suite("What holds for every input holds for the corpus of the fuzzer, and for what it has found")
struct CorpusTests {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fuzzing/Corpus")

    @Test(arguments: FuzzTarget.allCases)
    func `The corpus`(target: FuzzTarget) throws {
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.folder.appendingPathComponent(target.rawValue), includingPropertiesForKeys: nil)
        #expect(files.count > 10, "there is a corpus")
        for file in files.sorted(by: { $0.path < $1.path }) {
            let bytes = [UInt8](try Data(contentsOf: file))
            #expect(throws: Never.self, "\(target.rawValue)/\(file.lastPathComponent)") { try target.check(bytes) }
        }
    }

    @Test func `The example traces`() throws {
        let folder = Self.folder.appendingPathComponent("../../../Traces").standardizedFileURL
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where file.pathExtension == "json" {
            let bytes = [UInt8](try Data(contentsOf: file))
            #expect(throws: Never.self, "\(file.lastPathComponent)") { try FuzzTarget.traceReader.check(bytes) }
        }
    }
}
