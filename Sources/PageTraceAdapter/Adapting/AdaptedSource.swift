/// A Swift source of an app, adapted so that it compiles with UIKit's face, where there is no Objective-C.
///
/// Whatever stays has its line and its column. The copy says, with `#sourceLocation`, that it is the app's file.
public struct AdaptedSource: Sendable {
    /// The adapted source.
    public let text: String

    /// What could not be adapted, in the order of the source.
    public let remarks: [AdaptationRemark]

    /// Adapts a source.
    ///
    /// - Parameters:
    ///   - source: The text of the file.
    ///   - path: Where the file is, for messages of the compiler.
    ///   - rest: The other sources of the module, for the one that says if nothing of all of them is compiled.
    public init(_ source: String, path: String, rest: [String]? = nil) {
        var adapter = SourceAdapter(source, path: path)
        adapter.adapt()
        let header = SourceAdapter.location(path, line: 1)
        var text = header + adapter.source.changed
        if !text.hasSuffix("\n") { text += "\n" }
        for accessor in adapter.accessors { text += accessor }
        for remark in adapter.remarks {
            // The compiler's own warnings have place and color like any other.
            text +=
                SourceAdapter.location(path, line: remark.line)
                + String(repeating: " ", count: min(remark.column - 1, 200))
                + "#warning(\"pagetrace: \(remark.message)\")\n"
        }
        if let condition = adapter.conditionOfFile {
            // The compiler knows whether it holds. Where it does not, a file that is empty looks like one that compiles.
            let begin = SourceAdapter.location(path, line: condition.line)
            let others = rest?.map(SourceAdapter.conditionOfFile)
            if let others, others.allSatisfy({ $0 != nil }) {
                let all = [condition] + others.compactMap { $0 }
                let written = all.map(\.written).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
                text +=
                    "#if \(all.map { "!(\($0.adapted))" }.joined(separator: " && "))\n"
                    + "\(begin)#error(\"pagetrace: nothing of the module is compiled, for this is not true here: "
                    + "\(written.joined(separator: "; "))\")\n#endif\n"
            }
            // What is for another system is left out on purpose, and nobody has to be told.
            if condition.written.contains("canImport(") {
                text +=
                    "#if !(\(condition.adapted))\n\(begin)#warning(\"pagetrace: nothing of this file is compiled, "
                    + "for this is not true here: \(condition.written)\")\n#endif\n"
            }
        }
        self.text = text
        remarks = adapter.remarks
    }
}

/// Something in a source that cannot be adapted.
public struct AdaptationRemark: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column in bytes, from 1.
    public let column: Int
    /// What was found, and what to do.
    public let message: String

    enum Found: String {
        case optionalRequirement =
            "an optional method of a protocol needs Objective-C: declare it without optional, with a default in an extension"
        case overrideInExtension =
            "an override in an extension needs Objective-C: move the method into the class"
        case optionalMethodOfSubclass =
            "if a superclass conforms to the protocol, UIKit calls this optional method, and here nothing does: declare it in the superclass too, and override it here"
        case keyValueObserving =
            "key-value observing needs Objective-C, but for observe with a scroll view's contentOffset: use a didSet or a closure"
        case methodOfVariable =
            "#selector names a method of a variable: write the type, as in #selector(Page.tap(_:))"
        case setterSelector =
            "#selector of a setter cannot be carried out: use a method"
        case unfinishedSelector = "#selector is not closed"
    }
}
