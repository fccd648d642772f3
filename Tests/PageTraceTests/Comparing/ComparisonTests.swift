import Testing

@testable import PageTrace

@Suite("Two recordings side by side")
struct ComparisonTests {
    private func recording(_ path: String) throws -> Recording {
        Recording(replaying: try Trace(path: path, pages: 4))
    }

    /// A walk whose client sets its title in the calls of a name.
    private func recording(_ path: String, settingTitleIn name: String) throws -> Recording {
        var recording = try recording(path)
        for (place, step) in recording.steps.enumerated() {
            for (call, callback) in step.callbacks.enumerated() where callback.name == name {
                recording.steps[place].callbacks[call].changes = [.init(tracker: "title", old: nil, new: "2")]
            }
        }
        return recording
    }

    /// Which steps belong together, such as `0-0 1-1 2- -2`.
    private func rows(_ comparison: RecordingComparison) -> String {
        comparison.rows.map { row in
            (row.first.map(String.init) ?? "") + "-" + (row.second.map(String.init) ?? "")
        }.joined(separator: " ")
    }

    @Test func `A recording and itself part nowhere`() throws {
        let comparison = RecordingComparison(try recording("1→2→3"), try recording("1→2→3"))
        #expect(comparison.difference == nil)
        #expect(rows(comparison) == "0-0 1-1 2-2")
        #expect(comparison.rows[1].callbacks.map(\.first) == [0, 1, 2, 3, 4])
        #expect(comparison.rows[1].callbacks.map(\.second) == [0, 1, 2, 3, 4])
    }

    @Test func `Of a device the calls are compared: what it holds is not in its recording`() throws {
        let model = Recording(replaying: try Trace(path: "1→2", pages: 3))
        var device = model
        device.device = RecordedDevice(model: "iPhone18,1", system: "iOS 26.1")
        for step in device.steps.indices { (device.steps[step].before, device.steps[step].after) = ([], []) }
        let same = RecordingComparison(model, device)
        #expect(same.difference == nil)
        #expect(same.text(of: model, and: device).hasPrefix("Both make the same calls (of a device, nothing else"))
        // Two recordings of devices say the same things of themselves.
        var other = device
        other.steps[1].gesture.outcome = .cancelled
        #expect(RecordingComparison(device, other).difference != nil)
        device.steps[1].callbacks.removeLast()
        #expect(RecordingComparison(model, device).difference?.callback == 4)
    }

    @Test func `A step that only one of them has stands alone, and those behind it still belong together`() throws {
        let comparison = RecordingComparison(try recording("1→2⇒1→2"), try recording("1→2→3⇒1→2"))
        #expect(rows(comparison) == "0-0 1-1 -2 2-3 3-4")
        #expect(comparison.difference?.step == 2)
        #expect(comparison.difference?.aspect == .step("", "swipe forward  2 → 3"))
        #expect(
            comparison.difference?.sentence(naming: ["short", "long"])
                == "First difference at step 2: short has no such step; long has “swipe forward  2 → 3”.")
    }

    /// Acts have names, and what an act sets is what another trace sets without one.
    @Test func `An act that sets a page belongs to a plain set of that page`() throws {
        func recording(_ gestures: [PageViewControllerGesture]) -> Recording {
            Recording(replaying: Trace(pages: ["1", "2", "3"], gestures: GestureSequence(gestures)))
        }
        let first = PageViewControllerGesture.page(.set(ProgrammaticSet(["1"])))
        let plain = recording([first, .page(.set(ProgrammaticSet(["2"]))), .page(.swipe(Swipe(.forward)))])
        let act = recording([
            first, .page(.set(ProgrammaticSet(["2"], act: "tap Next"))), .page(.swipe(Swipe(.forward))),
        ])
        #expect(rows(RecordingComparison(plain, act)) == "0-0 1-1 2-2")
        // An act keeps its counterpart of the same name, whatever that sets.
        let other = recording([
            first, .page(.set(ProgrammaticSet(["3"], act: "tap Next"))), .page(.swipe(Swipe(.backward))),
        ])
        #expect(rows(RecordingComparison(act, other)) == "0-0 1-1 2- -2")
    }

    @Test func `A swipe is the same gesture whether it is cancelled or not`() throws {
        let comparison = RecordingComparison(try recording("1→2→3"), try recording("1→2→(3)"))
        #expect(rows(comparison) == "0-0 1-1 2-2")
        #expect(comparison.difference?.step == 2)
        #expect(comparison.difference?.callback == 1)
        // The cancelled swipe asks nothing ahead: the third callback has no counterpart.
        #expect(comparison.rows[2].callbacks.last?.first == 2)
        #expect(comparison.rows[2].callbacks.last?.second == nil)
    }

    @Test func `What the client sets in a callback is a difference at that callback`() throws {
        let mistake = try recording("1→2", settingTitleIn: "viewControllerAfter")
        let repair = try recording("1→2", settingTitleIn: "didFinishAnimating")
        let difference = try #require(RecordingComparison(mistake, repair).difference)
        #expect(difference.callback == 0)
        #expect(
            difference.sentence(naming: ["mistake", "repair"])
                == "First difference at step 1, callback 1: mistake sets title to 2; repair changes nothing.")
        #expect(
            difference.sentence()
                == "First difference at step 1, callback 1: the first sets title to 2; the second changes nothing.")
    }

    @Test func `Sets of other pages are other gestures`() throws {
        #expect(rows(RecordingComparison(try recording("1⇒2⇒3"), try recording("1⇒3"))) == "0-0 1- 2-1")
    }

    @Test func `What is held, tracked or found after a step is compared, too`() throws {
        let recording = try recording("1→2")
        var other = recording
        other.steps[1].after[0].slots[2].content = .none
        #expect(RecordingComparison(recording, other).difference?.aspect == .held("1 | ▸2 | 3", "1 | ▸2 | nil"))
        other = recording
        other.steps[1].trackers = [TrackerRecord(name: "title", value: "2")]
        #expect(RecordingComparison(recording, other).difference?.aspect == .tracker("", "title 2"))
        other = recording
        other.steps[1].findings = [Finding(kind: .crash, message: "It traps.")]
        #expect(
            RecordingComparison(recording, other).difference?.sentence()
                == "First difference at step 1: the first has no such finding; the second has the finding “It traps.”.")
    }

    @Test func `Where only notes differ, the answer says so`() throws {
        func recording(_ note: String) throws -> Recording {
            let text = #"{ "version": 1, "pages": 2, "gestures": [{ "set": 1, "note": "\#(note)" }] }"#
            return Recording(replaying: try TraceReader.read(text.utf8, name: "trace"))
        }
        let (first, second) = (try recording("one"), try recording("other"))
        func verdict(_ other: Recording) -> Substring? {
            RecordingComparison(first, other).text(of: first, and: other).split(separator: "\n").first
        }
        #expect(verdict(second) == "Both do the same, and only notes differ, from the first step to the last.")
        #expect(verdict(first) == "Both say the same, from the first step to the last.")
    }

    @Test func `Both logs as one`() throws {
        let (first, second) = (try recording("1→2"), try recording("1→(2)"))
        let text = RecordingComparison(first, second).text(of: first, and: second, naming: ["lands", "returns"])
        #expect(
            text == """
                First difference at step 1, callback 4: lands receives didFinishAnimating finished: true, previous: [1], \
                completed: true; returns receives didFinishAnimating finished: true, previous: [1], completed: false.
                - lands
                + returns

                  0. set 1
                       holds  ? | ▸1 | ?      loaded 1

                - 1. swipe forward  1 → 2
                + 1. swipe forward  1 → 2  (cancelled)
                       1  viewControllerAfter(1) → 2
                       2  viewControllerBefore(1) → nil
                       3  willTransitionTo [2]
                -      4  didFinishAnimating finished: true, previous: [1], completed: true
                -      5  viewControllerAfter(2) → 3                                      preloaded
                -      holds  1 | ▸2 | 3      loaded 2, 3
                +      4  didFinishAnimating finished: true, previous: [1], completed: false
                +      holds  nil | ▸1 | 2      loaded 2

                """)
    }

    @Test
    func `Whatever the log says of a step differs: its loaded pages, the name of a variable, whether it is wrong`()
        throws
    {
        let first = try recording("1→2")
        var second = first
        second.steps[1].loaded = ["2"]
        #expect(
            RecordingComparison(first, second).difference?.sentence()
                == "First difference at step 1: the first holds 1 | ▸2 | 3, loaded 2 and 3; "
                + "the second holds 1 | ▸2 | 3, loaded 2.")
        var (title, other) = (first, first)
        title.steps[1].trackers = [TrackerRecord(name: "title", value: "2")]
        other.steps[1].trackers = [TrackerRecord(name: "index", value: "2")]
        #expect(RecordingComparison(title, other).difference?.aspect == .tracker("title 2", "index 2"))
        other.steps[1].trackers = [TrackerRecord(name: "title", value: "2", isWrong: true)]
        #expect(RecordingComparison(title, other).difference?.aspect == .tracker("title 2", "title 2 (wrong)"))
    }

    @Test func `A variable that changes in another call differs, and the calls are the same`() throws {
        let first = try recording("1→2", settingTitleIn: "viewControllerAfter")
        let second = try recording("1→2", settingTitleIn: "didFinishAnimating")
        let text = RecordingComparison(first, second).text(of: first, and: second)
        #expect(
            text.hasSuffix(
                """
                       4  didFinishAnimating finished: true, previous: [1], completed: true
                +            title: nil → 2
                       5  viewControllerAfter(2) → 3                                      preloaded
                -            title: nil → 2
                       holds  1 | ▸2 | 3      loaded 2, 3

                """), "\(text)")
    }

    @Test func `Long walks that have little in common are paired step by step, up to the end that they share`() throws {
        let swipes = try recording("1→[2→1]×3000→2→3")
        let sets = try recording("1⇒[2⇒1]×2500→2→3")
        let rows = RecordingComparison(swipes, sets).rows
        #expect(rows.count == 6003)
        #expect(rows.last?.first == 6002)
        #expect(rows.last?.second == 5002)
    }
}
