/// The keys that a marker takes.
enum MarkerKey: String, CaseIterable {
    case trace, with, names, path, pages, title, diagram, steps, fold, format, theme, lang, animate, page, live
    case caption, alt, image

    static var list: String { "The keys are \(allCases.map(\.rawValue).joined(separator: ", "))." }
}
