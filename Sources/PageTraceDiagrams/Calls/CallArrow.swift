import PageTrace

/// One arrow of a sequence of calls: a call, and whether it is answered.
struct CallArrow: Hashable {
    /// The place of the call among the step's callbacks, from 0.
    var index: Int
    var caller: Lifelines.Participant
    var receiver: Lifelines.Participant
    var lines: [String]
    /// The answer, nil if the method answers nothing.
    var answer: String?
    /// Whether a note is below the arrow: beside an answer there is room, without one there is not.
    var hasNoteBelow: Bool
    var remarks: [String]

    /// The height of the line with the call's arrow below it.
    static let callHeight = 23.0
    /// The height of the line with the answer's arrow below it.
    static let answerHeight = 19.0
    static let remarkHeight = 15.0

    var height: Double {
        Self.callHeight + Double(lines.count - 1) * Measures.linePitch + (answer == nil ? 0 : Self.answerHeight)
            + Double(remarks.count + (hasNoteBelow ? 1 : 0)) * Self.remarkHeight + 5
    }

    static func arrows(of step: Step, lifelines: Lifelines) -> [CallArrow] {
        var current = Lifelines.Participant.role(.delegate)
        return step.callbacks.enumerated().map { index, callback in
            let isRequest = callback.role == .request
            if !isRequest { current = .role(Lifelines.receiver(of: callback.role)) }
            // A request comes from within the call before it.
            let client = lifelines.participants.contains(current) ? current : lifelines.participants.last ?? .container
            let receiver = isRequest ? Lifelines.Participant.container : current
            let room = abs(lifelines.x(of: client) - lifelines.x(of: .container)) - 40
            let wide = max(room, min(lifelines.width - Lifelines.inset - 40, 430))
            let answer = callback.answer.map { CallText.text(of: $0) }
            return CallArrow(
                index: index, caller: isRequest ? client : .container, receiver: receiver,
                lines: CallText.lines(width: wide) { CallText.question(of: callback) },
                answer: answer.map { TextStyle.boldCode.line($0, width: wide) },
                hasNoteBelow: answer == nil && callback.remark != nil,
                remarks: step.changes(until: index + 1).map { change in
                    TextStyle.remark.fitted(width: wide) { "✎ " + change.text }
                })
        }
    }
}
