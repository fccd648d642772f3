public import Paging

/// The client of a page view controller, and its settings.
public enum PageClientDescription: Hashable, Sendable {
    /// A data source over the list of pages.
    case pages(ClientDescription)
    /// The presenter of a questionnaire.
    case questionnaire(QuestionnaireDescription)
    /// The detail screen that follows a list.
    case playlist(PlaylistDescription)

    /// The settings of a client over the list of pages, nil for another client.
    public var pages: ClientDescription? {
        if case .pages(let description) = self { description } else { nil }
    }

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
        Self("pages", setsInCompletion: true, { _ in ClientDescription.codec }, PageClientDescription.pages) {
            if case .pages(let description) = $0 { description } else { nil }
        },
        Self(
            "questionnaire", numbersControllers: true, { _ in QuestionnaireDescription.codec },
            PageClientDescription.questionnaire
        ) { if case .questionnaire(let description) = $0 { description } else { nil } },
        Self(
            "playlist", numbersControllers: true, { _ in PlaylistDescription.codec }, PageClientDescription.playlist
        ) { if case .playlist(let description) = $0 { description } else { nil } },
    ]
}
