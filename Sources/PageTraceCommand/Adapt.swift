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
        let place = PackagePlace(output)
        var (paths, sources): ([String], [String]) = ([], [])
        try CommandFailure.reporting {
            var seen: Set<String> = []
            paths = try files.flatMap(Self.swiftFiles).filter { seen.insert(PackagePlace.real($0)).inserted }
        }
        guard !paths.isEmpty else {
            throw ValidationError("There is no Swift file in \(files.joined(separator: ", ")).")
        }
        try Self.check(files, paths, place)
        var notText: String?
        try CommandFailure.reporting {
            for path in paths {
                let bytes = try InputFile.read(path, limit: 64 << 20)
                sources.append(String(decoding: bytes, as: UTF8.self))
                if sources.last?.utf8.elementsEqual(bytes) == false { notText = notText ?? path }
            }
        }
        if let notText {
            throw ValidationError(
                "\(VisibleText.of(path: notText)) is not UTF-8, which Swift's compiler wants: save it as UTF-8.")
        }
        try CommandFailure.reporting { try adapt(paths, sources, place) }
    }

    /// Refuses files that cannot be named in a package, and a package that would be in the app.
    private static func check(_ files: [String], _ paths: [String], _ place: PackagePlace) throws {
        for path in paths {
            let name = VisibleText.of(path: path)
            // Each path becomes the end of a line.
            if path.contains(where: \.isNewline) {
                throw ValidationError("The name \(name) has a line break: give the file another name.")
            }
            guard path.hasSuffix(".swift") else {
                throw ValidationError("\(name) does not end in .swift: name Swift files, or folders of them.")
            }
        }
        let folders = files.filter { (try? FolderEntry.kind(of: $0, followsLinks: true)) == .some(.folder) }
        let package = VisibleText.of(path: place.folder)
        if let path = paths.first(where: place.contains) {
            throw ValidationError(
                "\(package) holds \(VisibleText.of(path: path)), and nothing is written into an app: "
                    + "name a folder of the package's own with --output.")
        }
        for part in ["Sources/AppUnderTest", "Stubs", "Tests/AppUnderTestTests"] {
            let path = FilePath.join(place.folder, part)
            if !place.contains(path) {
                throw ValidationError(
                    "\(VisibleText.of(path: path)) leads out of the package: remove the link, or name another folder "
                        + "with --output.")
            }
        }
        if let folder = folders.first(where: place.isIn) {
            throw ValidationError(
                "\(package) is in \(VisibleText.of(path: folder)), and nothing is written into an app: "
                    + "name a folder outside of it with --output.")
        }
    }

    private func adapt(_ paths: [String], _ sources: [String], _ place: PackagePlace) throws {
        let package = PagerPackage(
            sources: sources, paths: paths.map(place.path), pagetrace: place.pagetrace(named: pagetrace))
        var kept: [String] = []
        let folders = package.files.map(\.folder).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let changes = try folders.map { folder in
            let path = folder.isEmpty ? place.folder : FilePath.join(place.folder, folder)
            var change = FolderChange(folder: path)
            for file in package.files where file.folder == folder {
                let new = OutputFile(name: file.name, bytes: Array(file.text.utf8))
                if file.isForChanging, try Self.isChanged(new, in: path) {
                    kept.append(VisibleText.of(path: FilePath.join(path, file.name)))
                } else {
                    change.files.append(new)
                }
            }
            return change
        }
        let outcomes = try OutputChanges.make(changes, replacing: rule(paths))
        ResultWriter.tell(of: zip(changes, outcomes), isQuiet: writing.quiet)
        if !writing.quiet { try Console.standardOutput.writeWhileRead(summary(of: package, kept, place)) }
    }

    /// Whether there is a file that somebody has changed since it was written.
    private static func isChanged(_ file: OutputFile, in folder: String) throws -> Bool {
        // What is no file, the writing says.
        guard case .differs? = try? OutputFolder(folder).compare(file) else { return false }
        let bytes = try InputFile.read(FilePath.join(folder, file.name), limit: 64 << 20)
        return !bytes.isEmpty && !PagerPackage.File.isUnchanged(String(decoding: bytes, as: UTF8.self))
    }

    /// What is read is never replaced, and what somebody has changed only if forced.
    private func rule(_ paths: [String]) -> ReplacementRule {
        let (isForced, elsewhere) = (writing.force, "write elsewhere with --output")
        let inputs = ReplacementRule.protecting(inputs: paths, isForced: true, elsewhere: elsewhere)
        return ReplacementRule { path, existing in
            if let objection = inputs.objection(path, existing) { return objection }
            guard let existing, !isForced, let bytes = existing.ends(first: 64 << 20, last: 0)?.first, !bytes.isEmpty,
                !PagerPackage.File.isUnchanged(String(decoding: bytes, as: UTF8.self))
            else { return nil }
            return .init(
                "it is not as pagetrace adapt wrote it",
                nextStep: "Move it away, \(elsewhere), or replace it with --force.")
        }
    }

    private func summary(of package: PagerPackage, _ kept: [String], _ place: PackagePlace) -> String {
        var lines = kept.map { "Left as you changed it: \($0). Without it, it is written anew." }
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
        lines.append("Now: swift test --package-path \(Self.word(VisibleText.of(path: place.folder)))")
        return lines.joined(separator: "\n") + "\n"
    }

    /// A path as one word of a shell.
    private static func word(_ path: String) -> String {
        let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "+,-./:_".contains($0) }
        return isPlain
            ? path : "'\(path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
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
