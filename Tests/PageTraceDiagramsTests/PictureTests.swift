import Graphviz
import PageTrace
import Testing

import PageTraceDiagrams

#if canImport(Glibc)
    import Glibc
#endif

/// Writes pictures to the folder that PAGETRACE_PICTURES names, to be looked at.
@Suite(.enabled(if: getenv("PAGETRACE_PICTURES") != nil))
struct PictureTests {
    static let recordings: [(String, Recording)] = [
        ("walk", .thereAndBack), ("surprises", .surprises), ("title", .wrongTitle), ("violations", .violations),
        ("holders", .twoHolders), ("spread", .spread), ("names", .names), ("twelve", .twelve), ("many", .many),
    ]

    @Test func pictures() throws {
        let folder = String(cString: getenv("PAGETRACE_PICTURES"))
        for (name, recording) in Self.recordings {
            for diagram in Diagram.allCases {
                let graph = diagram.graph(of: recording)
                write(Array(diagram.mermaid(of: recording).utf8), to: "\(folder)/\(name)-\(diagram.rawValue).mmd")
                for theme in [Theme.light, .dark] {
                    let svg = try Graphviz.render(graph, engine: diagram.engine, format: .svg, theme: theme)
                    write(svg, to: "\(folder)/\(name)-\(diagram.rawValue)-\(theme.rawValue).svg")
                }
            }
        }
    }

    private func write(_ bytes: [UInt8], to path: String) {
        guard let file = fopen(path, "w") else { return }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }
}
