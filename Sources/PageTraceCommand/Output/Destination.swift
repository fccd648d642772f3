import PageTraceDiagrams
import PageTraceFiles

enum Destination: Hashable {
    case standardOutput
    /// Files with their default names.
    case folder(String)
    case file(folder: String, name: String)

    /// Reads the value of `--output`.
    ///
    /// A name with the extension of a format is a file, unless it names an existing folder or ends with a slash.
    ///
    /// - Parameter other: One more extension that makes it a file.
    init(argument: String, or other: String? = nil) {
        let file = Self.file(folder: FilePath.folder(of: argument), name: FilePath.name(of: argument))
        if argument == "-" {
            self = .standardOutput
        } else if Self.isFolder(argument)
            || (ArtifactFormat(ending: argument) == nil && !(other.map(file.isFile(endingIn:)) ?? false))
        {
            self = .folder(argument)
        } else {
            self = file
        }
    }

    /// Whether it is a file with this extension, in whatever case.
    func isFile(endingIn ending: String) -> Bool {
        if case .file(_, let name) = self { name.lowercased().hasSuffix("." + ending) } else { false }
    }

    /// The ending of a name that is meant as a file, and is of no format that there is; nil for a folder.
    static func foreignEnding(of argument: String) -> String? {
        let name = FilePath.name(of: argument)
        guard ArtifactFormat(ending: name) == nil, !isFolder(argument),
            let dot = name.lastIndex(of: "."), dot != name.startIndex
        else { return nil }
        let ending = name[name.index(after: dot)...].lowercased()
        return foreign.contains(ending) ? ending : nil
    }

    /// Folders may have a dot in their names, so only endings of files are told.
    private static let foreign: Set = [
        "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "heic", "eps", "ps", "md", "log", "xml", "yaml", "csv",
        "mp4", "mov", "gv", "zip", "swift",
    ]

    private static func isFolder(_ path: String) -> Bool {
        (try? FolderEntry.kind(of: path, followsLinks: true)) == .folder
    }
}

extension ArtifactFormat {
    /// The format that the ending of a name stands for, nil if it is none.
    init?(ending name: String) {
        // The extension of the coverage ends like that of the log, so longer ones come first.
        let formats = Self.allCases.sorted { $0.fileExtension.utf8.count > $1.fileExtension.utf8.count }
        guard let format = formats.first(where: { name.lowercased().hasSuffix("." + $0.fileExtension) }) else {
            return nil
        }
        self = format
    }
}
