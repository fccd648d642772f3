/// A container in words, as messages, recordings and drawings name it.
protocol ContainerWords {
    /// The name that the container has in a trace.
    static var name: String { get }

    /// The name of the container in a sentence: `a scroll view`.
    static var phrase: String { get }

    /// The name in a sentence that introduces the container, and says more: `a paging scroll view`.
    static var introduction: String { get }

    /// What recordings call the container, before its settings: ``words`` begins with it.
    static var recordedName: String { get }

    /// The container in words, as a recording names it.
    var words: String { get }

    /// How the container lays out its pages, as a recording says it.
    var layout: Recording.Layout { get }

    /// What its calls do to the pages that are held, by name, if that does not follow from places; nothing by default.
    static var callbackMoves: [String: [CallbackMove]] { get }
}

extension ContainerWords {
    static var introduction: String { phrase }
    static var callbackMoves: [String: [CallbackMove]] { [:] }
}
