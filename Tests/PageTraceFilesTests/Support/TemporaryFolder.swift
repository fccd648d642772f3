import Foundation

/// A new empty folder that goes with all its content when the test is over.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/pagetrace-files-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of something in the folder.
    subscript(name: String) -> String { "\(path)/\(name)" }

    /// Every name in the folder or one below it, hidden ones too.
    func names(in below: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: self[below]).sorted()
    }

    func put(_ text: String, into name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: self[name]))
    }

    func text(of name: String) throws -> String {
        try String(contentsOfFile: self[name], encoding: .utf8)
    }

    func createFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: true)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: target)
    }

    func isLink(_ name: String) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: self[name])) != nil
    }

    /// Changes whenever another file gets the name, even one with the same content.
    func identity(of name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: self[name])[.systemFileNumber] as? Int
    }
}
