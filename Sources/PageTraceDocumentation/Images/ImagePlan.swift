package import PageTraceDiagrams
import PageTraceFiles

/// Where the images of a document are stored, and their names.
package struct ImagePlan: Hashable, Sendable {
    package struct Image: Hashable, Sendable {
        /// The folder, in the same words as the path of the document.
        package let folder: String
        package let name: String
        /// How the document refers to it: its path from there, or its name in the catalog.
        package let reference: String
        /// The variants: the name of each file, and the background that its colors are for.
        package var variants: [Variant]
        /// How the document refers to the drawing for narrow screens, nil if there is none.
        package var narrow: String?
        /// How the document refers to the page to step through, nil if there is none.
        package var page: String?
    }

    package struct Variant: Hashable, Sendable {
        package let name: String
        /// The format of the file; `html` for a page to step through.
        package let format: ArtifactFormat
        package let theme: Theme
        /// The width in points, with the room around it; nil for the usual one.
        package var width: Int?
    }

    /// The folder of the images: beside a document one that holds nothing else, in a catalog that of the article.
    package let folder: String

    /// How the names of all images of the document begin that lie among other files, as in a catalog; else empty.
    package let prefix: String

    /// The folder in which earlier versions of pagetrace kept the images of an article, nil if there was no other.
    package let formerFolder: String?

    /// The image of each place, in order; places that ask for the same drawing share one.
    package let images: [Image]

    package init(_ document: Document) {
        let parts = document.path.split(separator: "/", omittingEmptySubsequences: false)
        let home = parts.dropLast().map { $0 + "/" }.joined()
        let stem = Self.stem(of: document.path)
        var names = ImageNames()
        switch document.host {
        case .markdown:
            let folder = stem + Self.folderEnding
            self.folder = home + folder
            (prefix, formerFolder) = ("", nil)
            images = document.places.map { place in
                let request = place.request
                let ending = "." + request.format.fileExtension
                let path = request.image ?? "\(folder)/\(names.name(of: request))\(ending)"
                let parts = path.split(separator: "/")
                let name = parts.last.map(String.init) ?? path
                var image = Image(
                    folder: parts.count > 1
                        ? home + parts.dropLast().joined(separator: "/") : home.isEmpty ? "." : home,
                    name: name, reference: path,
                    variants: [Variant(name: name, format: request.format, theme: request.theme)])
                func add(_ other: String, _ format: ArtifactFormat, width: Int? = nil) -> String {
                    let name = String(name.dropLast(ending.count)) + other
                    image.variants.append(Variant(name: name, format: format, theme: request.theme, width: width))
                    return String(path.dropLast(ending.count)) + other
                }
                if let width = request.width { image.narrow = add("~narrow\(ending)", request.format, width: width) }
                if request.hasPage { image.page = add(".html", .html) }
                return image
            }
        case .catalog(let catalog):
            // Names count in all of a catalog, so that of the article, with its folders, belongs to each. No part has
            // two dashes in a row: articles of different names have images of different names.
            let parts = (home.dropFirst(catalog.count + 1) + stem).split(separator: "/")
                .map { FileName.exact(from: String($0)) }
            formerFolder = "\(catalog)/Resources/\(parts.joined(separator: "--"))\(Self.folderEnding)"
            // A folder that is called as its article says it already.
            let isDoubled = parts.count > 1 && parts[parts.count - 1] == parts[parts.count - 2]
            let article = parts.dropLast(isDoubled ? 1 : 0).joined(separator: "--")
            // DocC finds an image by its name, wherever it is in the catalog, and not by a path; GitHub by its path. Beside
            // the article, both are one.
            let folder = String(home.dropLast())
            self.folder = folder
            prefix = article + "-"
            images = document.places.map { place in
                let name = "\(article)-\(names.name(of: place.request))"
                let format = place.request.format
                let ending = format.fileExtension
                let both = [("", Theme.light), ("~dark", .dark)]
                let themes = place.request.theme == .automatic ? both : [("", place.request.theme)]
                return Image(
                    folder: folder, name: "\(name).\(ending)", reference: "\(name).\(ending)",
                    variants: themes.map { Variant(name: "\(name)\($0).\(ending)", format: format, theme: $1) })
            }
        }
    }

    /// How the names of folders end that hold nothing but images of one document.
    package static let folderEnding = ".pagetrace"

    /// Whether other documents can refer to the images of a folder by their names alone, as in a DocC catalog.
    package static func areNamesGlobal(in folder: String) -> Bool {
        Host(of: folder + "/").isCatalog
    }

    /// The name of a document without `.md`; with another ending it stays whole, for `a.md` and `a.markdown` are two.
    private static func stem(of path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        return name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    }
}
