/// The detail screen that follows a list, and its settings.
package struct PlaylistDescription: Hashable, Sendable {
    package var variant: ArticleVariant

    /// The name, in sets, of the empty page that the app sets before the first song, nil for none.
    package var placeholder: String?

    /// The distance in the list from which on a controller is released.
    package var keepsNearerThan: Int

    /// Every parameter has the value that it has in the article.
    package init(variant: ArticleVariant = .article, placeholder: String? = "Blank", keepsNearerThan: Int = 3) {
        self.variant = variant
        self.placeholder = placeholder
        self.keepsNearerThan = max(1, keepsNearerThan)
    }

    package static let article = PlaylistDescription(variant: .article)
    package static let repaired = PlaylistDescription(variant: .repaired)
}
