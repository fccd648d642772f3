/// A step as it stands in logs, with a gap for its number.
struct LoggedStep: Sendable {
    /// What stands before the number in each log, and after it.
    private var parts: [(head: [UInt8], tail: [UInt8])] = []

    /// The number of bytes without the numbers.
    var count: Int { parts.reduce(0) { $0 + $1.head.count + $1.tail.count } }

    init() {}

    init(_ step: Step, as forms: [StreamedLog.Form]) {
        parts = forms.map { form in
            switch form {
            case .text:
                var tail: [UInt8] = []
                step.appendText(to: &tail)
                tail.removeFirst(step.number.description.utf8.count)
                return ([UInt8(ascii: "\n")], tail)
            case .jsonLines:
                var json = JSONBytes(capacity: 1200)
                step.write(to: &json)
                json.newline()
                let end = json.place + step.number.description.utf8.count
                return (Array(json.bytes[..<json.place]), Array(json.bytes[end...]))
            }
        }
    }

    /// Appends the step to the log of each form.
    func write(number: Int, to logs: inout [[UInt8]]) {
        for (place, part) in parts.enumerated() {
            logs[place].append(contentsOf: part.head)
            logs[place].write(number: number)
            logs[place].append(contentsOf: part.tail)
        }
    }
}
