/// Creates folders with all that is missing on the way to them, and remembers which, to take them back.
struct CreatedFolders {
    private var paths: [String] = []

    /// Creates what is missing; a folder that is there already, or that somebody else creates meanwhile, is fine.
    mutating func create(_ path: String) throws(FileError) {
        for part in PathCheck.parts(of: path) {
            guard (try? FileStatus.of(part, followsLinks: true))?.kind != .folder else { continue }
            try FileError.mapping(.cannotWrite, path, try createLast(of: part))
        }
    }

    /// Removes what was created, the innermost first; a folder that has something in it stays.
    func remove() {
        for path in paths.reversed() { _ = rmdir(path) }
    }

    private mutating func createLast(of path: String) throws(SystemFailure) {
        do {
            _ = try SystemFailure.check { mkdir(path, 0o777) }
            paths.append(path)
        } catch {
            guard error.isTaken else { throw error }
            // Something has the name, and yet may lead to nothing.
            guard let status = try SystemFailure.unlessMissing(try FileStatus.of(path, followsLinks: true)) else {
                throw error
            }
            guard status.kind == .folder else { throw .notAFolder }
        }
    }
}
