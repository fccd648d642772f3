import Foundation

/// A terminal of some width in which a command runs, and what is then to be seen in it.
final class Terminal: @unchecked Sendable {
    private let leader: Int32
    private let follower: FileHandle
    private var shown = Data()
    /// What is shown is looked at only when this says that nobody writes to it any more.
    private let isRead = DispatchSemaphore(value: 0)

    /// Opens a terminal; nil if the machine gives none.
    init?(columns: Int) {
        var (leader, follower): (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&leader, &follower, nil, nil, &size) == 0 else { return nil }
        self.leader = leader
        self.follower = FileHandle(fileDescriptor: follower, closeOnDealloc: true)
    }

    deinit { close(leader) }

    /// Runs `pagetrace`, and returns its lines, with their colors.
    func lines(
        of arguments: [String], in workspace: Workspace,
        environment: [String: String] = ["TERM": "xterm", "NO_COLOR": ""]
    ) throws -> [String] {
        // A terminal holds little until it is read.
        Thread.detachNewThread { [self] in
            var bytes = [UInt8](repeating: 0, count: 4096)
            while case let count = read(leader, &bytes, bytes.count), count > 0 {
                shown.append(contentsOf: bytes[..<count])
            }
            isRead.signal()
        }
        _ = try workspace.pagetrace(arguments: arguments, environment: environment, output: follower)
        // Without a writer, reading ends.
        try follower.close()
        isRead.wait()
        return String(decoding: shown, as: UTF8.self).replacing("\r\n", with: "\n")
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
