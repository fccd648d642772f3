import PageTraceEngine

/// What the app believes to be shown.
extension AppDriver {
    /// Tracks a text of the app that names the page on screen, usually a title.
    ///
    /// A page is named by its own title or, without one, by its name in the recording. If the app's text is another one for such
    /// pages, say which: `driver.track("title", of: { ($0 as? StepPage).map { "Step \($0.step)" } }) { pager.title }`.
    public func track(_ name: String, _ value: @escaping () -> String?) {
        track(name, of: { $0.title ?? Platform.identity(of: $0).name }, value)
    }

    /// Tracks a variable of the app that holds a page.
    public func track(_ name: String, _ value: @escaping () -> UIViewController?) { track(name, of: { $0 }, value) }

    /// Tracks a value of the app that stands for a page, such as an index.
    ///
    /// ```swift
    /// driver.track("index", of: { ($0 as? PhotoViewController)?.index }) { pager.currentIndex }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the variable.
    ///   - own: The value that the variable should have for a page.
    ///   - value: The current value of the variable.
    public func track<Value: Hashable>(
        _ name: String, of own: @escaping (UIViewController) -> Value?,
        _ value: @escaping () -> Value?
    ) { driven.follow(PageTracker(name, value: value) { ($0 as? UIViewController).flatMap(own) }) }
}
