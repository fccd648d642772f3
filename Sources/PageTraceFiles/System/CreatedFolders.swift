#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Creates a folder with all that is missing on the way to it, and remembers which, to take them back.
struct CreatedFolders {
    private var paths: [String] = []

    /// Creates what is missing; a folder that is there already, or that somebody else creates meanwhile, is fine.
    mutating func create(_ path: String) throws(FileError) {
        do {
            try create(path[...])
        } catch {
            throw FileError(.cannotWrite, path, error)
        }
    }

    /// Removes what was created, the innermost first; a folder that somebody else has put something into stays.
    consuming func remove() {
        for path in paths.reversed() {
            _ = rmdir(path)
        }
    }

    private mutating func create(_ path: Substring) throws(SystemFailure) {
        do {
            try createLast(of: path)
        } catch {
            guard error.isMissing, let parent = Self.parent(of: path) else { throw error }
            try create(parent)
            try createLast(of: path)
        }
    }

    private mutating func createLast(of path: Substring) throws(SystemFailure) {
        let path = String(path)
        do {
            _ = try SystemFailure.check { mkdir(path, 0o777) }
            paths.append(path)
        } catch {
            // Whatever the system says first, of a folder that is there nothing has to be created.
            let failure = error
            do throws(SystemFailure) {
                guard try FileStatus.of(path, followsLinks: true).kind == .folder else {
                    throw SystemFailure.notAFolder
                }
            } catch {
                // Something has the name, and yet leads to nothing: then that is what has to be said.
                throw failure.isTaken && !error.isMissing ? error : failure
            }
        }
    }

    private static func parent(of path: Substring) -> Substring? {
        // Bytes, as the system sees them: a slash with an accent on it is another character, but still a slash.
        let slash = UInt8(ascii: "/")
        var parent = path
        while parent.utf8.last == slash { parent = Substring(parent.utf8.dropLast()) }
        guard let last = parent.utf8.lastIndex(of: slash), last > parent.startIndex else { return nil }
        return parent[..<last]
    }
}
