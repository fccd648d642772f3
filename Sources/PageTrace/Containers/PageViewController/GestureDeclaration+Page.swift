import Paging

extension GestureDeclaration<PageViewControllerSettings> {
    /// Declares a gesture of the container itself.
    static func page<Part>(
        _ make: @escaping @Sendable (Part) -> PageGesture<String>,
        _ part: @escaping @Sendable (PageGesture<String>) -> Part?, _ codec: ObjectCodec<Part>,
        words: (@Sendable (Part) -> String)? = nil, details: @escaping @Sendable (Part) -> String = { _ in "" },
        call: @escaping @Sendable (Part) -> String?, tried: @escaping Tried
    ) -> Self {
        .page(make, part, { _ in codec }, words: words, details: details, call: call, tried: tried)
    }

    /// Declares a gesture whose form depends on the container.
    static func page<Part>(
        _ make: @escaping @Sendable (Part) -> PageGesture<String>,
        _ part: @escaping @Sendable (PageGesture<String>) -> Part?,
        _ codec: @escaping @Sendable (PageViewControllerSettings?) -> ObjectCodec<Part>,
        words: (@Sendable (Part) -> String)? = nil, details: @escaping @Sendable (Part) -> String = { _ in "" },
        call: @escaping @Sendable (Part) -> String?, tried: @escaping Tried
    ) -> Self {
        Self(
            { .page(make($0.part).losing($0.losses)) },
            { gesture in
                gesture.page.flatMap { page in
                    part(page.withoutLosses).map { Losing(part: $0, losses: page.losses) }
                }
            },
            { codec($0).losing }, words: { words?($0.part) ?? make($0.part).recordKind.words },
            details: { losing in
                details(losing.part) + losing.losses.names.map { ", \($0) is lost" }.joined()
            },
            call: { losing in call(losing.part).flatMap { make(losing.part).call($0, losing: losing.losses) } },
            tried: tried)
    }

    /// Declares a gesture whose mere presence says everything.
    static func page(
        happening name: String, _ summary: String, _ gesture: PageGesture<String>, call: String,
        tried: [ExploredGesture<PageViewControllerGesture>]
    ) -> Self {
        .page(
            { _ in gesture }, { $0 == gesture ? true : nil }, ObjectCodec(happening: name, summary),
            call: { _ in call }, tried: { _, _ in tried })
    }
}

extension Swipe {
    /// What a trace says about a swipe beside its side.
    var details: String { (ends == .cancelled ? ", cancelled" : "") + words(preload) }

    var call: String {
        "swipe(.\(direction)\(ends == .cancelled ? ", ends: .cancelled" : "")\(argument("preload", preload)))"
    }
}

extension Release {
    var details: String { (ends.map { ", \($0)" } ?? "") + words(preload) }

    var call: String { "release(\((argument("ends", ends) + argument("preload", preload)).dropFirst(2)))" }
}

private func words(_ preload: Preload?) -> String { preload.map { ", preload \($0)" } ?? "" }

private func argument(_ label: String, _ value: (some Any)?) -> String { value.map { ", \(label): .\($0)" } ?? "" }

extension ProgrammaticSet {
    /// What a trace says about a set: the pages, the animation, and whether it stays in flight.
    var details: String {
        " \(pages.map(PageName.text).joined(separator: ", "))" + (isAnimated ? " animated \(direction)" : "")
            + (settles ? "" : ", in flight")
    }

    /// The call on a session, nil for a set whose completion block sets pages: a session's client has its own blocks.
    var call: String? {
        guard completionPages.isEmpty else { return nil }
        var call = "set([\(pages.joined(separator: ", "))]"
        if isAnimated { call += ", direction: .\(direction), animated: true" }
        if !settles { call += ", settles: false" }
        if let completion { call += ", completion: \(completion)" }
        return call + ")"
    }
}

extension PageGesture {
    /// The call on a ``Session`` that makes the gesture, such as `swipe(.forward, ends: .cancelled)`; nil if none says
    /// everything, as a session's client has its own completion blocks.
    ///
    /// - Parameter page: A page as it is written in Swift.
    package func call(page: (Page) -> String) -> String? {
        PageViewControllerSettings.gestures[kind.rawValue].call(.page(map(page)))
    }

    /// A call that makes the gesture, with what it loses; nil if no method says that.
    fileprivate func call(_ call: String, losing losses: Losses) -> String? {
        let names = losses.names.map { ".\($0)" }
        guard let first = names.first else { return call }
        switch self {
        case .set, .swipe, .release, .settle:
            let start = call.hasSuffix("()") ? "\(call.dropLast())" : "\(call.dropLast()), "
            return start + "loses: " + (names.count == 1 ? first : "[\(names.joined(separator: ", "))]") + ")"
        default: return nil
        }
    }
}
