import PageTraceFiles

/// Damage to a snapshot from outside this library that a line difference would not show.
struct SnapshotDamage: CustomStringConvertible {
    /// What is wrong, as the end of a sentence about the snapshot, and what to do.
    let description: String

    /// Whether a line difference would say nothing: every line differs, or none does.
    let hidesDifference: Bool

    /// Looks for damage; nil if there is none.
    init?(_ old: [UInt8], expecting new: [UInt8]) {
        // A custom format that is not text has no text that could be damaged.
        guard new.firstInvalidByte == nil else { return nil }
        if let offset = old.firstInvalidByte {
            description = "is not UTF-8 from byte \(offset + 1) on. It has been edited, or damaged; restore it."
            hidesDifference = true
        } else if old.starts(with: [0xEF, 0xBB, 0xBF]) {
            description = "begins with a byte order mark, which an editor has put there. Save it as UTF-8 without one."
            hidesDifference = false
        } else if old.contains(0x0D), !new.contains(0x0D) {
            let restored = old.filter { $0 != 0x0D }
            description =
                "has Windows line endings (CRLF). "
                + (restored == new ? "Nothing else differs. " : "The text differs as well. ")
                + "Restore it, and put “__Snapshots__/** text eol=lf” into .gitattributes."
            hidesDifference = true
        } else {
            return nil
        }
    }
}
