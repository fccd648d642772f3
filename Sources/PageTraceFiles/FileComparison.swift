/// What a run would write, next to what is on disk.
public enum FileComparison: Hashable, Sendable {
    /// The file on disk has exactly these bytes.
    case same
    /// There is no such file.
    case missing
    /// There is a file with other bytes.
    case differs(Difference)

    /// What was found on disk instead.
    public struct Difference: Hashable, Sendable {
        /// The bytes on disk; of a huge file only the first.
        let found: [UInt8]

        /// How many bytes the file on disk has.
        public let size: Int

        init(found: [UInt8], size: Int) {
            self.found = found
            self.size = size
        }
    }
}
