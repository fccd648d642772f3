import Foundation
import Paging
import Testing

@testable import PageTrace

@Suite("Explorations in several worlds, and what they rest on")
struct ExploredWorldsTests {
    private static let touches = ExplorationOptions(families: [.swipe, .cancel, .drag, .skip])

    @Test func `A proof says where it holds, and a world in which it fails has the shortest walk`() throws {
        let trace = try Trace(path: "1", pages: 3)
        let worlds = trace.worlds()
        #expect(worlds.first?.world == ExploredWorld(system: .iOS26, switchedOn: nil))
        let switches =
            Quirk.allCases.filter { Quirks.quirks(of: .scroll).contains(Quirks($0)) }.count + Readings.named.count
        #expect(worlds.count == 2 * (1 + switches))
        let table = ExploredWorlds(worlds, Self.touches)
        let failing = Set(table.rows.filter { !$0.holds }.map(\.world.name))
        #expect(failing.contains("iOS 26, lostDidFinish") && failing.contains("classic, lostDidFinish"))
        #expect(!failing.contains("iOS 26") && !failing.contains("classic"))
        #expect(table.text.hasPrefix("Holds in \(table.rows.count - failing.count) of \(table.rows.count) worlds.\n"))
        // Failures come first, and a walk is said once for all worlds that it fails in.
        let signs = table.text.split(separator: "\n").compactMap { $0.firstMatch(of: /^ {2}([✗✓]) {2}/)?.output.1 }
        #expect(signs == failing.map { _ in "✗" } + (failing.count..<table.rows.count).map { _ in "✓" })
        #expect(table.text.contains(/✗ {2}classic, lostDidFinish +the same\n/))
        let walks = table.rows.compactMap { $0.exploration?.walks.first }.map {
            "\($0.notation) \($0.sort.consequence)"
        }
        for walk in Set(walks) { #expect(table.text.components(separatedBy: "  \(walk)\n").count == 2, "\(walk)") }
        #expect(table.rows.contains { $0.exploration?.walks.first != nil })
        #expect(table.json.contains("\"holdsIn\": \(table.rows.count - failing.count)"))
    }

    @Test func `Both systems alone, and containers that have no worlds`() throws {
        let trace = try Trace(path: "1", pages: 3)
        #expect(trace.worlds(triesSwitches: false).map(\.world.name) == ["iOS 26", "classic"])
        #expect(
            trace.worlds(systems: [.classic], triesSwitches: false).map(\.trace.pageViewController?.container.system)
                == [.classic])
    }

    @Test func `A page curl has no readings, and only quirks of its own`() throws {
        let curl = PageViewControllerSettings(transitionStyle: .pageCurl)
        let worlds = Trace(container: curl, pages: ["A"], gestures: []).worlds(systems: [.iOS26])
        let quirks = Quirk.allCases.filter { $0.style == .pageCurl }.map(\.rawValue)
        #expect(worlds.dropFirst().map(\.world.switchedOn) == quirks)
    }

    @Test func `Each answer says what was not tried, and on which choices of the model it rests`() throws {
        let trace = try Trace(path: "1", pages: 3)
        let swipes = try #require(trace.explored(ExplorationOptions(families: [.swipe])))
        #expect(swipes.scope.untriedFamilies.contains(.drag) && !swipes.scope.untriedFamilies.contains(.swipe))
        #expect(swipes.scope.choices.map(\.rule) == ["12"])
        #expect(swipes.text.contains(" Not tried: the families cancel, drag, "))
        #expect(swipes.lines(isVerbose: true).text.contains("lists of other lengths than 3"))
        #expect(
            swipes.text.contains(
                "; other lengths of the list, systems, quirks and readings. Rests on rule 12 (a drag at an end bounces without a callback), a choice of the model, not tried the other way.\n"
            ))
        #expect(swipes.lines(isVerbose: true).text.contains("\nrests on choices of the model: rule 12 ("))
        let drags = try #require(trace.explored(Self.touches))
        #expect(drags.json.contains("\"restsOn\": [") && drags.json.contains("\"notTried\": ["))
    }
}
