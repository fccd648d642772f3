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
            let status = try? FileStatus.following(path)
            guard let status else { throw error }
            guard status.kind == .folder else { throw .notAFolder }
        }
    }

    private static func parent(of path: Substring) -> Substring? {
        let slash = Character("/")
        let trimmed = path.trimmingSuffix { $0 == slash }
        guard let last = trimmed.lastIndex(of: slash) else { return nil }
        let parent = trimmed[..<last]
        return parent.isEmpty ? nil : parent
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
        var rest = self
        while let last = rest.last, isTrimmed(last) { rest.removeLast() }
        return rest
    }
}
