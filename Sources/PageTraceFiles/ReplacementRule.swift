/// Decides, file by file, what a run may write over.
///
/// A rule is asked twice: before anything is written, and again in the moment before a file gets its name, since
/// somebody may have written to the old one meanwhile. Files that have their new content already are never asked about.
public struct ReplacementRule: Sendable {
    /// Why a file has to stay.
    public struct Objection: Hashable, Sendable {
        let message: String
        let nextStep: String?

        /// Words an objection.
        ///
        /// - Parameters:
        ///   - message: The reason without a full stop, such as "pagetrace did not make the file that is there".
        ///   - nextStep: A whole sentence that says what to do, nil if the reason says enough.
        public init(_ message: String, nextStep: String?) {
            self.message = message
            self.nextStep = nextStep
        }
    }

    /// Everything may go.
    public static let anything = ReplacementRule { _, _ in nil }

    /// The reason to leave a path as it is, nil if there is none.
    public let objection: @Sendable (_ path: String, _ existing: ExistingFile?) -> Objection?

    /// Makes a rule.
    ///
    /// - Parameter objection: Gets the path that is about to be written, and the file that is there, nil if there is
    ///   none. It gives the reason to leave all as it is, or nil to go on.
    public init(_ objection: @escaping @Sendable (String, ExistingFile?) -> Objection?) {
        self.objection = objection
    }

    /// Asks the rule about a name in a folder.
    func check(_ name: String, in folder: borrowing OpenFolder, path: String) throws(FileError) {
        guard let objection = objection(path, ExistingFile(name, in: folder)) else { return }
        throw FileError(.cannotWrite, path, objection.message, nextStep: objection.nextStep)
    }
}
