/// Numbers as people read them, in every module that depends on this one.
package enum Quantity {
    /// The number with a comma between thousands: `10,000`.
    package static func text(_ number: Int) -> String {
        let digits = Array(String(number.magnitude))
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
            text.append(digit)
        }
        return number < 0 ? "-" + text : text
    }

    /// The number with its noun: `1 step`, `10,000 steps`.
    package static func text(_ number: Int, _ noun: String) -> String {
        "\(text(number)) \(noun)\(number == 1 ? "" : "s")"
    }
}
