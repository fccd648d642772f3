/// A hidden folder beside the files of a run, where they wait until all are complete.
///
/// Its owner keeps it locked. The system takes the lock away when the owner ends, however that comes about: whoever can
/// lock such a folder knows that its run is over, and may remove what that has left behind.
struct StagingFolder: ~Copyable {
    private static let prefix = ".pagetrace-"

    /// The folder itself, held open.
    let folder: OpenFolder
    private let name: String

    private init(_ name: String, _ folder: consuming OpenFolder) {
        self.name = name
        self.folder = folder
    }

    /// Makes a staging folder that no other run will touch.
    static func make(in parent: borrowing OpenFolder) throws(SystemFailure) -> StagingFolder {
        while true {
            let name = prefix + String(UInt64.random(in: 0...(.max)), radix: 16)
            do {
                try parent.createFolder(name)
            } catch {
                guard error.isTaken else { throw error }
                continue
            }
            if let staging = try claim(name, in: parent) { return staging }
        }
    }

    /// Removes what runs have left behind that were ended in the middle of writing; as much as is possible.
    static func removeLeftovers(in parent: borrowing OpenFolder) {
        guard let names = try? parent.names() else { return }
        for name in names where name.hasPrefix(prefix) && UInt64(name.dropFirst(prefix.count), radix: 16) != nil {
            guard let folder = try? OpenFolder(name, in: parent), case .taken = folder.lock() else { continue }
            StagingFolder(name, folder).remove(from: parent)
        }
    }

    /// The name in it of a file that waits for its own.
    static func new(_ number: Int) -> String { "new-\(number)" }

    /// The name in it of a file that another one replaces.
    static func old(_ number: Int) -> String { "old-\(number)" }

    /// Removes the folder with all that is still in it; what somebody else has put there stays, and the folder with it.
    func remove(from parent: borrowing OpenFolder) {
        for name in (try? folder.names()) ?? [] where name.hasPrefix("new-") || name.hasPrefix("old-") {
            folder.remove(name)
        }
        parent.removeFolder(name)
    }

    /// Locks a new folder; nil if another run has taken it for a leftover in the meantime.
    private static func claim(_ name: String, in parent: borrowing OpenFolder) throws(SystemFailure) -> StagingFolder? {
        do {
            let folder = try OpenFolder(name, in: parent)
            // Where the disk knows no locks, nobody can take it for a leftover.
            if case .ofSomebodyElse = folder.lock() { return nil }
            // From here on nobody removes it; before, somebody may have.
            guard try parent.status(of: name) != nil else { return nil }
            return StagingFolder(name, folder)
        } catch {
            guard !error.isMissing else { return nil }
            parent.removeFolder(name)
            throw error
        }
    }
}
