/// What an app's files say of the pager in them, as far as tokens tell.
struct AppSurvey {
    /// A class with a page view controller: its name, how it is made, and what it calls the page that shows.
    struct Pager {
        let name: String
        /// The expression that makes one; arguments without a default are placeholders.
        let expression: String
        let isComplete: Bool
        /// Whether it makes its pages from the storyboard that it comes from itself.
        let usesStoryboard: Bool
        /// Variables that look like the index of the page that shows.
        let indexes: [String]
        /// The title that the app sets, `title` or `navigationItem.title`; nil for none.
        let title: String?
        /// The name without the marks around a word of the language.
        var plainName: String { name.filter { $0 != "`" } }
    }

    /// The modules that the files import, in order of their names.
    let modules: [String]
    /// The first pager, nil if there is none.
    let pager: Pager?
    /// The storyboard that the files name, as a literal.
    let storyboard: String
    /// What the files make by its name in a storyboard, as a class of the app: its name as a literal, and its class.
    let storyboardParts: [(name: String, type: String)]

    init(_ sources: [String]) {
        let files = sources.map { SourceText($0) }
        modules = Set(files.flatMap(Self.modules)).sorted()
        let types = files.flatMap { file in Self.types(in: file).map { (file: file, type: $0) } }
        let found = types.enumerated().compactMap { place, found in
            Self.rank(of: found.type, in: found.file).map { (rank: ($0, place), found) }
        }.min { $0.rank < $1.rank }
        pager = found.map { Self.pager($0.1.type, in: $0.1.file) }
        storyboard =
            files.lazy.flatMap { file in
                file.tokens.indices.lazy.filter { file.isToken($0, "name") && file.isToken($0 + 3, "bundle") }
                    .compactMap { Self.literal(after: $0 + 1, in: file) }
            }.first ?? "\"Main\""
        storyboardParts = files.flatMap(Self.storyboardParts).reduce(into: []) { parts, part in
            if !parts.contains(where: { $0.name == part.name }) { parts.append(part) }
        }
    }

    /// Each `withIdentifier: "Name") as! Page`.
    private static func storyboardParts(in file: SourceText) -> [(name: String, type: String)] {
        file.tokens.indices.filter { file.isToken($0, "withIdentifier") && file.isToken($0 + 2, ")") }.compactMap {
            let type = String(file.text($0 + 5))
            guard file.isToken($0 + 3, "as"), type != "UIViewController" else { return nil }
            return literal(after: $0 + 1, in: file).map { ($0, type) }
        }
    }

    /// A string in one line, which is no token itself, between a token and the next.
    private static func literal(after index: Int, in file: SourceText) -> String? {
        let text = strings(after: index, in: file)
        let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "\"_-. ".contains($0) }
        return isPlain && text.count > 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? text : nil
    }

    private static func modules(in file: SourceText) -> [String] {
        file.tokens.indices.filter { file.isToken($0, "import") }.map { index in
            String(file.text(SourceAdapter.declarationWords.contains(file.text(index + 1)) ? index + 2 : index + 1))
        }.filter { name in
            name != "import" && name.first?.isNumber == false
                && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
    }

    private struct AppType {
        let name: String
        let isClass: Bool
        /// What it inherits from and conforms to.
        let parents: Range<Int>
        let body: Range<Int>
    }

    /// How likely the pager is made by making a type, the likeliest first; nil if a test cannot make one.
    private static func rank(of type: AppType, in file: SourceText) -> Int? {
        func inherits(_ name: StaticString) -> Bool { type.parents.contains { file.isToken($0, name) } }
        if !type.isClass { return inherits("UIViewControllerRepresentable") && makesPager(type, in: file) ? 3 : nil }
        if inherits("UIPageViewController") { return 0 }
        // Its data source or its delegate only hears of it.
        guard !inherits("NSObject"), type.body.contains(where: { file.isToken($0, "UIPageViewController") }) else {
            return nil
        }
        let isScreen = type.parents.contains { file.text($0).hasSuffix("Controller") }
        return makesPager(type, in: file) ? (isScreen ? 1 : 4) : isScreen ? 2 : 5
    }

    private static func makesPager(_ type: AppType, in file: SourceText) -> Bool {
        type.body.contains { file.isToken($0, "UIPageViewController") && file.isToken($0 + 1, "(") }
    }

    private static func types(in file: SourceText) -> [AppType] {
        file.tokens.indices.compactMap { index in
            guard file.isToken(index, "class") || file.isToken(index, "struct"),
                file.tokens.indices.contains(index + 1),
                file.tokens[index + 1].kind == .word, !SourceAdapter.declarationWords.contains(file.text(index + 1)),
                let open = file.tokens.indices[index...].first(where: { file.isToken($0, "{") }),
                let close = file.closing(open)
            else { return nil }
            return AppType(
                name: String(file.text(index + 1)), isClass: file.isToken(index, "class"),
                parents: min(index + 2, open)..<open, body: open + 1..<close)
        }
    }

    private static func pager(_ type: AppType, in file: SourceText) -> Pager {
        var members: [Int] = []
        var index = type.body.lowerBound
        while index < type.body.upperBound {
            members.append(index)
            index = (file.isToken(index, "{") ? file.closing(index) : nil).map { $0 + 1 } ?? index + 1
        }
        let (expression, isComplete) = expression(of: type, members, in: file)
        let seen = members.filter { (file.isToken($0, "var") || file.isToken($0, "let")) && !isHidden($0, in: file) }
        let indexes = seen.filter { type.isClass && file.isToken($0, "var") }
            .map { String(file.text($0 + 1)) }.filter(isIndex)
        let dots = seen.filter { type.isClass && file.isToken($0 + 3, "UIPageControl") }
            .map { "\(file.text($0 + 1)).currentPage" }
        let title =
            type.body.contains {
                file.isToken($0, "navigationItem") && file.isToken($0 + 2, "title")
                    && !isConstant(after: $0 + 3, in: file)
            }
            ? "navigationItem.title" : type.body.contains { setsOwnTitle($0, in: file) } ? "title" : nil
        return Pager(
            name: type.name, expression: expression, isComplete: isComplete,
            usesStoryboard: type.body.contains {
                file.isToken($0, "storyboard") && (file.isToken($0 + 1, "?") || file.isToken($0 + 1, "!"))
            }, indexes: indexes + dots, title: title)
    }

    /// Whether a statement begins here that sets the controller's own title.
    private static func setsOwnTitle(_ place: Int, in file: SourceText) -> Bool {
        guard file.isToken(place, "title"), file.isToken(place + 1, "="), !isConstant(after: place + 1, in: file)
        else { return false }
        if file.isToken(place - 1, ".") { return file.isToken(place - 2, "self") }
        return !(["let", "var", ","] as [StaticString]).contains { file.isToken(place - 1, $0) }
    }

    /// Whether a string without values follows, which names no page.
    private static func isConstant(after index: Int, in file: SourceText) -> Bool {
        let text = strings(after: index, in: file)
        return text.hasPrefix("\"") && !text.contains("\\")
    }

    /// What lies between a token and the next.
    private static func strings(after index: Int, in file: SourceText) -> String {
        guard file.tokens.indices.contains(index + 1) else { return "" }
        let place = file.tokens[index].range.upperBound..<file.tokens[index + 1].range.lowerBound
        return String(decoding: file.bytes[place].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    }

    private static func isIndex(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix("index") || name == "current" || name == "currentpage" || name == "selectedpage"
    }

    private static func isHidden(_ index: Int, in file: SourceText) -> Bool {
        (max(0, index - 4)..<index).contains {
            (file.isToken($0, "private") || file.isToken($0, "fileprivate")) && !file.isToken($0 + 1, "(")
        }
    }

    private static func expression(of type: AppType, _ members: [Int], in file: SourceText) -> (String, Bool) {
        guard type.isClass else { return ("UIHostingController(rootView: <#\(type.name)(…)#>)", false) }
        let initializers = members.filter { file.isToken($0, "init") && !isHidden($0, in: file) }
        let calls = initializers.compactMap { initializer -> (arguments: [String], end: String)? in
            let isFailable = file.isToken(initializer + 1, "?")
            let open = isFailable ? initializer + 2 : initializer + 1
            guard file.isToken(open, "("), let close = file.closing(open), !file.isToken(open + 1, "coder") else {
                return nil
            }
            return (arguments(open + 1..<close, in: file), isFailable ? ")!" : ")")
        }
        // The one that leaves least to say.
        if let (arguments, end) = calls.min(by: { $0.arguments.count < $1.arguments.count }) {
            return ("\(type.name)(\(arguments.joined(separator: ", "))\(end)", arguments.isEmpty)
        }
        if initializers.isEmpty {
            return (
                type.parents.contains { file.isToken($0, "UIPageViewController") }
                    ? "\(type.name)(transitionStyle: .scroll, navigationOrientation: .horizontal)" : "\(type.name)()",
                true
            )
        }
        return ("\(type.name)(coder: NSCoder())!", true)
    }

    /// The arguments without a default, as placeholders such as `songs: <#[Song]#>`.
    private static func arguments(_ list: Range<Int>, in file: SourceText) -> [String] {
        var arguments: [String] = []
        var start = list.lowerBound
        var depth = 0
        for index in list.lowerBound...list.upperBound {
            if "([{<".contains(file.text(index)) { depth += 1 }
            if ")]}".contains(file.text(index)) || file.isToken(index, ">") && !file.isToken(index - 1, "-") {
                depth -= 1
            }
            guard index == list.upperBound || file.isToken(index, ",") && depth == 0 else { continue }
            defer { start = index + 1 }
            guard start < index, !(start..<index).contains(where: { file.isToken($0, "=") }),
                let colon = (start..<index).first(where: { file.isToken($0, ":") })
            else { continue }
            let type = (colon + 1..<index).map { file.text($0) }.joined()
            let label = file.text(start)
            arguments.append("\(label == "_" ? "" : "\(label): ")<#\(type)#>")
        }
        return arguments
    }
}
