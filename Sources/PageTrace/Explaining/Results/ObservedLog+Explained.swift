extension ObservedLog {
    /// Looks for the gestures with which a page view controller makes exactly these calls.
    ///
    /// The plain model comes first, on each container that the log leaves open: swipes, cancelled swipes, drags, each
    /// landing with and without a question after it, and what the log says that the app did. If it does not make the
    /// calls, what may be assumed is tried, and the cheapest explanation wins. Calls that are nowhere in the log are not
    /// expected.
    ///
    /// - Parameter options: What may be assumed, and how far is searched.
    public func explained(_ options: ExplanationOptions = ExplanationOptions()) -> Explanation {
        var explainer = LogExplainer(self, options)
        return explainer.run()
    }
}
