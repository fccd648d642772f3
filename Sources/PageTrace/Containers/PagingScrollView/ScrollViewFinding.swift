import Paging

/// Something that a step of a paging scroll view showed to be wrong, in pages and cases.
struct ScrollViewFinding {
    enum Problem {
        case appearedTwice(String)
        case touchingFrame(String)
        case disappearedTwice([String])
        case severalVisible([String], at: ScrollPoint)
        case untoldAppearance(String, isDragging: Bool)
        case untoldDisappearance([String])
        case beyondEnd(ScrollPoint)
        case untoldSize(ScrollSize, visible: [String])
        case wrongSelection(String, largest: String)
    }

    let problem: Problem
    var callback: Int?

    var kind: Finding.Kind {
        switch problem {
        case .appearedTwice, .disappearedTwice: .repeatedAppearance
        case .touchingFrame: .touchingFrames
        case .severalVisible: .severalPagesVisible
        case .untoldAppearance, .untoldDisappearance: .unreportedPageChange
        case .beyondEnd: .beyondEnd
        case .untoldSize: .unreportedSizeChange
        case .wrongSelection: .wrongTracker
        }
    }

    var tracker: String? { if case .wrongSelection = problem { "selected" } else { nil } }

    var finding: Finding { Finding(kind: kind, message: message, callback: callback, tracker: tracker) }

    private var message: FindingMessage {
        switch problem {
        case .appearedTwice(let page):
            return "\(page: page) was told that it appeared, and had been told so before."
        case .touchingFrame(let page):
            return "\(page: page) was told that it appeared, while its frame only touches the visible area: "
                + "nothing of it can be seen."
        case .disappearedTwice(let pages):
            return "\(list(pages)) \(were(pages)) told of disappearing, and had not appeared since."
        case .severalVisible(let pages, let offset):
            return "At offset \(offset.text), \(list(pages)) count as visible together."
        case .untoldAppearance(let page, let isDragging):
            return isDragging
                ? "\(page: page) fills most of the view in mid-drag, and nobody was told."
                : "\(page: page) fills most of the view, and was not told that it appeared."
        case .untoldDisappearance(let pages):
            return "\(list(pages)) cannot be seen, and \(were(pages)) not told of disappearing."
        case .beyondEnd(let offset):
            return "Offset \(offset.text) lies beyond an end of the content, and the client computes pages from it as "
                + "it is."
        case .untoldSize(let size, let visible):
            return "The size is \(size.text) now, and the client has no method that tells it. "
                + (visible.isEmpty ? "No page can be seen." : "\(list(visible)) can be seen.")
        case .wrongSelection(let page, let largest):
            return "selected says \(page: page), while \(page: largest) fills most of the view."
        }
    }

    private func were(_ pages: [String]) -> String { pages.count == 1 ? "was" : "were" }

    /// The names of pages, the first few of many.
    private func list(_ pages: [String]) -> FindingMessage {
        guard pages.count > 4 else { return "\(pages: pages)" }
        return "\(pages: pages.prefix(3), separator: ", ") and \(pages.count - 3) others"
    }
}
