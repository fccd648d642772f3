import Foundation

/// Writes messages that no recording can contain.
package enum StandardError {
    package static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
