/// Refuses names that would put a file elsewhere, hide it, or mean the same file on some disks.
enum OutputNames {
    /// The most bytes that a name may have on the file systems in use.
    static let longest = 255

    /// Checks every name by itself, and that no two of them are the same if case is ignored.
    static func check(_ files: [OutputFile], in folder: String) throws(FileError) {
        var seen: [String: String] = [:]
        for file in files {
            try check(file.name, in: folder)
            guard let other = seen.updateValue(file.name, forKey: file.name.lowercased()) else { continue }
            let reason =
                other == file.name
                ? "two files of this run have that name"
                : "\"\(VisibleText.of(other))\" has the same name on disks that ignore case"
            throw FileError(
                .refusedName, FilePath.join(folder, file.name), reason, nextStep: "Give one of them another name.")
        }
    }

    static func check(_ name: String, in folder: String) throws(FileError) {
        if let reason = reason(against: name) {
            throw FileError(.refusedName, FilePath.join(folder, name), reason)
        }
    }

    private static func reason(against name: String) -> String? {
        if name.isEmpty { return "its name is empty" }
        if name == "." || name == ".." { return "its name means a folder" }
        if name.utf8.contains(UInt8(ascii: "/")) { return "its name contains \"/\"" }
        if name.utf8.first == UInt8(ascii: ".") { return "its name begins with a dot" }
        if name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            return "its name contains a control character"
        }
        let count = name.utf8.count
        return count > longest ? "its name has \(Amount.bytes(count)), \(longest) are allowed" : nil
    }
}
