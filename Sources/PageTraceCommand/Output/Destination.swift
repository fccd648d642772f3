import PageTraceDiagrams
import PageTraceFiles

/// Where results go.
enum Destination: Hashable {
    case standardOutput
    /// Files with names of their own.
    case folder(String)
    /// One file with this name.
    case file(folder: String, name: String)

    /// Reads the value of `--output`.
    ///
    /// A name with the ending of a format is a file, unless it is that of a folder already or ends with a slash.
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
        // That of the coverage ends as that of the log does.
        let formats = Self.allCases.sorted { $0.fileExtension.utf8.count > $1.fileExtension.utf8.count }
        guard let format = formats.first(where: { name.lowercased().hasSuffix("." + $0.fileExtension) }) else {
            return nil
        }
        self = format
    }
}
