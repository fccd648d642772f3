/// The presenter of a questionnaire and its settings.
public struct QuestionnaireDescription: Hashable, Sendable {
    /// Whether the code is that of the article, or the repaired one.
    public var variant: ArticleVariant

    /// Creates a description.
    public init(variant: ArticleVariant = .article) {
        self.variant = variant
    }

    /// The presenter in the article's form.
    public static let article = QuestionnaireDescription(variant: .article)

    /// The presenter with its mistakes corrected.
    public static let repaired = QuestionnaireDescription(variant: .repaired)
}
