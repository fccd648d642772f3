/// The methods that are optional in UIKit, and whose answer the model needs to know only if the app has them.
@MainActor
package enum OptionalCalls {
    package static func count(_ source: any UIPageViewControllerDataSource, _ pager: UIPageViewController) -> Int? {
        #if canImport(UIKit)
            source.presentationCount?(for: pager)
        #else
            pager.ifImplemented { source.presentationCount(for: pager) }
        #endif
    }

    package static func index(_ source: any UIPageViewControllerDataSource, _ pager: UIPageViewController) -> Int? {
        #if canImport(UIKit)
            source.presentationIndex?(for: pager)
        #else
            pager.ifImplemented { source.presentationIndex(for: pager) }
        #endif
    }
}

/// Whether an app is asked something that is no callback, so that a recorder notes nothing.
@MainActor
package enum OffRecord {
    package private(set) static var isOn = false

    package static func ask<Answer>(_ question: () -> Answer) -> Answer {
        let outer = isOn
        isOn = true
        defer { isOn = outer }
        return question()
    }
}
