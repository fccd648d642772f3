import Foundation
import TestDepth
import Testing

/// Where memory fails for a moment, a picture is whole or not there: one without its texts looks like a success.
struct MemoryFaults {
    /// Every request to the system for memory fails once, from the first that the loader makes to the last of a font's.
    @Test(
        .enabled(
            if: Depth.isDeep && Privileges.canInject,
            "PAGETRACE_DEEP=1 draws a picture some three hundred times; .ci/deep installs strace for it."))
    func `Any single mapping that fails while a PNG is drawn`() throws {
        let workspace = try Workspace()
        let run = #""$PAGETRACE" run --path "1→2" --pages 2 --format png --quiet --force -o a.png"#
        func draw(failing number: Int) throws -> (made: Bool, exitCode: Int?) {
            let outcome = try workspace.shell(
                "rm -f a.png; exec strace -f -qq -e trace=mmap -e inject=mmap:error=ENOMEM:when=\(number) -o calls \(run)"
            )
            return (try workspace.files().contains("a.png"), outcome.exitCode)
        }
        #expect(try draw(failing: 60_000).made)
        let whole = try workspace.bytes(of: "a.png")
        var (number, lost) = (1, 0)
        repeat {
            let (isMade, exitCode) = try draw(failing: number)
            if isMade { try #require(try workspace.bytes(of: "a.png") == whole, "mapping \(number)") }
            try #require(isMade == (exitCode == 0), "mapping \(number)")
            if !isMade { lost += 1 }
            number += 1
        } while try workspace.text(of: "calls").contains("INJECTED")
        #expect(number > 100 && lost > 0)
    }
}
