import PageTrace
import PageTraceDiagrams

/// The one place where benchmarks draw: every step, whatever the size.
enum Drawing {
    static func svg(_ diagram: Diagram = .flow, of recording: Recording) throws -> [UInt8] {
        try Artifact.diagram(diagram, .svg).bytes(of: recording)
    }

    static func dot(of recording: Recording) throws -> String {
        String(decoding: try Artifact.diagram(.flow, .dot).bytes(of: recording), as: UTF8.self)
    }
}
