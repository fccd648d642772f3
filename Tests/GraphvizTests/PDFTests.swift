import Foundation
import Graphviz
import Testing

@Suite("PDF")
struct PDFTests {
    private func pdf(_ title: String) throws -> [UInt8] {
        var graph = RenderingTests.flow()
        graph.title = title
        return try GraphRenderer.render(graph, format: .pdf)
    }

    @Test func `has the same bytes whenever it is drawn`() throws {
        let text = String(decoding: try pdf("A walk"), as: UTF8.self)
        #expect(text.contains("/CreationDate (D:19700101000000"))
        #expect(!text.contains("D:20"), "no date of today")
    }

    @Test(.serialized, arguments: ["Asia/Kathmandu", "<-11>11", "UTC0"])
    func `has the same bytes in every time zone`(zone: String) async throws {
        let here = try pdf("A walk")
        await #expect(processExitsWith: .success) { [here = here as [UInt8], zone = zone as String] in
            setenv("TZ", zone, 1)
            tzset()
            let there = try PDFTests().pdf("A walk")
            #expect(there == here)
            // Every object is where the first table says that it is.
            let words = String(decoding: there, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            let table = try #require(words.firstIndex(of: "xref"))
            let count = try #require(Int(words[table + 2]))
            for number in 1..<count {
                let start = try #require(Int(words[table + 3 + number * 3]))
                #expect(there[start...].starts(with: Array("\(number) 0 obj".utf8)))
            }
        }
    }

    @Test(arguments: ["A walk", "Прогулка", "散歩 (1) \\ <>", "👣"])
    func `is called as the drawing is`(title: String) throws {
        let text = String(decoding: try pdf(title), as: UTF8.self)
        let digits = title.utf16.map { String(format: "%04X", $0) }.joined()
        #expect(text.contains("/Title <FEFF\(digits)>"))
    }

    @Test func `is as wide as the drawing, and says what it shows`() throws {
        var graph = RenderingTests.flow()
        graph.summary = "Two pages."
        let text = String(decoding: try GraphRenderer.render(graph, format: .pdf), as: UTF8.self)
        let box = try #require(text.firstMatch(of: /MediaBox \[ ?0 0 ([0-9.]+) ([0-9.]+) ?\]/))
        let sides = [box.1, box.2].compactMap { Double($0) }
        #expect(sides.count == 2 && abs(sides[0] - 108) <= 1 && abs(sides[1] - 148) <= 1)
        let digits = "Two pages.".utf16.map { String(format: "%04X", $0) }.joined()
        #expect(text.contains("/Subject <FEFF\(digits)>"))
    }

    @Test func `has its tables where it says that they are`() throws {
        let bytes = try pdf("A walk")
        let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        for (place, word) in words.enumerated() where word == "startxref" || word == "/Prev" {
            let table = try #require(Int(words[place + 1]))
            #expect(bytes[table...].starts(with: Array("xref".utf8)))
        }
        let information = try #require(words.lastIndex(of: "/Info").flatMap { Int(words[$0 + 1]) })
        let table = try #require(words.lastIndex(of: "xref"))
        let start = try #require(Int(words[table + 3]))
        #expect(bytes[start...].starts(with: Array("\(information) 0 obj".utf8)))
    }
}
