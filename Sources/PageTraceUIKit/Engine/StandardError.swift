import Foundation

/// Writes messages that no recording can contain.
package enum StandardError {
    /// Writes a message.
    package static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
