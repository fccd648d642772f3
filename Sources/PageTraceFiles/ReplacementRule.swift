/// Decides, file by file, what a run may overwrite.
///
/// A rule is asked twice: before anything is written, and again just before a file gets its name, because the old file
/// may have been changed meanwhile. It is never asked about files that already have their new content.
public struct ReplacementRule: Sendable {
    /// Why a file must not be replaced.
    public struct Objection: Hashable, Sendable {
        let message: String
        let nextStep: String?

        /// Words an objection: the reason without a final period, such as "pagetrace did not make the file that is
        /// there", and a sentence that says what to do, nil if the reason says enough.
        public init(_ message: String, nextStep: String?) {
            self.message = message
            self.nextStep = nextStep
        }
    }

    public static let anything = ReplacementRule { _, _ in nil }

    /// The reason to leave a path as it is, nil if there is none.
    public let objection: @Sendable (_ path: String, _ existing: ExistingFile?) -> Objection?

    /// Makes a rule of what takes the path that is about to be written and the file that is there, nil if there is
    /// none, and returns the reason to leave everything unchanged, or nil to go on.
    public init(_ objection: @escaping @Sendable (String, ExistingFile?) -> Objection?) {
        self.objection = objection
    }
}
