import PageTraceFiles

/// What a person reads when `body` fails, or "no error".
func message(of body: () throws(FileError) -> Void) -> String {
    failure(of: body)?.description ?? "no error"
}

/// The error of `body`, if it fails.
func failure(of body: () throws(FileError) -> Void) -> FileError? {
    do {
        try body()
        return nil
    } catch {
        return error
    }
}

/// A file of text.
func file(_ name: String, _ text: String) -> OutputFile {
    OutputFile(name: name, bytes: Array(text.utf8))
}
