/// Whether an app is asked something that is no callback, so that a recorder notes nothing.
@MainActor
package enum OffRecord {
    /// Whether somebody asks.
    package private(set) static var isOn = false

    /// Asks.
    package static func ask<Answer>(_ question: () -> Answer) -> Answer {
        let outer = isOn
        isOn = true
        defer { isOn = outer }
        return question()
    }
}
