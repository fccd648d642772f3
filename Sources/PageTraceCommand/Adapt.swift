import ArgumentParser
import PageTraceAdapting
import PageTraceFiles

struct Adapt: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write a test package around a pager that you have.",
        usage: "pagetrace adapt <files> ... [--output <folder>] [--pagetrace <place>]",
        discussion: """
            The app's files stay as and where they are. The package names them, has what stands in for modules that are not \
            here, and a first test that searches for what goes wrong.

            EXAMPLES
              pagetrace adapt MyApp/Onboarding/OnboardingViewController.swift
              pagetrace adapt MyApp/Onboarding -o ../PagerTests
            """
    )

    @Argument(help: "Swift files of the app, or folders of them.", completion: .file())
    var files: [String]

    @Option(name: OutputOption.name, help: "The folder of the package.", completion: .directory)
    var output = "PagerTests"

    @Option(
        help: "Where pagetrace is: a folder, or the address of a repository. By default where this command was built.")
    var pagetrace: String?

    @OptionGroup
    var writing: WritingOptions

    func validate() throws {
        try OutputOption.check(output)
        if output == "-" { throw ValidationError("A package is a folder: name one with --output.") }
        if pagetrace?.isEmpty == true { throw ValidationError("--pagetrace is empty: name a folder or an address.") }
    }

    func run() throws {
        var paths: [String] = []
        try CommandFailure.reporting {
            Interruption.take()
            paths = try files.flatMap(Self.swiftFiles)
        }
        guard !paths.isEmpty else {
            throw ValidationError("There is no Swift file in \(files.joined(separator: ", ")).")
        }
        // Each path becomes the end of a line.
        if let path = paths.first(where: { $0.contains(where: \.isNewline) }) {
            throw ValidationError(
                "The name \(VisibleText.of(path: path)) has a line break: give the file another name.")
        }
        try CommandFailure.reporting { try adapt(paths) }
    }

    private func adapt(_ paths: [String]) throws {
        let place = PackagePlace(output)
        let sources = try paths.map { path in
            String(decoding: try InputFile.read(path, limit: 64 << 20), as: UTF8.self)
        }
        let package = PagerPackage(
            sources: sources, paths: paths.map(place.path), pagetrace: place.pagetrace(named: pagetrace))
        let folders = package.files.map(\.folder).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let changes = folders.map { folder in
            FolderChange(
                folder: folder.isEmpty ? place.folder : FilePath.join(place.folder, folder),
                files: package.files.filter { $0.folder == folder }.map {
                    OutputFile(name: $0.name, bytes: Array($0.text.utf8))
                })
        }
        let outcomes = try OutputChanges.make(
            changes,
            replacing: .protecting(inputs: paths, isForced: writing.force, elsewhere: "write elsewhere with --output"))
        ResultWriter.tell(of: zip(changes, outcomes), isQuiet: writing.quiet)
        if !writing.quiet { try Console.standardOutput.writeWhileRead(summary(of: package, place)) }
    }

    private func summary(of package: PagerPackage, _ place: PackagePlace) -> String {
        var lines: [String] = []
        let empty = package.stubs.filter(\.isEmpty).map(\.module)
        if !empty.isEmpty {
            lines.append("Declare what the app uses of \(empty.joined(separator: ", ")), in Stubs.")
        }
        guard package.pager != nil else {
            let missing = "No class was found here that is a UIPageViewController or has one, so there is no test yet."
            return (lines + [missing, "Name the file that has it as well."]).joined(separator: "\n") + "\n"
        }
        if let placeholders = package.placeholders {
            lines.append("Say in the test how the pager is made: \(placeholders)")
        }
        if case .address(let address) = place.pagetrace(named: pagetrace), address.contains("OWNER") {
            lines.append("Say in Package.swift where pagetrace is, or here with --pagetrace.")
        }
        lines.append("Now: swift test --package-path \(VisibleText.of(path: place.folder))")
        return lines.joined(separator: "\n") + "\n"
    }

    /// A file, or the Swift files in a folder and in its folders.
    private static func swiftFiles(_ path: String) throws -> [String] {
        guard try FolderEntry.kind(of: path, followsLinks: true) == .folder else { return [path] }
        return try FolderEntry.list(path).flatMap { entry -> [String] in
            let path = FilePath.join(path, entry.name)
            guard entry.hasReadableName, !entry.name.hasPrefix(".") else { return [] }
            switch entry.kind {
            case .folder: return try swiftFiles(path)
            case .file: return entry.name.hasSuffix(".swift") ? [path] : []
            case .symbolicLink, .other: return []
            }
        }
    }
}
