package import Paging

/// The client of a page view controller, and its settings.
package enum PageClientDescription: Hashable, Sendable {
    case pages(ClientDescription)
    case questionnaire(ArticleVariant)
    case playlist(PlaylistDescription)

    package var pages: ClientDescription? { if case .pages(let description) = self { description } else { nil } }

    /// The name of a page that is shown although it is not in the list, nil if there is none.
    var placeholder: String? {
        switch self {
        case .pages(let description): description.placeholder
        case .playlist(let description): description.placeholder
        case .questionnaire: nil
        }
    }
}

extension ClientDeclaration<PageViewControllerSettings> {
    /// The clients of a page view controller, in the order of the documentation.
    static let all: [Self] = [
        Self(
            "pages", setsInCompletion: true, { _ in ClientDescription.codec }, PageClientDescription.pages,
            part: \.pages),
        Self(
            "questionnaire", numbersControllers: true, { _ in ArticleVariant.questionnaire },
            PageClientDescription.questionnaire
        ) { if case .questionnaire(let variant) = $0 { variant } else { nil } },
        Self(
            "playlist", numbersControllers: true, { _ in PlaylistDescription.codec }, PageClientDescription.playlist
        ) { if case .playlist(let description) = $0 { description } else { nil } },
    ]
}

extension ArticleVariant {
    fileprivate static let questionnaire = ObjectCodec<Self>(
        "\"client\"", "The presenter of a questionnaire.", from: .article,
        [Key("variant", \.self, .word, "As the article has it, or repaired.")])
}

extension PlaylistDescription {
    static let codec = ObjectCodec<Self>(
        "\"client\"", "A detail screen that follows a list, with a data source that keeps controllers of its own.",
        from: Self(placeholder: nil),
        [
            Key("variant", \.variant, .word, "As the article has it, or repaired."),
            Key(
                optional: "placeholder", \.placeholder, .placeholder,
                "The name, in sets, of the empty page that the app sets before the first one."),
            Key(
                "keepsNearerThan", \.keepsNearerThan, .integer(from: 1),
                "The distance in the list from which on a controller is let go."),
        ])
}
