import PageTraceAdapting
import PageTraceFiles

/// Where a package is written, and where other things are as seen from there.
struct PackagePlace {
    /// The folder, as it was named.
    let folder: String
    private let here: String

    init(_ folder: String) {
        self.folder = FilePath.normal(folder)
        here = FolderEntry.realPath(of: ".") ?? "/"
    }

    private func whole(_ path: String) -> String {
        FilePath.normal(path.hasPrefix("/") ? path : FilePath.join(here, path))
    }

    /// A path as seen from the package.
    func path(_ path: String) -> String {
        let (to, from) = (whole(path).split(separator: "/"), whole(folder).split(separator: "/"))
        let shared = zip(to, from).prefix { $0 == $1 }.count
        let parts = from.dropFirst(shared).map { _ in ".." } + to.dropFirst(shared).map(String.init)
        return parts.joined(separator: "/")
    }

    /// Where pagetrace is: as it was named, or the package that this command was built in.
    func pagetrace(named name: String?) -> PagerPackage.Source {
        if let name { return name.contains("://") ? .address(name) : .path(path(name)) }
        var folder =
            FolderEntry.realPath(of: "/proc/self/exe") ?? FolderEntry.realPath(of: CommandLine.arguments[0]) ?? "/"
        while folder != "/" {
            folder = FilePath.folder(of: folder)
            let face = FilePath.join(folder, "Sources/PageTraceUIKit")
            if (try? FolderEntry.kind(of: face, followsLinks: true)) == .some(.folder) { return .path(path(folder)) }
        }
        return .address("https://github.com/OWNER/pagetrace")
    }
}
