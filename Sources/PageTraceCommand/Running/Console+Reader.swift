import PageTraceFiles

extension Console {
    /// Writes text to somebody who may have read enough, as `head` has after some lines.
    ///
    /// Then nothing happens: what else the run does, and how it ends, does not depend on who reads along.
    func writeWhileRead(_ text: String) throws(FileError) {
        do {
            try write(text)
        } catch {
            guard error.kind == .closedPipe else { throw error }
        }
    }
}
