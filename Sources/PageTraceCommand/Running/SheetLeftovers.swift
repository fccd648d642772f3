import PageTraceDiagrams
import PageTraceFiles

/// Finds files of sheets from an earlier run that had more sheets than this one.
///
/// They are listed but not removed, because pagetrace removes nothing unless asked to.
enum SheetLeftovers {
    /// The names of the files, in order: for each number of digits, those that follow without a gap.
    static func find(
        beside files: [OutputFile], in folder: String, of artifacts: [Artifact], named names: [String]
    ) -> [String] {
        let made = Set(files.map(\.name))
        var found: [String] = []
        for name in names {
            for case .diagram(let diagram, let format) in artifacts where diagram.showsSteps {
                let artifact = Artifact.diagram(diagram, format)
                for (digits, end) in [(2, 100), (3, 1_000), (4, 10_000)] {
                    found += leftovers(digits, before: end) { artifact.fileName(for: name, sheet: $0) }.filter {
                        !made.contains($0)
                    }
                }
            }
        }
        return found

        func leftovers(_ digits: Int, before end: Int, _ fileName: (SheetNumber) -> String) -> [String] {
            var names: [String] = []
            for number in 1..<end {
                let name = fileName(SheetNumber(number, digits: digits))
                guard made.contains(name) || exists(name, in: folder) else { break }
                names.append(name)
            }
            return names
        }
    }

    private static func exists(_ name: String, in folder: String) -> Bool {
        // A name that is too long cannot be a file.
        (try? OutputFolder(folder).contains(name)) ?? false
    }

    /// What to say about leftovers, nil if there are none.
    static func text(of names: [String]) -> String? {
        guard let first = names.first, let last = names.last else { return nil }
        return names.count == 1
            ? "\(first) is a sheet of an earlier run, and not one of these. Remove it."
            : "\(names.count) files, \(first) to \(last), are sheets of an earlier run, and not among these. Remove them."
    }
}
