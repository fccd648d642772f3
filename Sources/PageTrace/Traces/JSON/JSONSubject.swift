/// What a JSON text is to be, for the words of messages.
enum JSONSubject: String {
    case trace, recording

    /// The shortest one, or where one comes from.
    var start: String {
        switch self {
        case .trace: "The shortest one is {\"version\": 1, \"pages\": 2, \"path\": \"1→2\"}."
        case .recording: "Make one: pagetrace run trace.json --format json."
        }
    }

    /// How many lists and objects are in each other at least.
    var depth: Int {
        switch self {
        case .trace: 6
        case .recording: 9
        }
    }
}
