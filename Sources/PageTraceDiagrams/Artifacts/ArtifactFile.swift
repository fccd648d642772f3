/// A file that is made from a recording: its name and its content.
public struct ArtifactFile: Hashable, Sendable {
    /// The name, without a folder.
    public let name: String
    /// The content.
    public let bytes: [UInt8]
}
