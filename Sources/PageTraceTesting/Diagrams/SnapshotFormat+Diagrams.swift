import PageTrace
public import PageTraceDiagrams
public import PageTraceTesting

extension SnapshotFormat {
    /// A diagram as Scalable Vector Graphics.
    ///
    /// ```swift
    /// assertRecording(of: walk, as: .svg(.flow))
    /// ```
    ///
    /// The bytes are the same for the same version of pagetrace and Graphviz: use a fixed version of Graphviz in CI.
    public static func svg(_ diagram: Diagram) -> SnapshotFormat { format(diagram, .svg) }

    /// A diagram in the Graphviz language.
    public static func dot(_ diagram: Diagram) -> SnapshotFormat { format(diagram, .dot) }

    /// A diagram as Mermaid source.
    public static func mermaid(_ diagram: Diagram) -> SnapshotFormat { format(diagram, .mermaid) }

    private static func format(_ diagram: Diagram, _ format: ArtifactFormat) -> SnapshotFormat {
        SnapshotFormat(fileExtension: "\(diagram.rawValue).\(format.fileExtension)") { recording in
            try Artifact.diagram(diagram, format).bytes(of: recording)
        }
    }
}
