extension TraceContainer {
    /// The container as it is written in a trace, in one line.
    var json: String {
        switch self {
        case .pageViewController(let description): description.json
        case .scrollView(let description): description.json
        case .rootContainer(let description): description.json
        }
    }
}

extension TraceClientDescription {
    /// The client as it is written in a trace, in one line.
    var json: String {
        switch self {
        case .pages(let description): description.json
        case .questionnaire(let description): description.json
        case .playlist(let description): description.json
        case .pager(let description): description.json
        case .root(let description): description.json
        }
    }
}
