public import PageTrace

/// The callbacks that an assertion looks at.
///
/// ```swift
/// assertCallbacks(of: walk, only: .delegate, [.willTransitionTo([2])])
/// ```
public struct CallbackSelection: Sendable {
    let roles: Set<CallbackRole>?
    let step: Int?

    /// Every callback of every step.
    public static let all = CallbackSelection(roles: nil, step: nil)
    /// `viewControllerAfter` and `viewControllerBefore`.
    public static let dataSource = roles([.dataSource])
    /// `willTransitionTo`, `didFinishAnimating` and `spineLocationFor`.
    public static let delegate = roles([.delegate])

    /// The callbacks to some parts of the client, such as appearance and containment.
    public static func roles(_ roles: Set<CallbackRole>) -> CallbackSelection {
        CallbackSelection(roles: roles, step: nil)
    }

    /// The callbacks of one step, counted from 0 as in the recording.
    public static func step(_ number: Int) -> CallbackSelection { CallbackSelection(roles: nil, step: number) }

    /// The selected callbacks of one step, counted from 0 as in the recording.
    public func inStep(_ number: Int) -> CallbackSelection { CallbackSelection(roles: roles, step: number) }

    func contains<Page>(_ callback: Callback<Page>, ofStep number: Int) -> Bool {
        (step == nil || step == number) && (roles?.contains(callback.role) ?? true)
    }
}
