/// The rules by which the parts of an animated drawing change, each once.
struct Keyframes {
    /// What the names of all rules begin with, so that two drawings in one page do not get into each other's way.
    let prefix: String
    /// The length of the whole, in hundredths of a second.
    let duration: Int

    private var names: [String: Int] = [:]
    private var rules: [String] = []

    init(prefix: String, duration: Int) {
        self.prefix = prefix
        self.duration = duration
    }

    /// The attributes of something that comes and goes; nil if it never comes.
    mutating func opacity(_ track: Track<Bool>) -> String? {
        guard track.first || !track.changes.isEmpty else { return nil }
        return attributes(track, base: track.still ? "" : " opacity=\"0\"") { "opacity:\($0 ? 1 : 0)" }
    }

    /// The attributes of something that moves, in points.
    mutating func motion(_ track: Track<PhoneView.Middle>) -> String {
        let (x, y) = (Self.number(track.still.across), Self.number(track.still.down))
        let base = x == "0" && y == "0" ? "" : " transform=\"translate(\(x),\(y))\""
        return attributes(track, base: base) {
            "transform:translate(\(Self.number($0.across))px,\(Self.number($0.down))px)"
        }
    }

    /// The rules, for the style of the drawing.
    var text: String {
        rules.enumerated().map { "@keyframes \(prefix)-\($0){\($1)}\n" }.joined()
    }

    private mutating func attributes<Value>(
        _ track: Track<Value>, base: String, _ declaration: (Value) -> String
    ) -> String {
        guard !track.changes.isEmpty else { return base }
        var old = declaration(track.first)
        var rule = "0%{\(old)}"
        for change in track.changes {
            let new = declaration(change.value)
            rule += "\(percent(change.start)){\(old)}\(percent(change.start + change.length)){\(new)}"
            old = new
        }
        rule += "to{\(old)}"
        return base + " style=\"animation-name:\(name(of: rule))\""
    }

    /// The name of a rule by which something goes to the right for the whole time.
    mutating func progress(to length: Double) -> String {
        name(of: "0%{transform:none}to{transform:translate(\(Self.number(length))px,0)}")
    }

    private mutating func name(of rule: String) -> String {
        let place = names[rule] ?? rules.count
        if place == rules.count { rules.append(rule) }
        names[rule] = place
        return "\(prefix)-\(place)"
    }

    private func percent(_ time: Int) -> String {
        Self.number(Double(time * 100) / Double(max(1, duration))) + "%"
    }

    /// A number with at most two places.
    static func number(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
        let digits = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : ".\(rest < 10 ? "0" : "")\(rest)"
        return (hundredths < 0 ? "-" : "") + "\(whole)" + digits
    }
}
