import PageTraceDiagrams
import PageTraceFiles

/// Where results are written.
enum Destination: Hashable {
    case standardOutput
    /// Files with their default names.
    case folder(String)
    /// One file with this name.
    case file(folder: String, name: String)

    /// Reads the value of `--output`.
    ///
    /// A name with the extension of a format is a file, unless it names an existing folder or ends with a slash.
    init(argument: String) {
        if argument == "-" {
            self = .standardOutput
        } else if ArtifactFormat(ending: argument) == nil || Self.isFolder(argument) {
            self = .folder(argument)
        } else {
            self = .file(folder: FilePath.folder(of: argument), name: FilePath.name(of: argument))
        }
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
        "mp4", "mov", "gv", "zip",
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
