import Graphviz
import PageTraceDiagrams
import Testing

/// Colors that everybody can read.
struct PaletteTests {
    /// What is written on what.
    static let writing: [(Palette, [Palette])] = [
        (.ink, [.paper, .panel]), (.muted, [.paper, .panel]), (.shownText, [.shownFill]),
        (.heldText, [.heldFill, .paper]),
        (.signText, [.loadedLine]), (.droppedText, [.droppedFill, .paper]), (.absentText, [.paper]),
        (.markText, [.dataSource, .completion, .appearance, .ink]), (.dataSource, [.paper, .panel]),
        (.delegate, [.paper, .panel]), (.completion, [.paper, .panel]), (.indicator, [.paper, .panel]),
        (.appearance, [.paper, .panel]), (.containment, [.paper, .panel]), (.request, [.paper, .panel]),
        (.warningText, [.warningFill]), (.violationText, [.violationFill, .panel]),
        (.noteText, [.noteFill, .emphasisFill, .paper]), (.ink, [.emphasisFill]), (.muted, [.emphasisFill]),
        (.firstLine, [.firstFill, .paper]), (.secondLine, [.secondFill, .paper]),
        (.absentText, [.emphasisFill]), (.dataSource, [.emphasisFill]), (.delegate, [.emphasisFill]),
    ]

    @Test(arguments: writing) func `Writing has contrast`(text: Palette, grounds: [Palette]) {
        for ground in grounds {
            #expect(contrast(text.pair.light, ground.pair.light) >= 4.5, "\(text) on \(ground), light")
            #expect(contrast(text.pair.dark, ground.pair.dark) >= 4.5, "\(text) on \(ground), dark")
        }
    }

    @Test func `A dark color is found by the light one`() {
        #expect(Set(Palette.allCases.map(\.color)).count == Palette.allCases.count)
    }

    /// Shown and held pages differ in lightness, which everybody sees.
    @Test func `Shown and held differ in lightness`() {
        #expect(contrast(Palette.shownFill.pair.light, Palette.heldFill.pair.light) >= 4.5)
        #expect(contrast(Palette.shownFill.pair.dark, Palette.heldFill.pair.dark) >= 4.5)
    }

    private func contrast(_ first: Color, _ second: Color) -> Double {
        let lightness = [first, second].map(luminance).sorted()
        return (lightness[1] + 0.05) / (lightness[0] + 0.05)
    }

    /// The relative luminance of WCAG.
    private func luminance(_ color: Color) -> Double {
        let shares = [color.red, color.green, color.blue].map { share in
            let linear = Double(share) / 255
            return linear <= 0.04045 ? linear / 12.92 : power((linear + 0.055) / 1.055)
        }
        return 0.2126 * shares[0] + 0.7152 * shares[1] + 0.0722 * shares[2]
    }

    /// The number to the power of 2.4, without Foundation: x² · x^(2/5), the latter by Newton's method.
    private func power(_ number: Double) -> Double {
        var root = 0.5 + number / 2
        for _ in 0..<40 {
            let fourth = root * root * root * root
            root -= (fourth * root - number * number) / (5 * fourth)
        }
        return number * number * root
    }
}
