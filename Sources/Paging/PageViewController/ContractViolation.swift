/// Something that UIKit has responded to with an exception.
///
/// E1 always raises. E2 to E5 have been seen to raise, and not every time. The texts of E1 to E5 are those that developers report; see the table of errors in the documentation.
package enum ContractViolation: Hashable, Sendable {
    /// E1: a wrong number of pages: `provided` where `required` are needed.
    case wrongNumberOfViewControllers(provided: Int, required: Int)
    /// E2: an animated set during a drag, or during a bounce at an end.
    case noViewControllerManagingVisibleView
    /// E3: an animated set while a transition is in flight, or a set to a neighbor during a return.
    case duplicateStatesInQueue
    /// E4: a page is dropped, at a landing or at the end of a set, that the container still holds elsewhere.
    case flushedView
    /// E5: a non-animated set during a transition, or directly inside a completion block.
    case viewCountIsNotThree
    /// The end of a set makes the app set pages, whose end makes it set pages, and so on. (UIKit does not raise: the
    /// app overflows the stack.)
    case endlessSets
    /// Double-sided is turned off while the spine lies in the middle. (Rule 34; nobody has published the text.)
    case spineInTheMiddleIsDoubleSided

    /// The short name, `E1` to `E5`, or the number of the rule if the error has no name.
    package var identifier: String {
        switch self {
        case .wrongNumberOfViewControllers: "E1"
        case .noViewControllerManagingVisibleView: "E2"
        case .duplicateStatesInQueue: "E3"
        case .flushedView: "E4"
        case .viewCountIsNotThree: "E5"
        case .endlessSets: "22"
        case .spineInTheMiddleIsDoubleSided: "34"
        }
    }

    /// The text of the exception, as far as it has been published.
    package var message: String {
        switch self {
        case .wrongNumberOfViewControllers(let provided, let required):
            "The number of view controllers provided (\(provided)) doesn't match the number required (\(required)) "
                + "for the requested transition"
        case .noViewControllerManagingVisibleView: "No view controller managing visible view"
        case .duplicateStatesInQueue: "Duplicate states in queue"
        case .flushedView: "Don't know about flushed view"
        case .viewCountIsNotThree: "Invalid parameter not satisfying: [views count] == 3"
        case .endlessSets: "Stack overflow"
        case .spineInTheMiddleIsDoubleSided: "A spine in the middle requires double-sided pages"
        }
    }

    /// Where it has been seen, for what UIKit raises sometimes, and not every time; nil for what always happens.
    package var reports: String? {
        switch self {
        case .noViewControllerManagingVisibleView, .viewCountIsNotThree: "reported on iOS 7 to 16"
        case .duplicateStatesInQueue: "reported on iOS 7 to 16, and from apps in use in 2023 and 2026"
        case .flushedView: "reported on iOS 6 to 14, and from apps in use in 2023 and 2026"
        case .wrongNumberOfViewControllers, .endlessSets, .spineInTheMiddleIsDoubleSided: nil
        }
    }

    /// What the app did, in one sentence.
    package var explanation: String {
        switch self {
        case .wrongNumberOfViewControllers(let provided, let required):
            provided < required
                ? "A page is missing: a set with too few pages, or a curl at an end where the data source answers nil."
                : "There is no room for \(provided) pages: \(required == 1 ? "one is" : "two are") shown at a time."
        case .noViewControllerManagingVisibleView:
            "An animated set came while a finger was dragging, or while an end was bouncing back."
        case .duplicateStatesInQueue:
            "A set came while another transition was in flight."
        case .flushedView:
            "A page was dropped that the container still holds: the data source answered it for two places, or sets met each "
                + "other."
        case .viewCountIsNotThree:
            "A set without animation came during a transition, or directly inside a completion block."
        case .endlessSets:
            "The end of a set made the app set pages, and the end of that again, without end."
        case .spineInTheMiddleIsDoubleSided:
            "Double-sided was turned off while two pages lie side by side."
        }
    }
}

/// What happens when UIKit would raise an exception.
public enum ContractMode: String, Hashable, Sendable, CaseIterable {
    /// The container stops for good, as an app may crash there.
    case strict
    /// The violation is recorded, and the container goes on: a set that caused it has no effect, and a page that was
    /// dropped stays where the container still holds it (E4).
    case lenient
}
