/// Goes through the tokens of a source and changes what needs Objective-C.
struct SourceAdapter {
    private(set) var source: SourceText
    private(set) var remarks: [AdaptationRemark] = []
    /// What follows the end of the file: short names for selectors, so that their lines keep their columns.
    private(set) var accessors: [String] = []

    private let path: String
    private var nesting = SourceNesting()
    private var selectors = 0
    private var index = 0

    init(_ text: String, path: String) {
        source = SourceText(text)
        self.path = path
    }

    /// A line that tells the compiler where the next one comes from.
    static func location(_ path: String, line: Int) -> String {
        let path = path.flatMap { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }
        return "#sourceLocation(file: \"\(String(path))\", line: \(line))\n"
    }

    /// Methods that UIKit calls if they are there, in classes that do not say that they conform: where they begin.
    private var inherited: [(index: Int, type: Substring)] = []

    mutating func adapt() {
        while index < source.tokens.count {
            let token = source.tokens[index]
            switch token.kind {
            case .attribute: adaptAttribute(token)
            case .directive: adaptDirective(token)
            case .word: adaptWord(token)
            case .mark: adaptMark(token)
            }
            index += 1
        }
        let conforming = nesting.types.filter { type in
            type.parents.contains { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") }
        }
        let names = Set(conforming.compactMap { $0.name.split(separator: ".").last })
        for method in inherited where !names.contains(method.type) {
            remark(.optionalMethodOfSubclass, at: method.index)
        }
        remarks.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    }

    /// Notes an optional method in a subclass of an app's own class, which may be what conforms.
    private mutating func noteOptionalMethod() {
        guard nesting.isAmongMembers, let type = nesting.current.map({ nesting.types[$0] }), !type.isExtension,
            let parent = type.parents.first, !parent.hasPrefix("UI"), !parent.hasPrefix("NS"),
            Self.optionalMethods.contains(source.text(index + 1))
        else { return }
        let words = (max(0, index - 4)..<index).map(source.text)
        if !words.contains("override"), let close = source.closing(index + 2),
            !(index..<close).contains(where: { Self.requiredLabels.contains(source.text($0)) })
        {
            inherited.append((index, Substring(type.name)))
        }
    }

    private mutating func remark(_ found: AdaptationRemark.Found, at index: Int) {
        let place = source.place(of: source.tokens[index].range.lowerBound)
        remarks.append(AdaptationRemark(line: place.line, column: place.column, message: found.rawValue))
    }

    // MARK: Attributes and marks

    /// The attributes that only Objective-C and Interface Builder need.
    private static let attributes: Set<Substring> = [
        "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable",
        "@IBSegueAction", "@GKInspectable", "@NSManaged", "@UIApplicationMain", "@NSApplicationMain", "@main",
    ]

    private mutating func adaptAttribute(_ token: SourceToken) {
        guard Self.attributes.contains(source.text(index)) else { return }
        source.replace(token.range)
        if source.isToken(index, "@IBOutlet") { adaptOutlet(after: index) }
        if source.isToken(index + 1, "("), source.isAdjacent(index + 1), let end = source.closing(index + 1) {
            source.replace(tokens: index + 1...end)
            index = end
        }
        if source.isToken(index + 1, "optional") { remark(.optionalRequirement, at: index + 1) }
    }

    /// An outlet that must not be nil gets an object of its class, and keeps it: no nib connects it.
    private mutating func adaptOutlet(after index: Int) {
        var (place, weak) = (index + 1, -1)
        while Self.declarationWords.contains(source.text(place)), !source.isToken(place, "var") {
            if source.isToken(place, "weak") { weak = place }
            place += 1
        }
        guard source.isToken(place, "var"), source.isToken(place + 2, ":") else { return }
        var end = place + 3
        let isList = source.isToken(end, "[")
        if isList {
            guard let close = source.closing(end) else { return }
            end = close
        } else {
            while source.isToken(end + 1, "."), source.isAdjacent(end + 1) { end += 2 }
        }
        guard source.isToken(end + 1, "!"), source.isAdjacent(end + 1) else { return }
        if weak >= 0 { source.replace(source.tokens[weak].range) }
        source.insert(isList ? " = []" : " = makeOutlet()", at: source.tokens[end + 1].range.upperBound)
    }

    private mutating func adaptMark(_ token: SourceToken) {
        switch source.bytes[token.range.lowerBound] {
        case UInt8(ascii: "{"): nesting.beginBrace()
        case UInt8(ascii: "}"): endType(at: token.range.lowerBound)
        case UInt8(ascii: "?"): adaptOptionalCall(token)
        default: break
        }
    }

    /// UIKit's optional methods have defaults in the face, so they are called without a question mark.
    private mutating func adaptOptionalCall(_ token: SourceToken) {
        guard source.isToken(index + 1, "("), source.isToken(index - 2, "."),
            Self.optionalMethods.contains(source.text(index - 1))
        else { return }
        source.replace(token.range)
    }

    private static let widestIndent = 1_000

    private mutating func endType(at position: Int) {
        guard let type = nesting.endBrace() else { return }
        let additions = nesting.types[type].additions
        guard !additions.isEmpty else { return }
        let place = source.place(of: position)
        let text = additions.map { "\n" + Self.location(path, line: $0.line) + $0.text }.joined()
        // What follows keeps its column; on a line of a whole file that would take as much again for each type.
        let indent = String(repeating: " ", count: min(place.column - 1, Self.widestIndent))
        source.insert(text + "\n" + Self.location(path, line: place.line) + indent, at: position)
    }

    // MARK: Words

    private mutating func adaptWord(_ token: SourceToken) {
        nesting.note(index, in: source)
        switch source.text(index) {
        case "import": adaptImport()
        case "func": noteOptionalMethod()
        case "dynamic":
            if Self.declarationWords.contains(source.text(index + 1)) { source.replace(token.range) }
        case "override":
            if nesting.isAmongMembers, let type = nesting.current, nesting.types[type].isExtension {
                remark(.overrideInExtension, at: index)
            }
        case "observeValue", "addObserver":
            if source.isToken(index + 1, "("), [2, 4].contains(where: { source.isToken(index + $0, "forKeyPath") }) {
                remark(.keyValueObserving, at: index)
            }
        case "observe":
            if source.isToken(index + 1, "("), source.isToken(index + 2, "\\"), !observesOffset {
                remark(.keyValueObserving, at: index)
            }
        case let word:
            // Some of the names are labels as well.
            if let name = Self.renamed[word] { source.replace(token.range, with: name) }
        }
    }

    /// Whether a key path ends in the one property that the face lets observe.
    private var observesOffset: Bool {
        var end = index + 3
        while source.isToken(end, ".") || source.tokens.indices.contains(end) && source.tokens[end].kind == .word {
            end += 1
        }
        return source.isToken(end - 1, "contentOffset")
    }

    /// The modules that the face stands for.
    static let modules: [Substring: String] = [
        "UIKit": "PageTraceUIKit", "SwiftUI": "PageTraceSwiftUI", "CoreGraphics": "PageTraceUIKit",
        "QuartzCore": "PageTraceUIKit",
    ]

    private mutating func adaptImport() {
        var place = index + 1
        if Self.declarationWords.contains(source.text(place)) { place += 1 }
        let module = source.text(place)
        if let ours = Self.modules[module] {
            var end = place
            while source.isToken(end + 1, "."), source.isAdjacent(end + 1) { end += 2 }
            guard source.tokens.indices.contains(end) else { return }
            source.replace(tokens: index...end, with: "import \(ours)")
            index = end
        } else if module == "Foundation" || module == "Dispatch", importsFace, place == index + 1 {
            // UIKit brings it, with the face's timers and queues, which would be ambiguous otherwise.
            source.replace(tokens: index...place)
            index = place
        }
    }

    private lazy var importsFace: Bool = source.tokens.indices.contains { index in
        source.isToken(index, "import")
            && (source.isToken(index + 1, "UIKit") || source.isToken(index + 1, "SwiftUI"))
    }

    // MARK: Directives

    private mutating func adaptDirective(_ token: SourceToken) {
        switch source.text(index) {
        case "#selector": adaptSelector(token)
        case "#keyPath": adaptKeyPath()
        case "#Preview": removePreview()
        case "#if", "#elseif": adaptCondition(token)
        default: break
        }
    }

    private mutating func adaptSelector(_ token: SourceToken) {
        guard source.isToken(index + 1, "("), let end = source.closing(index + 1) else {
            return remark(.unfinishedSelector, at: index)
        }
        // Selectors in each other, which no source has, would each read all that are in them.
        guard end - index < 1_000 else { return remark(.methodOfVariable, at: index) }
        let enclosing = nesting.current.map { nesting.types[$0] }
        guard let expression = SelectorExpression((index + 2..<max(index + 2, end)).map(source.text)) else {
            return remark(.methodOfVariable, at: index)
        }
        guard let value = expression.value(in: enclosing?.name) else { return remark(.setterSelector, at: index) }
        selectors += 1
        let line = source.place(of: token.range.lowerBound).line
        let place = index...end
        index = end
        var reference = value
        if let enclosing, let type = nesting.current {
            let member = "_selectorOf\(selectors)"
            let access = enclosing.isHidden ? "" : "fileprivate "
            nesting.add("nonisolated \(access)static var \(member): MethodSelector { \(value) }", line: line, to: type)
            reference = "\(enclosing.path ?? enclosing.name).\(member)"
            if enclosing.path == nil { return source.replace(tokens: place, with: reference) }
        }
        let name = "_selector\(selectors)"
        accessors.append(
            Self.location(path, line: line) + "private nonisolated var \(name): MethodSelector { \(reference) }\n")
        source.replace(tokens: place, with: name)
    }

    private mutating func adaptKeyPath() {
        guard source.isToken(index + 1, "("), let end = source.closing(index + 1) else { return }
        source.replace(tokens: index...end, with: "\"\(source.text(end - 1))\"")
        index = end
    }

    /// A preview is a macro of Apple's, and nobody looks at it here.
    private mutating func removePreview() {
        var brace = index + 1
        if source.isToken(brace, "("), let end = source.closing(brace) { brace = end + 1 }
        guard source.isToken(brace, "{"), let end = source.closing(brace) else { return }
        source.replace(tokens: index...end)
        index = end
    }

    /// What is for iOS is compiled, whatever the system is here.
    private mutating func adaptCondition(_ token: SourceToken) {
        let line = source.place(of: token.range.lowerBound).line
        var place = index + 1
        while place < source.tokens.count, source.place(of: source.tokens[place].range.lowerBound).line == line {
            if source.isToken(place + 1, "("), source.isToken(place + 3, ")"),
                let answer = Self.answer(to: source.text(place), source.text(place + 2))
            {
                source.replace(tokens: place...place + 3, with: "\(answer)")
                place += 4
            } else {
                place += 1
            }
        }
        index = place - 1
    }
}
