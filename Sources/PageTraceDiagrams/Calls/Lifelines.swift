import PageTrace

/// The participants in the calls of a recording, and the positions of their lines.
struct Lifelines {
    enum Participant: Hashable {
        /// The container, which nearly all calls come from.
        case container
        case role(CallbackRole)

        /// The id of what is on top of the line: each column has its own.
        func id(in column: NodeName) -> String { "\(column.id)_\(id)" }

        var id: String { if case .role(let role) = self { role.rawValue } else { "container" } }

        /// What is on top of the line.
        var name: String {
            switch self {
            case .container: Words.say("container")
            case .role(.appearance), .role(.containment): Words.say("pages")
            case .role(let role): RoleStyle(role).name
            }
        }
    }

    /// The participants, from left to right; the container first.
    let participants: [Participant]
    let pitch: Double
    let width: Double
    /// The distance of the first line from the left edge.
    static let inset = 62.0

    init(_ recording: Recording, pageWidth: Double = Measures.pageWidth) {
        let callbacks = recording.steps.lazy.flatMap(\.callbacks)
        let called = Set(callbacks.filter { $0.role != .request }.map { Self.receiver(of: $0.role) })
        // Requests need a caller, even if nobody was called.
        let roles = called.isEmpty && !callbacks.isEmpty ? [.delegate] : called
        let lines = CallbackRole.allCases.filter(roles.contains)
        participants = [.container] + lines.map { .role($0) }

        // Calls are written along their arrows, from the container's line to the right: the first line is as far away
        // as the longest of its calls needs, and the others may pass below the text.
        let width = callbacks.reduce(200.0) { widest, callback in
            let text = CallText.question(of: callback).joined()
            let distance = TextStyle.code.width(of: text) + 44
            return max(widest, distance / Double((lines.firstIndex(of: Self.receiver(of: callback.role)) ?? 0) + 1))
        }
        let most = (pageWidth - 2 * Self.inset) / Double(max(1, participants.count - 1))
        pitch = max(36, min(width, most, 260)).rounded(.down)
        let titles = recording.steps.reduce(360) { max($0, StepStyle.titleWidth(of: $1)) }
        let needed = Self.inset * 2 + Double(participants.count - 1) * pitch
        self.width = max(needed, min(titles, pageWidth)).rounded(.up)
    }

    func x(of participant: Participant) -> Double {
        Self.inset + Double(participants.firstIndex(of: participant) ?? 0) * pitch
    }

    /// The line of a role: pages share one, and a request comes from the role that was last called.
    static func receiver(of role: CallbackRole) -> CallbackRole {
        role == .containment ? .appearance : role == .request ? .delegate : role
    }
}
