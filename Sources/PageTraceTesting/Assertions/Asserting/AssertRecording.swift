import Foundation
public import PageTrace
import PageTraceFiles

/// Asserts that the recording of a walk, a driver or a trace matches its snapshot.
///
/// The snapshot is beside the test: `__Snapshots__/<test file>/<test>[.<name>].txt`. If it is missing, it is written
/// and the test fails once.
///
/// ```swift
/// let walk = try Walk(of: Presenter(), pages: [1, 2, 3, 4], path: "1→2→(3)→3")
/// assertRecording(of: walk)
/// assertRecording(of: walk, as: .json)
/// ```
///
/// A name distinguishes the snapshot from others of the same test, such as the argument of a parameterized test. Without
/// a mode, `withSnapshotMode` or the environment says what may be written.
public func assertRecording(
    of source: some RecordingSource, as format: SnapshotFormat = .text, named: String? = nil,
    mode: SnapshotMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let asserted = source as? any AssertedSource
    let place = SourcePlace(fileID, filePath, testName, line, column)
    place.report(snapshotFailure(source.recording, asserted?.replayAdvice ?? .none, format, named, mode, place))
}

func snapshotFailure(
    _ recording: Recording, _ replayAdvice: ReplayAdvice, _ format: SnapshotFormat, _ named: String?,
    _ mode: SnapshotMode?, _ place: SourcePlace,
    environment: [String: String] = ProcessInfo.processInfo.environment
) -> String? {
    do {
        let mode = try SnapshotMode.resolved(mode, environment: environment)
        var check = SnapshotCheck(recording, replayAdvice, format, named: named, mode, place)
        if check.file.isAccepted(by: environment) { check.mode = .all }
        let bytes = try format.render(recording)
        if let conflict = SnapshotRegistry.shared.claim(check.file, named: named, place, bytes) { return conflict }
        let failure = check.failure(bytes)
        let unnoted = UsedSnapshots(environment: environment).note(check.file)
        let parts = [failure, unnoted].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    } catch {
        return "\(error)"
    }
}

/// Asserts that a trace file replays to the recording in its snapshot; its path is relative to the folder of the test.
///
/// ```swift
/// assertRecording(ofTraceFile: "Traces/there-and-back.json")
/// ```
///
/// Name and mode mean what they mean for the recording of a walk.
public func assertRecording(
    ofTraceFile path: String, as format: SnapshotFormat = .text, named: String? = nil, mode: SnapshotMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    do {
        let fullPath = path.hasPrefix("/") ? path : "\(place.folder)/\(path)"
        let bytes = try InputFile.read(fullPath, limit: TraceLimits().fileSize)
        let recording = Recording(replaying: try TraceReader.read(bytes, name: path))
        place.report(snapshotFailure(recording, .file(path), format, named, mode, place))
    } catch let error as FileError {
        place.report("The trace \(path) cannot be read: \(error.reason)")
    } catch {
        place.report("\(error)")
    }
}
