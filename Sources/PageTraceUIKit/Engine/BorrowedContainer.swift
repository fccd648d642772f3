import PageTrace

/// The running container, lent to the page view controller's object.
///
/// A class cannot be passed `inout` state. During a callback or an action of the app, this says where the container is.
struct BorrowedContainer {
    let container: UnsafeMutablePointer<PageViewControllerModel>
    /// The recorder that logs calls; nil within a callback, where sets wait until it returns.
    let recorder: UnsafeMutablePointer<Recorder<AppClient>>?
}

/// A call of `setViewControllers` whose block has not run.
struct SetCall {
    let pages: [PageIdentity]
    let isAnimated: Bool
    let completion: ((Bool) -> Void)?
}

/// What the app answers for the page indicator, and what it sets in each of the two calls.
struct IndicatorAnswers {
    var count = 0
    var setsOfCount: [() -> Void] = []
    var index = 0
    var setsOfIndex: [() -> Void] = []
}
