/// What the figures were measured on, in words that hold for any machine of the kind.
struct Machine {
    static var description: String {
        let hardware = [processor, cores, memory.map { "\($0) GB of memory" }].compactMap(\.self)
        let software = [system, swift, graphviz].compactMap(\.self)
        return (hardware + software).joined(separator: ", ")
    }

    /// What speaks against the figures, nil where nothing does.
    static var warning: String? {
        guard let load = Place.content("/proc/loadavg")?.split(separator: " ").first.flatMap({ Double($0) }),
            load > 0.7
        else { return nil }
        return "The machine is busy (load \(fixed(load))): times are longer than they need be, ratios hold better."
    }

    private static var processor: String? { value("model name", in: "/proc/cpuinfo") }

    private static var cores: String? {
        Place.content("/proc/cpuinfo").map { text in
            "\(text.split(separator: "\n").count { $0.hasPrefix("processor") }) cores"
        }
    }

    private static var memory: Int? {
        value("MemTotal", in: "/proc/meminfo")?.split(separator: " ").first.flatMap { Int($0) }
            .map { ($0 + (1 << 19)) >> 20 }
    }

    private static var system: String? {
        value("PRETTY_NAME", in: "/etc/os-release", separator: "=").map { $0.filter { $0 != "\"" } }
    }

    private static var swift: String? {
        guard let swift = Place.program("swift"),
            let text = try? Child([swift, "--version"], keepsOutput: true).output,
            let words = text.split(separator: "\n").first(where: { $0.contains("Swift version") })?.split(
                separator: " "),
            let position = words.firstIndex(of: "version"), words.indices.contains(position + 1)
        else { return nil }
        return "Swift \(words[position + 1])"
    }

    private static var graphviz: String? {
        guard let dot = Place.program("dot"), let text = try? Child([dot, "-V"], keepsOutput: true).output,
            let words = Optional(text.split(separator: " ")), let position = words.firstIndex(of: "version"),
            words.indices.contains(position + 1)
        else { return nil }
        return "Graphviz \(words[position + 1])"
    }

    /// What stands behind a key in a file of keys and values.
    private static func value(_ key: String, in path: String, separator: Character = ":") -> String? {
        let line = Place.content(path)?.split(separator: "\n").first { $0.hasPrefix(key) }
        guard let value = line?.split(separator: separator, maxSplits: 1).last else { return nil }
        return String(value.drop { $0 == " " || $0 == "\t" })
    }
}
