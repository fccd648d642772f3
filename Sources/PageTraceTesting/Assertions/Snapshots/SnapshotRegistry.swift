import Foundation

/// The snapshots that assertions have used in this process.
///
/// Two assertions that share a file would pass or fail by chance, so the second is told to use a name.
final class SnapshotRegistry: @unchecked Sendable {
    static let shared = SnapshotRegistry()

    private struct Claim {
        let file: SnapshotFile
        let named: String?
        let line: UInt
        let column: UInt
        let bytes: [UInt8]
    }

    private let lock = NSLock()
    private var claims: [String: Claim] = [:]

    /// Notes that an assertion uses a file, or returns why it must not.
    func claim(_ file: SnapshotFile, named: String?, _ place: SourcePlace, _ bytes: [UInt8]) -> String? {
        let new = Claim(file: file, named: named, line: place.line, column: place.column, bytes: bytes)
        // Some file systems ignore case.
        let key = "\(file.folder)/\(file.name)".lowercased()
        let first = lock.withLock {
            let first = claims[key] ?? new
            claims[key] = first
            return first
        }
        return conflict(first, new)
    }

    private func conflict(_ old: Claim, _ new: Claim) -> String? {
        let advice = "Nothing was compared or written."
        if (old.line, old.column) != (new.line, new.column) {
            return """
                The assertion in line \(old.line) uses the snapshot \(old.file.shown) already. Give this one a name: \
                named: "second". \(advice)
                """
        }
        if old.named != new.named || old.file != new.file {
            return """
                The names "\(old.named ?? "")" and "\(new.named ?? "")" make the same file \(old.file.shown). Choose \
                names that differ in letters or digits. \(advice)
                """
        }
        if old.bytes != new.bytes {
            return """
                This assertion came by twice with different recordings, and both belong to \(old.file.shown). In a loop \
                or a parameterised test, name each: named: "\\(argument)". \(advice)
                """
        }
        return nil
    }
}
