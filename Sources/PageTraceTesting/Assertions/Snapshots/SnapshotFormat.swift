import Foundation
public import PageTrace

/// The form in which a recording is stored as a snapshot.
///
/// ``text`` and ``json`` need only this library. Diagrams, such as `.svg(.flow)` and `.dot(.flow)`, come with the
/// product PageTraceTestingDiagrams, which needs Graphviz.
public struct SnapshotFormat: Sendable {
    /// The extension of its files, without the first dot.
    public let fileExtension: String

    let render: @Sendable (Recording) throws -> [UInt8]

    /// Finds where a recording first differs from a snapshot; returns nil if the form cannot tell.
    let locate: @Sendable (Recording, [UInt8]) -> StepPlace?
}

extension SnapshotFormat {
    /// Creates a format.
    ///
    /// - Parameters:
    ///   - fileExtension: The extension of its files, such as `flow.svg`.
    ///   - render: Makes the content of the file; must give the same bytes for the same recording on every machine.
    public init(fileExtension: String, render: @escaping @Sendable (Recording) throws -> [UInt8]) {
        self.init(fileExtension: fileExtension, render: render, locate: { _, _ in nil })
    }

    /// The recording as people read it: the default.
    public static let text = SnapshotFormat(
        fileExtension: "txt",
        render: { Array($0.text.utf8) },
        locate: { StepPlace.firstDifference(of: $0, fromText: String(decoding: $1, as: UTF8.self)) })

    /// The recording as JSON, for other programs.
    public static let json = SnapshotFormat(
        fileExtension: "json",
        render: { Array($0.json.utf8) },
        locate: { recording, bytes in
            guard let old = try? RecordingFile(bytes, name: "snapshot") else { return nil }
            return StepPlace.firstDifference(of: recording, from: old.recording)
        })
}
