import Foundation

/// Which Graphviz this is, and which one the committed `states` diagrams were laid out by.
enum GraphvizVersion {
    /// The version of the installed library, in the words of pkg-config, which the build asks for it too.
    static let installed: String = {
        let answer = try? Workspace().shell("pkg-config --modversion libgvc").text
        let version = answer?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return version.isEmpty ? "unknown" : version
    }()

    /// The version that Output/README.md names.
    static let ofOutput = (try? Project.text(of: "Output/README.md")).flatMap(OutputIndex.graphvizVersion)

    static var isThatOfOutput: Bool { installed == ofOutput }
}
