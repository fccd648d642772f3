import PageTrace
import PageTraceFiles

/// Asserts that a trace file replays to the recording in its snapshot.
///
/// ```swift
/// assertRecording(ofTraceFile: "Traces/there-and-back.json")
/// ```
///
/// - Parameters:
///   - path: The path of the file, relative to the folder of the test.
///   - fileID: The file of the assertion.
///   - filePath: The path of that file; snapshots go beside it.
///   - testName: The name of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - named: A name that distinguishes this snapshot from others of the same test.
///   - mode: What may be written; nil to leave it to `withSnapshotMode` or the environment.
///   - format: The form of the snapshot.
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
