/// The tables of the README, each between two comments with the name of its group.
struct Report {
    private static var path: String { Place.package + "/README.md" }

    private var text: String

    /// Reads the README.
    init() throws {
        guard let text = Place.content(Self.path) else { throw Missing(what: Self.path, package: "the repository") }
        self.text = text
    }

    /// Puts lines between the comments of a name.
    mutating func replace(_ name: String, by lines: [String]) throws {
        let (start, end) = ("<!-- results: \(name) -->\n", "<!-- /results -->")
        guard let first = text.firstRange(of: start), let last = text[first.upperBound...].firstRange(of: end) else {
            throw Missing(what: "\(start) in \(Self.path)", package: "the two comments")
        }
        text.replaceSubrange(first.upperBound..<last.lowerBound, with: "\n" + lines.map { $0 + "\n" }.joined() + "\n")
    }

    /// Writes the README.
    func write() throws {
        try OutputFile.write(text, to: Self.path)
    }
}
