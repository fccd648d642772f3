public import Paging

/// The client of a trace and its settings.
///
/// Each belongs to one kind of container. If a trace made in code has a client of another container, it replays with
/// the default client of its container; ``Trace/validate(limits:)`` refuses it.
public enum TraceClientDescription: Hashable, Sendable {
    /// A data source over the list of pages, for a page view controller.
    case pages(ClientDescription)
    /// The presenter of a questionnaire, for a page view controller.
    case questionnaire(QuestionnaireDescription)
    /// The detail screen that follows a list, for a page view controller.
    case playlist(PlaylistDescription)
    /// The pager around a scroll view.
    case pager(ScrollViewClientDescription)
    /// The app's code around a root container.
    case root(RootClientDescription)

    /// The settings of a client over the list of pages, nil for another client.
    public var pages: ClientDescription? {
        if case .pages(let description) = self { description } else { nil }
    }

    /// The name of a page that is shown although it is not in the list, nil if there is none.
    var placeholder: String? {
        switch self {
        case .pages(let description): description.placeholder
        case .playlist(let description): description.placeholder
        case .questionnaire, .pager, .root: nil
        }
    }

    /// Adds callbacks to the recording, besides those of data source, delegate, completion and indicator.
    ///
    /// It affects a client over the list of pages; recordings of other containers always have all callbacks.
    public mutating func observe(_ roles: Set<CallbackRole>) {
        switch self {
        case .pages(var description):
            description.observes.formUnion(roles)
            self = .pages(description)
        case .questionnaire, .playlist, .pager, .root: break
        }
    }
}

/// The kinds of clients, by the name that each has in a trace.
enum ClientKind: String, Hashable, Sendable, CaseIterable {
    case pages, questionnaire, playlist, pager, root

    /// The kind of container to which such a client belongs.
    var container: ContainerKind {
        switch self {
        case .pages, .questionnaire, .playlist: .pageViewController
        case .pager: .scrollView
        case .root: .rootContainer
        }
    }
}

extension ContainerKind {
    /// The kinds of clients that such a container can have, its default first.
    var clients: [ClientKind] { ClientKind.allCases.filter { $0.container == self } }
}

extension TraceContainer {
    /// The client if a trace does not name one.
    var defaultClient: TraceClientDescription {
        switch self {
        case .pageViewController: .pages(ClientDescription())
        case .scrollView: .pager(.article)
        case .rootContainer: .root(.repaired)
        }
    }
}
