/// What a JSON text should be, for messages.
enum JSONSubject: String {
    case trace, recording

    /// The shortest example, or how to get one.
    var start: String {
        switch self {
        case .trace: "The shortest one is {\"version\": 1, \"pages\": 2, \"path\": \"1→2\"}."
        case .recording: "Make one: pagetrace run trace.json --format json."
        }
    }

    /// The minimum nesting depth that it needs.
    var depth: Int {
        switch self {
        case .trace: 6
        case .recording: 9
        }
    }
}
