/// The presenter of a questionnaire and its settings.
package struct QuestionnaireDescription: Hashable, Sendable {
    /// Whether the code is that of the article, or the repaired one.
    package var variant: ArticleVariant

    package init(variant: ArticleVariant = .article) {
        self.variant = variant
    }

    /// The presenter in the article's form.
    package static let article = QuestionnaireDescription(variant: .article)

    /// The presenter with its mistakes corrected.
    package static let repaired = QuestionnaireDescription(variant: .repaired)
}
