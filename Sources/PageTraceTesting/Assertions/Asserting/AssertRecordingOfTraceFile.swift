import PageTrace
import PageTraceFiles

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
