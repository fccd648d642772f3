import PageTraceDiagrams
import PageTraceFiles

/// Gives names to the images of one document: the same to the same drawing, different ones to different drawings.
struct ImageNames {
    private var names: [DiagramRequest: String] = [:]
    private var taken: Set<String> = []

    /// The name without its ending, such as `there-and-back.flow`.
    mutating func name(of request: DiagramRequest) -> String {
        if let name = names[request.drawing] { return name }
        let language = request.language == .english ? "" : ".\(request.language.rawValue)"
        let base =
            Self.base(of: request.source) + (request.counterpart.map { "-" + Self.base(of: .trace($0)) } ?? "")
            + (request.isRepaired ? ".repair" : "")
            + (request.steps.map { ".steps-\($0)" } ?? "") + language
        var (name, number) = ("\(base).\(request.kind)", 2)
        // File systems that ignore case are common.
        while !taken.insert(name.lowercased()).inserted {
            name = "\(base)-\(number).\(request.kind)"
            number += 1
        }
        names[request.drawing] = name
        return name
    }

    private static func base(of source: DiagramRequest.Source) -> String {
        switch source {
        case .trace(let path): FileName.base(ofFile: path)
        case .path(let path, _, _): FileName.safe(from: path)
        }
    }
}

extension ImagePlan {
    /// Whether a name ends as all names of images do: `.flow.svg`, `.flow~narrow.svg` for narrow screens, `.flow~dark.svg`
    /// in a catalog, `.flow.html` of a page.
    package static func isImageName(_ name: String) -> Bool {
        (Diagram.allCases.map(\.rawValue) + [DiagramRequest.animated]).contains { kind in
            [".svg", "~dark.svg", "~narrow.svg", ".png", "~dark.png", "~narrow.png", ".html"].contains { ending in
                let ending = ".\(kind)\(ending)"
                return name.hasSuffix(ending) && name.utf8.count > ending.utf8.count
            }
        }
    }
}

extension DiagramRequest {
    /// What the names of animations end in, as those of diagrams end in theirs.
    fileprivate static let animated = "animated"

    /// What is drawn, as names of files say it.
    fileprivate var kind: String { isAnimated ? Self.animated : diagram.rawValue }
}
