import PageTrace

/// The pages that are missing from the app's list after each step.
///
/// A recording has the changes of the list. A page that no such step names always counts as listed.
struct ListedPages {
    /// What is missing before the first change, and from the step of each change on, by its number.
    private var missing: [(number: Int, pages: Set<String>)] = [(.min, [])]

    /// The maximum that is read and stored: if a list changes more than that, all pages count as listed.
    private static let most = 1 << 20

    init(_ recording: Recording) {
        let changes = recording.steps.flatMap { step in
            step.gesture.kind.changesOfList.map { (number: step.number, change: $0) }
        }
        let named = changes.reduce(0) { $0 + $1.change.pages.count }
        guard !changes.isEmpty, named <= Self.most, changes.count * recording.pages.count <= Self.most else { return }
        var current = Self.missingAtFirst(changes, recording)
        missing = [(.min, current)]
        for (number, change) in changes {
            switch change {
            case .append, .prepend, .insert: current.subtract(change.pages)
            case .remove: current.formUnion(change.pages)
            case .replace: current = Set(recording.pages).subtracting(change.pages)
            }
            missing.append((number, current))
        }
    }

    /// The pages that are missing after a step.
    func missing(after number: Int) -> Set<String> {
        missing.last { $0.number <= number }?.pages ?? []
    }

    /// The pages that come only with a change: nobody has answered with them before.
    private static func missingAtFirst(
        _ changes: [(number: Int, change: ListChange)], _ recording: Recording
    ) -> Set<String> {
        var known: Set<String> = []
        var missing: Set<String> = []
        var next = changes[...]
        for step in recording.steps {
            while let (number, change) = next.first, number == step.number {
                next.removeFirst()
                let isRemoval = if case .remove = change { true } else { false }
                if !isRemoval { missing.formUnion(change.pages.filter { !known.contains($0) }) }
                known.formUnion(change.pages)
            }
            known.formUnion(step.gesture.to)
            for held in step.after { known.formUnion(held.pages) }
        }
        return missing
    }
}

extension ListChange {
    fileprivate var pages: [String] {
        switch self {
        case .append(let pages), .prepend(let pages), .insert(let pages, _), .remove(let pages), .replace(let pages):
            pages
        }
    }
}
