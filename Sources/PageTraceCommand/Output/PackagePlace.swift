import PageTraceAdapting
import PageTraceFiles

/// Where a package is written, and where other things are as seen from there.
struct PackagePlace {
    let folder: String

    init(_ folder: String) { self.folder = FilePath.normal(folder) }

    /// Where a path leads, without links, as far as something is there.
    static func real(_ path: String) -> String {
        if let real = FolderEntry.realPath(of: path) { return real }
        return FilePath.normal(FilePath.join(real(FilePath.folder(of: path)), FilePath.name(of: path)))
    }

    /// Whether a file or a folder is in the package, or would be.
    func contains(_ path: String) -> Bool { FilePath.isIn(Self.real(folder), Self.real(path)) }

    /// Whether the package is in a folder, or would be.
    func isIn(_ path: String) -> Bool { FilePath.isIn(Self.real(path), Self.real(folder)) }

    /// A path as seen from the package.
    func path(_ path: String) -> String {
        let (to, from) = (Self.real(path).split(separator: "/"), Self.real(folder).split(separator: "/"))
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
