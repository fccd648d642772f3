/// A JSON object whose keys are known.
struct Fields {
    /// What the object is, for messages: `a gesture`.
    var subject: String
    let path: JSONPath
    private let members: [JSONValue.Member]

    init(_ value: JSONValue, subject: String) throws(Problem) {
        guard let members = value.members else { throw .wrongValue(value.path, subject, mustBe: "an object") }
        self.subject = subject
        self.members = members
        path = value.path
    }

    var keys: [String] { members.map(\.key) }

    func has(_ key: String) -> Bool { child(key) != nil }

    func child(_ key: String) -> JSONValue? {
        members.first { $0.key == key }?.value
    }

    /// The value of a key; nil if it is missing, and there is no advice what to write because it may be.
    func child(_ key: String, orAdvise advice: String?) throws(Problem) -> JSONValue? {
        if let value = child(key) { return value }
        guard let advice else { return nil }
        throw missing(key, advice: advice)
    }

    /// The error for an object that lacks a required key.
    func missing(_ key: String, advice: String) -> Problem {
        Problem(.value(path), "the key \"\(key)\" is missing in \(subject)", advice: advice)
    }

    /// Refuses every key that is not allowed, and says where a known one belongs.
    ///
    /// - Parameter owner: What a key belongs to instead, and what this object is; nil for an unknown key.
    func refuseOthers(
        than allowed: [String], owner: (String) -> (owner: String, this: String)? = { _ in nil }
    ) throws(Problem) {
        // The first one in alphabetical order, so that the order of the keys makes no difference.
        guard let key = keys.filter({ !allowed.contains($0) }).min() else { return }
        let here = "The keys here are \(Wording.list(allowed, atMost: 14))."
        if let (owner, this) = owner(key) {
            throw Problem(
                .key(path.appending(key)), "\(Wording.quoted(key)) belongs to \(owner); this one is \(this)",
                advice: here)
        }
        throw Problem(
            .key(path.appending(key)), "unknown key \(Wording.quoted(key)) in \(subject)",
            advice: Suggestion.sentence(for: key, among: allowed) + here)
    }
}
