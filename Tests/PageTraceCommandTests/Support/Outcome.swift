import Foundation

/// What a process has left behind when it ended.
struct Outcome {
    /// What it wrote to standard output.
    let output: Data
    /// What it wrote to standard error.
    let errors: String
    /// Its exit code; nil where a signal ended it.
    let exitCode: Int?

    /// What it wrote to standard output, as text.
    var text: String { String(decoding: output, as: UTF8.self) }
}
