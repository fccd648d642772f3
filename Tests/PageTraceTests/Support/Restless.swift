import Paging

/// The numbers, with a gesture, or something else, in one callback.
struct Restless: PageViewControllerClient, RecordedClient {
    let hearsPages: Bool
    /// The callback in which it is performed, the first time that it comes.
    private var moment: Callback<Int>?
    private let gesture: (inout PageViewController<Int>, inout Restless) -> Void
    private(set) var calls: [Callback<Int>] = []
    var hasPageIndicator = false

    init(
        hearsPages: Bool = true, at moment: Callback<Int>,
        _ gesture: @escaping (inout PageViewController<Int>, inout Restless) -> Void
    ) {
        self.hearsPages = hearsPages
        self.moment = moment
        self.gesture = gesture
    }

    /// The calls of the delegate.
    var delegateCalls: [Callback<Int>] { calls.filter { $0.role == .delegate } }

    func listens(to role: CallbackRole) -> Bool { hearsPages || role == .delegate || role == .dataSource }

    func pageViewController(_ container: inout PageViewController<Int>, viewControllerBefore page: Int) -> Int? {
        page - 1
    }

    func pageViewController(_ container: inout PageViewController<Int>, viewControllerAfter page: Int) -> Int? {
        page + 1
    }

    mutating func receive(_ callback: inout Callback<Int>, in container: inout PageViewController<Int>) {
        calls.append(callback)
        if callback == moment {
            moment = nil
            gesture(&container, &self)
        }
        callMethod(for: &callback, in: &container)
    }
}
