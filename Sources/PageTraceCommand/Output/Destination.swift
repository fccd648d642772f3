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
