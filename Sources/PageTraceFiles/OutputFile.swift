/// A file that a command is about to write: its name in the output folder, and all of its bytes.
public struct OutputFile: Hashable, Sendable {
    /// The name without a folder; ``OutputFolder`` says which names are allowed.
    public var name: String

    /// The content, byte for byte.
    public var bytes: [UInt8]

    /// Creates a file; nothing is checked or written yet.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}
