import PageTrace

/// The least that the model can call: it answers from a count of pages, and counts its callbacks.
struct CountingReceiver: RecordedClient {
    let pages: Int
    private(set) var callbacks = 0

    init(pages: Int) { self.pages = pages }

    func listens(to role: CallbackRole) -> Bool { role == .dataSource || role == .delegate }

    mutating func receive(_ callback: inout Callback<PageNumber>, in container: inout PageViewControllerModel) {
        switch callback {
        case .viewControllerBefore(let page, _):
            callback = .viewControllerBefore(page, answer: page.index > 0 ? PageNumber(page.index - 1) : nil)
        case .viewControllerAfter(let page, _):
            callback = .viewControllerAfter(page, answer: page.index + 1 < pages ? PageNumber(page.index + 1) : nil)
        case .willTransitionTo, .didFinishAnimating: break
        default: return
        }
        callbacks &+= 1
    }

    func hasPageIndicator(in container: inout PageViewControllerModel) -> Bool { false }
    func name(of page: PageNumber) -> String { "\(page.index + 1)" }
    func currentNeighbor(of page: PageNumber, _ direction: Direction) -> NeighborSlot<PageNumber> { .unknown }
    var trackedValues: [TrackedVariable] { [] }
    var keptPages: [KeptPages<PageNumber>] { [] }
}
