import Foundation
public import PageTrace

/// Asserts that a recording matches its snapshot.
///
/// The snapshot is beside the test: `__Snapshots__/<test file>/<test>[.<name>].txt`. If it is missing, it is written
/// and the test fails once. Recordings of any container can be compared:
///
/// ```swift
/// let trace = try Trace(path: "1→2→1", pages: 2)
/// assertRecording(of: Recording(replaying: trace))
/// ```
///
/// - Parameters:
///   - recording: The recording.
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
    of recording: Recording, as format: SnapshotFormat = .text, named: String? = nil, mode: SnapshotMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    place.report(snapshotFailure(recording, .none, format, named, mode, place))
}

/// Asserts that what a driver has recorded so far matches its snapshot.
///
/// ```swift
/// let driver = PagingDriver(pager)
/// driver.walk("1→2→(3)→3")
/// assertRecording(of: driver)
/// ```
public func assertRecording(
    of source: some RecordingSource, as format: SnapshotFormat = .text, named: String? = nil,
    mode: SnapshotMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertRecording(
        of: source.recording, as: format, named: named, mode: mode, fileID: fileID, filePath: filePath,
        testName: testName, line: line, column: column)
}

/// Asserts that a walk's recording matches its snapshot.
///
/// ```swift
/// let walk = Walk(of: Presenter(), pages: [1, 2, 3, 4], path: "1→2→(3)→3")
/// assertRecording(of: walk)
/// assertRecording(of: walk, as: .json)
/// ```
public func assertRecording<Client>(
    of walk: Walk<Client>, as format: SnapshotFormat = .text, named: String? = nil, mode: SnapshotMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    guard !walk.isRefused else { return }
    let place = SourcePlace(fileID, filePath, testName, line, column)
    place.report(snapshotFailure(walk.recording, walk.repetition, format, named, mode, place))
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
