extension Fields {
    /// Refuses every key that is not allowed, and says of a known one where it belongs.
    ///
    /// - Parameter owner: What a key belongs to instead and what this is, nil for an unknown key.
    func refuseOthers(
        than allowed: [String], in subject: String, owner: (String) -> (owner: String, this: String)?
    ) throws(Problem) {
        if let key = keys.filter({ !allowed.contains($0) }).min(), let (owner, this) = owner(key) {
            throw Problem(
                .key(path.appending(key)),
                "\(Wording.quoted(key)) belongs to \(owner); this one is \(this)",
                advice: "The keys here are \(Wording.list(allowed, atMost: 14))."
            )
        }
        try refuseOthers(than: allowed, in: subject)
    }
}
