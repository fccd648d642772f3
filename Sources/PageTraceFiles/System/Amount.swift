/// Numbers as people read them.
enum Amount {
    static func bytes(_ count: Int) -> String { of(count, "byte") }

    static func lines(_ count: Int) -> String { of(count, "line") }

    /// A number that is not negative, its digits in groups of three.
    static func grouped(_ count: Int) -> String {
        let digits = Array(String(count))
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
            text.append(digit)
        }
        return text
    }

    private static func of(_ count: Int, _ noun: String) -> String {
        "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
    }
}
