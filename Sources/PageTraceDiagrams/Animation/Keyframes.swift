import Graphviz

/// The rules by which the parts of an animated drawing change, each once.
struct Keyframes {
    /// What the names of all rules begin with, so that two drawings in one page do not get into each other's way.
    let prefix: String
    let frames: [AnimationFrame]
    /// The place of the moment that is shown if nothing moves.
    let still: Int

    /// How long something takes to come or to go, in hundredths of a second.
    private static let fade = 9

    private var names: [String: Int] = [:]
    private var rules: [String] = []

    init(_ frames: [AnimationFrame], still: Int, prefix: String) {
        (self.frames, self.still, self.prefix) = (frames, still, prefix)
    }

    /// In hundredths of a second.
    var duration: Int { frames.last?.end ?? 0 }

    /// The attributes of something that is there as long as a condition holds; nil if it never does.
    mutating func opacity(while holds: (AnimationFrame) -> Bool) -> String? {
        let values = frames.map(holds)
        guard values.contains(true) else { return nil }
        return attributes(values, base: values[still] ? "" : " opacity=\"0\"") { isThere, frame in
            // What goes is gone before something else comes in its place: names are never printed over each other.
            let start = frame.start + (isThere ? Self.fade : 0)
            return start..<start + Self.fade
        } _: {
            "opacity:\($0 ? 1 : 0)"
        }
    }

    /// The attributes of something that moves, in points.
    mutating func motion(to place: (AnimationFrame) -> Point) -> String {
        let values = frames.map(place)
        let (x, y) = (Self.number(values[still].x), Self.number(values[still].y))
        let base = x == "0" && y == "0" ? "" : " transform=\"translate(\(x),\(y))\""
        return attributes(values, base: base) { _, frame in
            frame.start..<frame.start + max(frame.motion, 4)
        } _: {
            "transform:translate(\(Self.number($0.x))px,\(Self.number($0.y))px)"
        }
    }

    /// The rules, for the style of the drawing.
    var text: String {
        rules.enumerated().map { "@keyframes \(prefix)-\($0){\($1)}\n" }.joined()
    }

    /// Follows a value through all moments; a change that moves nothing takes the same time everywhere.
    private mutating func attributes<Value: Equatable>(
        _ values: [Value], base: String, during time: (Value, AnimationFrame) -> Range<Int>,
        _ declaration: (Value) -> String
    ) -> String {
        guard values.contains(where: { $0 != values[0] }) else { return base }
        var old = declaration(values[0])
        var rule = "0%{\(old)}"
        for (place, frame) in frames.enumerated().dropFirst() where values[place] != values[place - 1] {
            let new = declaration(values[place])
            let time = time(values[place], frame)
            rule += "\(percent(time.lowerBound)){\(old)}\(percent(time.upperBound)){\(new)}"
            old = new
        }
        return base + " style=\"animation-name:\(name(of: rule + "to{\(old)}"))\""
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
