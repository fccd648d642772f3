import Foundation
import Testing

@testable import PageTraceFiles

extension Workspace {
    /// Every file in a folder with its bytes; what is no file, such as what a run left behind, has none.
    func contents(of folder: String) throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: self[folder]) {
            contents[name] = FileManager.default.contents(atPath: self["\(folder)/\(name)"]) ?? Data()
        }
        return contents
    }

    /// What a run alone leaves in the folder `out`.
    static func finished(_ arguments: String) throws -> [String: Data] {
        let workspace = try Workspace()
        #expect(try workspace.shell(#""$PAGETRACE" \#(arguments)"#).exitCode == 0)
        return try workspace.contents(of: "out")
    }

    /// The name of a hidden file that a killed run leaves behind.
    static let leftover = TemporaryName.random()

    /// The names of what unfinished runs have left behind in a folder.
    func leftovers(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: self[folder]).filter { $0.hasPrefix(".pagetrace-") }
    }

    /// Files in a folder as an earlier run has left them, under the names that `pagetrace` will use for a walk.
    func putEarlier(_ names: [String], into folder: String) throws {
        for name in names { try put("an earlier \(name)", into: "\(folder)/\(name)") }
    }
}
