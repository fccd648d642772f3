import PageTrace
import PageTraceDiagrams

/// The one place where benchmarks draw: every step, whatever the size.
enum Drawing {
    private static let everything = DiagramOptions(folds: false, stepLimit: .max)

    static func svg(_ diagram: Diagram = .flow, of recording: Recording) throws -> [UInt8] {
        try Artifact.diagram(diagram, .svg).bytes(of: recording, options: everything)
    }
}
