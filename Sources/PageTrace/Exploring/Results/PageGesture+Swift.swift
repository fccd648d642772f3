import Paging

extension PageGesture {
    /// Whether ``call(page:)`` says everything: a session's client has its own completion blocks.
    var hasCall: Bool {
        if case .set(let set) = self { set.completionPages.isEmpty } else { true }
    }

    /// The call on a ``PageDriver`` that makes the gesture, such as `swipe(.forward, ends: .cancelled)`.
    ///
    /// - Parameter page: A page as it is written in Swift.
    package func call(page: (Page) -> String) -> String {
        switch self {
        case .set(let set): Self.call(set, page)
        case .swipe(let swipe):
            "swipe(.\(swipe.direction)\(swipe.ends == .cancelled ? ", ends: .cancelled" : "")"
                + "\(Self.argument("preload", swipe.preload)))"
        case .drag(let direction): "drag(.\(direction))"
        case .move(let position): "move(to: \(position))"
        case .release(let release):
            "release(\((Self.argument("ends", release.ends) + Self.argument("preload", release.preload)).dropFirst(2)))"
        case .settle: "settle()"
        case .dataSource(.removed): "removeDataSource()"
        case .dataSource(.assigned): "assignDataSource()"
        case .orientation(let orientation): "rotate(to: .\(orientation))"
        case .doubleSided(let isDoubleSided): "setDoubleSided(\(isDoubleSided))"
        case .container(let change, let isAnimated): "perform(.container(.\(change), animated: \(isAnimated)))"
        case .turn: "perform(.turn)"
        }
    }

    private static func call(_ set: PageSet<Page>, _ page: (Page) -> String) -> String {
        var call = "set([\(set.pages.map(page).joined(separator: ", "))]"
        if set.isAnimated { call += ", direction: .\(set.direction), animated: true" }
        if !set.settles { call += ", settles: false" }
        if let completion = set.completion { call += ", completion: \(completion)" }
        return call + ")"
    }

    private static func argument(_ label: String, _ value: (some Any)?) -> String {
        value.map { ", \(label): .\($0)" } ?? ""
    }
}
