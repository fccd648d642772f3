import Foundation
import Testing

/// Drawings are read in a README, whose column is 830 pixels wide.
struct ReadableSizeTests {
    @Test
    func `No text of a drawing is smaller than nine pixels in a README, and no drawing is made smaller there`() throws {
        let folder = Project.output
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".svg") }
        #expect(files.count > 300)
        for file in files {
            let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
            let head = try #require(text.firstMatch(of: /<svg[^>]* width="([0-9.]+)pt"/), "\(file)")
            let width = try #require(Double(head.1)) * 4 / 3
            let sizes = text.matches(of: /font-size="([0-9.]+)"/).compactMap { Double($0.1) }
            let scale = min(1, 830 / width)
            #expect(width <= 831, "\(file)")
            #expect((sizes.min() ?? 12) * 4 / 3 * scale >= 9, "\(file)")
        }
    }
}
