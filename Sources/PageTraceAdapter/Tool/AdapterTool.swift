import Foundation
import PageTraceAdapting

/// Adapts one file: `pagetrace-adapt FILE COPY`.
///
/// With `--of-all OTHERS…`, the copy says if nothing of all files is compiled.
@main
enum AdapterTool {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count >= 2, arguments.count == 2 || arguments[2] == "--of-all" else {
            fail("It needs two arguments: the file, and where its copy goes.")
        }
        let rest = arguments.count == 2 ? nil : arguments[3...].map(text)
        let adapted = AdaptedSource(text(of: arguments[0]), path: arguments[0], rest: rest)
        do {
            try Data(adapted.text.utf8).write(to: URL(fileURLWithPath: arguments[1]), options: .atomic)
        } catch {
            fail("\(arguments[1]) cannot be written: \(error.localizedDescription)")
        }
    }

    private static func text(of file: String) -> String {
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: file))
            guard data.count <= 64 << 20 else { fail("\(file) has more than 64 MB.") }
            let text = String(decoding: data, as: UTF8.self)
            guard text.utf8.elementsEqual(data) else { fail("\(file) is not UTF-8: save it as UTF-8.") }
            return text
        } catch {
            fail("\(file) cannot be read: \(error.localizedDescription)")
        }
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("error: PageTraceAdapter: \(message)\n".utf8))
        exit(1)
    }
}
