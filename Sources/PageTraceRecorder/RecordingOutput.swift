import Foundation

/// A file that is written line by line.
@MainActor
final class RecordingOutput {
    private let url: URL
    private var handle: FileHandle?

    init(_ url: URL) {
        self.url = url
        attempt {
            try Data().write(to: url)
            handle = try FileHandle(forWritingTo: url)
        }
    }

    /// Appends a line; after one that could not be written there is no other, so that all but the last are whole.
    func write(_ line: String) {
        attempt { try handle?.write(contentsOf: Data(line.utf8)) }
    }

    private func attempt(_ write: () throws -> Void) {
        do {
            try write()
        } catch {
            handle = nil
            let text = "PageTraceRecorder: \(url.path) cannot be written, and nothing more is recorded: \(error)\n"
            FileHandle.standardError.write(Data(text.utf8))
        }
    }
}
