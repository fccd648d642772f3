import Foundation
import PageTrace
import PageTraceFiles

/// Compares a recording with its snapshot, writes what the mode allows, and puts a failure into words.
struct SnapshotCheck {
    let recording: Recording
    let replayAdvice: ReplayAdvice
    let format: SnapshotFormat
    var mode: SnapshotMode
    let place: SourcePlace
    let file: SnapshotFile

    init(
        _ recording: Recording, _ replayAdvice: ReplayAdvice, _ format: SnapshotFormat, named: String?,
        _ mode: SnapshotMode, _ place: SourcePlace
    ) {
        (self.recording, self.replayAdvice, self.format) = (recording, replayAdvice, format)
        (self.mode, self.place) = (mode, place)
        file = SnapshotFile(place, named: named, fileExtension: format.fileExtension)
    }

    /// The failure, nil if the recording matches the snapshot.
    func failure(_ bytes: [UInt8]) -> String? {
        let output = OutputFile(name: file.name, bytes: bytes)
        do {
            let comparison = try OutputFolder(file.folder).compare(output)
            switch comparison {
            case .same:
                removeNew()
                return nil
            case .missing: return missing(output)
            case .differs: return differing(output, comparison)
            }
        } catch {
            return "The snapshot \(file.shown) cannot be read: \(error.reason)"
        }
    }

    private func missing(_ output: OutputFile) -> String {
        guard mode != .never else {
            return """
                There is no snapshot \(file.shown), and none is written (\(mode.words)).

                To write it: \(SnapshotMode.variable)=missing swift test --filter \(filter)
                Then look at it and commit it.
                """
        }
        let isFirst = !FileManager.default.fileExists(atPath: "\(file.testFolder)/\(SnapshotFile.folderName)")
        do {
            try OutputFolder(file.folder).write([output])
            removeNew()
            // SwiftPM warns about unhandled files in a target.
            let exclusion = """


                \(SnapshotFile.folderName) is new. SwiftPM warns of it unless the test target in Package.swift says
                  exclude: ["\(SnapshotFile.folderName)"]
                """
            return """
                There was no snapshot. \(file.shown) has been written.

                Look at it and commit it: the next run compares with it.\(isFirst ? exclusion : "")
                """
        } catch {
            return "There was no snapshot, and \(file.shown) cannot be written: \(error.reason)"
        }
    }

    private func differing(_ output: OutputFile, _ comparison: FileComparison) -> String {
        let old = (try? InputFile.read("\(file.folder)/\(file.name)", limit: 1 << 26)) ?? []
        var parts: [String] = []
        if let damage = Self.damage(of: old, expecting: output.bytes) {
            parts.append("The snapshot \(file.shown) \(damage.problem)")
            if damage.hidesDifference { return text(parts, output) }
        } else {
            let step = format.locate(recording, old).map { " at \($0)" } ?? ""
            parts.append("The recording differs from its snapshot\(step).")
        }
        parts.append(comparison.text(of: output, in: file.shownFolder).trimmed)
        return text(parts, output)
    }

    /// Damage from outside this library, as the end of a sentence about the snapshot, with what to do; and whether a line
    /// difference would say nothing: every line differs, or none does.
    private static func damage(of old: [UInt8], expecting new: [UInt8]) -> (problem: String, hidesDifference: Bool)? {
        // A custom format that is not text has no text that could be damaged.
        guard new.firstInvalidByte == nil else { return nil }
        if let offset = old.firstInvalidByte {
            return ("is not UTF-8 from byte \(offset + 1) on. It has been edited, or damaged; restore it.", true)
        }
        if old.starts(with: [0xEF, 0xBB, 0xBF]) {
            let mark = "begins with a byte order mark, which an editor has put there. Save it as UTF-8 without one."
            return (mark, false)
        }
        guard old.contains(0x0D), !new.contains(0x0D) else { return nil }
        let rest = old.filter { $0 != 0x0D } == new ? "Nothing else differs." : "The text differs as well."
        let advice = "Restore it, and put “__Snapshots__/** text eol=lf” into .gitattributes."
        return ("has Windows line endings (CRLF). \(rest) \(advice)", true)
    }

    private func text(_ parts: [String], _ output: OutputFile) -> String {
        (parts + [ending(output)]).joined(separator: "\n\n")
    }

    /// Where the new snapshot is, how to accept it, and how to replay the gestures.
    private func ending(_ output: OutputFile) -> String {
        let accept = "\(SnapshotFile.acceptance)=\(file.file)/\(file.name) swift test --filter \(filter)"
        var lines: [String]
        switch mode {
        case .never: lines = ["Nothing was written (\(mode.words)).", "To accept: \(accept)"]
        case .missing: lines = [written(output), "To accept: \(accept)"]
        case .all:
            do {
                try OutputFolder(file.folder).write([output])
                removeNew()
                lines = ["The snapshot has been written anew. The next run compares with it."]
            } catch {
                lines = ["The snapshot cannot be written: \(error.reason)"]
            }
        }
        lines += [replayAdvice.text(file: file, writes: mode == .missing)].compactMap { $0 }
        return lines.joined(separator: "\n")
    }

    private func written(_ output: OutputFile) -> String {
        do {
            try OutputFolder(file.newFolder).write([output])
            return "Found:     \(file.shownNewFolder)/\(file.name)"
        } catch {
            return "What was found cannot be written to \(file.shownNewFolder): \(error.reason)"
        }
    }

    /// Removes what an earlier failure left, once the test passes.
    private func removeNew() {
        guard mode != .never else { return }
        for name in [file.name, file.traceName] {
            try? FileManager.default.removeItem(atPath: "\(file.newFolder)/\(name)")
        }
        for folder in [file.newFolder, "\(file.testFolder)/\(SnapshotFile.folderName)/\(SnapshotFile.newFolderName)"] {
            // Removes an empty folder, and nothing else.
            rmdir(folder)
        }
    }

    /// The name by which `swift test --filter` finds the test.
    private var filter: String {
        let name = place.test
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? name : "'\(name.shellSafe)'"
    }
}

extension SnapshotMode {
    fileprivate var words: String {
        self == .never ? "the mode is never, which is the default if CI is set" : "the mode is \(rawValue)"
    }
}

extension FileError {
    /// The reason without the path, whose folder differs from machine to machine.
    var reason: String {
        (["\(message)."] + [nextStep].compactMap { $0 }).joined(separator: " ")
    }
}

extension String {
    /// The text without the newline at its end.
    fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }

    /// A regular expression in single quotes that matches the name.
    fileprivate var shellSafe: String {
        String(map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " ? $0 : "." })
    }
}
