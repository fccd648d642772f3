/// A receiver of the callbacks of a page view controller: a client, or a recorder around one.
///
/// Every callback passes through this one point.
package protocol CallbackReceiver {
    /// Takes a callback, and stores the answer in it if it asks for one.
    ///
    /// - Parameters:
    ///   - callback: The callback. If it asks a question, its answer is nil or 0 at first.
    ///   - pageViewController: The container; the receiver may ask it to set other pages.
    mutating func receive(_ callback: inout Callback<PageNumber>, in pageViewController: inout PageViewControllerModel)

    /// Takes notice of something that goes wrong and is no call; by default, nothing happens.
    mutating func note(_ incident: Incident, in pageViewController: inout PageViewControllerModel)

    /// Called when `setViewControllers` has returned: the app's code goes on behind the call, and an animation has only
    /// begun. By default, nothing happens.
    mutating func afterSet(_ pages: [PageNumber], in pageViewController: inout PageViewControllerModel)

    /// Whether the client has both methods of the page indicator. (Rule 37)
    mutating func hasPageIndicator(in pageViewController: inout PageViewControllerModel) -> Bool

    /// Whether calls of a role can make a difference; the container leaves out those that cannot.
    ///
    /// It is true unless the receiver says otherwise. What a container does never depends on it.
    func listens(to role: CallbackRole) -> Bool
}

extension CallbackReceiver {
    package mutating func note(_ incident: Incident, in pageViewController: inout PageViewControllerModel) {}

    package mutating func afterSet(_ pages: [PageNumber], in pageViewController: inout PageViewControllerModel) {}

    package func listens(to role: CallbackRole) -> Bool { true }
}
