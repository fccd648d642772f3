/// Which of two forms the code of an article has.
public enum ArticleVariant: String, Hashable, Sendable, CaseIterable {
    /// As the article has it, mistakes included.
    case article
    /// With the mistakes mended.
    case repaired
}
