/// The presenter of a questionnaire and its settings.
package struct QuestionnaireDescription: Hashable, Sendable {
    package var variant: ArticleVariant

    package init(variant: ArticleVariant = .article) { self.variant = variant }

    package static let article = QuestionnaireDescription(variant: .article)
    package static let repaired = QuestionnaireDescription(variant: .repaired)
}
