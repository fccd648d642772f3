/// A step as it stands in a log, with a gap for its number.
struct LoggedStep: Hashable, Sendable {
    private var head: [UInt8] = []
    private var tail: [UInt8] = []

    /// The number of bytes without the number.
    var count: Int { head.count + tail.count }

    init() {}

    init(_ step: Step, as form: StreamedLog.Form) {
        switch form {
        case .text:
            head = [UInt8(ascii: "\n")]
            step.appendText(to: &tail)
            tail.removeFirst(step.number.description.utf8.count)
        case .jsonLines:
            var json = JSONBytes(capacity: 1200)
            step.write(to: &json)
            json.newline()
            head = Array(json.bytes[..<json.place])
            tail = Array(json.bytes[(json.place + step.number.description.utf8.count)...])
        }
    }

    func write(number: Int, to bytes: inout [UInt8]) {
        guard count > 0 else { return }
        bytes.append(contentsOf: head)
        bytes.write(number: number)
        bytes.append(contentsOf: tail)
    }
}
