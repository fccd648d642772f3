import Foundation

/// Writes messages that no recording can contain.
enum StandardError {
    static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
