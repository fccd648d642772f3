import Paging

extension FoundWalk {
    /// The walk as a test to paste, for both Swift Testing and XCTest.
    ///
    /// The walk of a page view controller drives the app's own client; replace `Presenter()` with it. The walk of any
    /// other container is replayed.
    ///
    /// - Parameter test: The name of the test.
    public func swift(named test: String = "walk") -> String {
        var lines = ["import PageTrace", "import PageTraceTesting", "import Testing", ""]
        lines.append("@Test func \(test)() throws {")
        lines.append("    // \(Wording.visible(finding.message))")
        let pages = "[" + trace.pages.map { Self.literal($0) }.joined(separator: ", ") + "]"
        if trace.container == .usual, let path = trace.path {
            lines.append("    assertNoFindings(in: Presenter(), pages: \(pages), path: \(Self.literal(path)))")
        } else if trace.container == .usual, let calls = trace.gestures.calls {
            lines.append("    let walk = Walk(of: Presenter(), pages: \(pages)) { session in")
            lines += calls.map { "        session.\($0)" }
            lines += ["    }", "    assertNoFindings(in: walk)"]
        } else {
            lines.append("    let trace = #\"\"\"")
            lines += trace.json().split(separator: "\n").map { "        " + $0 }
            lines += ["        \"\"\"#"]
            lines.append("    let walk = try TraceReader.read(Array(trace.utf8), name: \"walk\")")
            lines.append("    assertNoFindings(in: Recording(replaying: walk))")
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private static func literal(_ text: String) -> String { String(reflecting: text) }
}

extension GestureSequence {
    /// The calls on a walk's session that make these gestures; nil if one of them has no such call.
    fileprivate var calls: [String]? {
        var calls: [String] = []
        for gesture in self {
            guard let call = gesture.call else { return nil }
            calls.append(call)
        }
        return calls
    }
}

extension Gesture {
    fileprivate var call: String? {
        if case .page(let gesture) = self { gesture.call } else { nil }
    }
}

extension PageGesture<String> {
    fileprivate var call: String? {
        func preload(_ preload: Preload?) -> String { preload.map { ", preload: .\($0)" } ?? "" }
        switch self {
        case .set(let set) where set.completionPages.isEmpty:
            let pages = set.pages.map { String(reflecting: $0) }.joined(separator: ", ")
            guard set.isAnimated else { return "set([\(pages)])" }
            let end = set.settles ? "" : ", settles: false"
            return "set([\(pages)], direction: .\(set.direction), animated: true\(end))"
        case .swipe(let swipe):
            let end = swipe.ends == .cancelled ? ", ends: .cancelled" : ""
            return "swipe(.\(swipe.direction)\(end)\(preload(swipe.preload)))"
        case .drag(let direction): return "drag(.\(direction))"
        case .move(let position): return "move(to: \(position))"
        case .release(let release):
            guard let end = release.ends else { return release.preload == nil ? "release()" : nil }
            return "release(ends: .\(end)\(preload(release.preload)))"
        case .settle: return "settle()"
        case .dataSource(.removed): return "removeDataSource()"
        case .dataSource(.assigned): return "assignDataSource()"
        default: return nil
        }
    }
}
