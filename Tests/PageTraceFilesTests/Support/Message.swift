import PageTraceFiles

/// What a person reads when `body` fails, or "no error".
func message<Result>(of body: @autoclosure () throws(FileError) -> Result) -> String {
    failure(of: try body())?.description ?? "no error"
}

/// The error of `body`, if it fails.
func failure<Result>(of body: @autoclosure () throws(FileError) -> Result) -> FileError? {
    do {
        _ = try body()
        return nil
    } catch {
        return error
    }
}

/// A file of text.
func file(_ name: String, _ text: String) -> OutputFile {
    OutputFile(name: name, bytes: Array(text.utf8))
}
