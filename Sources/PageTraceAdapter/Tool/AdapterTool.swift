import Foundation
import PageTraceAdapting

/// Adapts one file: `pagetrace-adapt FILE COPY`.
@main
enum AdapterTool {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 2, let file = arguments.first, let copy = arguments.last else {
            fail("It needs two arguments: the file, and where its copy goes.")
        }
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: file))
            guard data.count <= 64 << 20 else { fail("\(file) has more than 64 MB.") }
            let adapted = AdaptedSource(String(decoding: data, as: UTF8.self), path: file)
            try Data(adapted.text.utf8).write(to: URL(fileURLWithPath: copy), options: .atomic)
        } catch {
            fail("\(file) cannot be adapted: \(error.localizedDescription)")
        }
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("error: PageTraceAdapter: \(message)\n".utf8))
        exit(1)
    }
}
