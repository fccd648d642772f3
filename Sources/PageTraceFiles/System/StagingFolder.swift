/// A hidden folder beside the files of a run, where they wait until all are complete.
///
/// Its owner keeps it locked. The system takes the lock away when the owner ends, however that comes about: whoever can
/// lock such a folder knows that its run is over, and may remove what that has left behind.
struct StagingFolder: ~Copyable {
    private static let prefix = ".pagetrace-"

    /// The folder itself, held open.
    let folder: OpenFolder
    private let name: String

    /// Makes a staging folder that no other run will touch.
    static func make(in parent: borrowing OpenFolder) throws(SystemFailure) -> StagingFolder {
        while true {
            let name = name(for: .random(in: 0...(.max)))
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
    ///
    /// A folder is one of these if its name checks itself, and if all that is in it has the names of waiting files.
    static func removeLeftovers(in parent: borrowing OpenFolder) {
        guard let entries = try? parent.entries() else { return }
        for entry in entries where entry.kind == .folder && isName(entry.name) {
            guard let folder = try? OpenFolder(entry.name, in: parent), case .taken = folder.lock(),
                let files = try? folder.entries(), files.allSatisfy({ isWaiting($0.name) && $0.kind != .folder })
            else { continue }
            StagingFolder(folder: folder, name: entry.name).remove()
        }
    }

    /// The name of a staging folder: a number, and after it a second one that follows from the first.
    ///
    /// A name that somebody gave to a folder of their own does not have both.
    static func name(for number: UInt64) -> String {
        // The finalizer of SplitMix64: every digit of the second number hangs on every digit of the first.
        var check = number &+ 0x9E37_79B9_7F4A_7C15
        check = (check ^ (check >> 30)) &* 0xBF58_476D_1CE4_E5B9
        check = (check ^ (check >> 27)) &* 0x94D0_49BB_1331_11EB
        check ^= check >> 31
        return prefix + FileName.digits(of: number, count: 16) + FileName.digits(of: check, count: 16)
    }

    private static func isName(_ name: String) -> Bool {
        guard name.hasPrefix(prefix), let number = UInt64(name.dropFirst(prefix.count).prefix(16), radix: 16) else {
            return false
        }
        return name == Self.name(for: number)
    }

    private static func isWaiting(_ name: String) -> Bool {
        guard name.hasPrefix("new-") || name.hasPrefix("old-") else { return false }
        return Int(name.dropFirst(4)).map { name.dropFirst(4) == String($0) } ?? false
    }

    /// The name in it of a file that waits for its own.
    static func new(_ number: Int) -> String { "new-\(number)" }

    /// The name in it of a file that another one replaces.
    static func old(_ number: Int) -> String { "old-\(number)" }

    /// How a file beside the staging folder is called in it, wherever somebody has moved both meanwhile.
    static func beside(_ name: String) -> String { "../\(name)" }

    /// Removes the folder with all that is still in it; what somebody else has put there stays, and the folder with it.
    ///
    /// - Parameter count: How many files have waited in it, if that is known: they go even if the system does not say
    ///   what is in the folder.
    func remove(knowing count: Int = 0) {
        for number in 0..<count {
            folder.remove(Self.new(number))
            folder.remove(Self.old(number))
        }
        for entry in (try? folder.entries()) ?? [] where Self.isWaiting(entry.name) { folder.remove(entry.name) }
        folder.removeFolder(Self.beside(name))
    }

    /// Locks a new folder; nil if another run has taken it for a leftover in the meantime.
    private static func claim(_ name: String, in parent: borrowing OpenFolder) throws(SystemFailure) -> StagingFolder? {
        do {
            let folder = try OpenFolder(name, in: parent)
            // Where the disk knows no locks, nobody can take it for a leftover.
            if case .ofSomebodyElse = folder.lock() { return nil }
            // From here on nobody removes it; before, somebody may have.
            guard try parent.status(of: name) != nil else { return nil }
            return StagingFolder(folder: folder, name: name)
        } catch {
            guard !error.isMissing else { return nil }
            parent.removeFolder(name)
            throw error
        }
    }
}
