/// The two forms of an article's code.
package enum ArticleVariant: String, Hashable, Sendable, CaseIterable {
    /// As published in the article, mistakes included.
    case article
    /// With the mistakes corrected.
    case repaired
}
