/// The keys that a marker takes.
enum MarkerKey: String, CaseIterable {
    case trace, path, pages, title, diagram, steps, fold, caption, alt, image

    static var list: String { "The keys are \(allCases.map(\.rawValue).joined(separator: ", "))." }
}
