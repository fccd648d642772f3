import PageTraceFiles

extension Console {
    /// Writes text to a reader that may stop early, as `head` does after some lines.
    ///
    /// That has no effect: what else the run does, and how it ends, does not depend on the reader.
    func writeWhileRead(_ text: String) throws(FileError) {
        do {
            try write(text)
        } catch {
            guard error.kind == .closedPipe else { throw error }
        }
    }
}
