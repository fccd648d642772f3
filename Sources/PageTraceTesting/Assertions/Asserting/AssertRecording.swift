import Foundation
public import PageTrace

/// Asserts that the recording of a walk, a driver or a trace matches its snapshot.
///
/// The snapshot is beside the test: `__Snapshots__/<test file>/<test>[.<name>].txt`. If it is missing, it is written
/// and the test fails once.
///
/// ```swift
/// let walk = Walk(of: Presenter(), pages: [1, 2, 3, 4], path: "1→2→(3)→3")
/// assertRecording(of: walk)
/// assertRecording(of: walk, as: .json)
/// ```
///
/// - Parameters:
///   - source: What has a recording.
///   - format: The form of the snapshot.
///   - named: A name that distinguishes this snapshot from others of the same test, such as the argument of a
///     parameterized test.
///   - mode: What may be written; nil to leave it to `withSnapshotMode` or the environment.
///   - fileID: The file of the assertion.
///   - filePath: The path of that file; snapshots go beside it.
///   - testName: The name of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertRecording(
    of source: some RecordingSource, as format: SnapshotFormat = .text, named: String? = nil,
    mode: SnapshotMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let asserted = source as? any AssertedSource
    guard asserted?.isRefused != true else { return }
    let place = SourcePlace(fileID, filePath, testName, line, column)
    place.report(snapshotFailure(source.recording, asserted?.repetition ?? .none, format, named, mode, place))
}

/// The failure of an assertion with a snapshot, nil if there is none.
func snapshotFailure(
    _ recording: Recording, _ repetition: Repetition, _ format: SnapshotFormat, _ named: String?,
    _ mode: SnapshotMode?, _ place: SourcePlace,
    environment: [String: String] = ProcessInfo.processInfo.environment
) -> String? {
    do {
        let mode = try SnapshotMode.resolved(mode, environment: environment).get()
        let check = SnapshotCheck(recording, repetition, format, named: named, mode, place)
        let bytes = try format.render(recording)
        if let conflict = SnapshotRegistry.shared.claim(check.file, named: named, place, bytes) { return conflict }
        let failure = check.failure(bytes)
        let unnoted = UsedSnapshots(environment: environment).note(check.file)
        return [failure, unnoted].compactMap { $0 }.joined(separator: "\n\n").nilIfEmpty
    } catch {
        return "\(error)"
    }
}

extension String {
    fileprivate var nilIfEmpty: String? { isEmpty ? nil : self }
}
