/// Whether an app is asked something that is no callback, so that a recorder notes nothing.
@MainActor
package enum OffRecord {
    package private(set) static var isOn = false

    package static func ask<Answer>(_ question: () -> Answer) -> Answer {
        let outer = isOn
        isOn = true
        defer { isOn = outer }
        return question()
    }
}
