import PageTraceFiles

extension ReplacementRule {
    /// Protects the user's work: always what a run reads, and any file that pagetrace does not recognize as its own.
    ///
    /// - Parameters:
    ///   - inputs: The paths of the files that are read, `-` for standard input.
    ///   - isForced: Whether files that pagetrace did not make may be replaced.
    ///   - elsewhere: What to do instead, as part of a sentence, such as "write elsewhere with --output".
    static func protecting(inputs: [String], isForced: Bool, elsewhere: String) -> ReplacementRule {
        let inputs = Set(inputs.compactMap { FileIdentity(of: $0) })
        return ReplacementRule { _, existing in
            guard let existing else { return nil }
            if inputs.contains(existing.identity) {
                return Objection(
                    "this run reads that file", nextStep: "Give one of the two another name, or \(elsewhere).")
            }
            guard !isForced else { return nil }
            guard let ends = existing.ends(first: GeneratedFileMark.reach, last: GeneratedFileMark.reach) else {
                return Objection(
                    "there is a file that cannot be read, and may not be pagetrace's",
                    nextStep: "Move it away, \(elsewhere), or replace it with --force.")
            }
            // An empty file holds no work.
            guard !ends.first.isEmpty, !GeneratedFileMark.isOn(first: ends.first, last: ends.last) else { return nil }
            return Objection(
                "there is a file that pagetrace did not make",
                nextStep: "Move it away, \(elsewhere), or replace it with --force.")
        }
    }
}
