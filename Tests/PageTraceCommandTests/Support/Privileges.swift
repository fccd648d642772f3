import Foundation

/// What the system grants to this test run; a test that needs more is skipped, and says so.
enum Privileges {
    /// Whether a line of shell can have disks of its own, of any size.
    static let canMount = succeeds("unshare -rm sh -c 'mount -t tmpfs none /mnt'")

    /// Whether calls of the system can be made to fail.
    static let canInject = succeeds("strace -qq -o /dev/null -e inject=sync:error=EIO true")

    /// Whether permissions hold for this user; root gives up what it may do beside them.
    static let canBeDenied = getuid() != 0 || succeeds("\(denied) true")

    /// Whether there can be files of other users in a folder.
    static let canBeOthers = getuid() == 0 && canBeDenied

    /// What stands before a command of a shell to which permissions apply, whoever runs it.
    static let denied =
        getuid() != 0
        ? "env" : "setpriv --bounding-set=-dac_override,-dac_read_search,-fowner --inh-caps=-all --"

    /// A line of shell for a disk of its own, mounted with options at the folder `disk`.
    static func shell(withDisk options: String, _ line: String) -> String {
        "mkdir disk; exec unshare -rm sh -c 'mount -t tmpfs -o \(options) none disk || exit 99; \(line)'"
    }

    private static func succeeds(_ line: String) -> Bool {
        (try? Workspace().shell(line))?.exitCode == 0
    }
}
