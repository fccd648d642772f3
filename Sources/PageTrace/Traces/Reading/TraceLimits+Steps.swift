extension TraceLimits {
    /// The maximum number of pages that the changes of a list may move.
    ///
    /// A change of a list of 100,000 pages takes milliseconds: this many changes of lists of 10,000 pages are a matter of
    /// seconds, and of the longest lists they would be one of minutes.
    var movedPages: Int { listChanges.saturatingProduct(Swift.min(pages, 10_000)) }
}
