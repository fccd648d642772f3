import PageTrace
import Testing

struct TraceReaderTests {
    @Test func `Reads the example of the documentation`() throws {
        let trace = try read(
            """
            {
              "$schema": "trace.schema.json",
              "version": 1,
              "title": "There and back again",
              "container": { "type": "pageViewController", "transitionStyle": "scroll" },
              "pages": ["First", "Second", "Third", "Fourth"],
              "client": { "type": "pages" },
              "gestures": [
                { "set": "First" },
                { "swipe": "forward" },
                { "swipe": "forward", "ends": "cancelled" },
                { "swipe": "forward", "preload": "skipped" },
                { "set": "First", "direction": "backward", "animated": true }
              ]
            }
            """
        )
        #expect(
            trace
                == Trace(
                    title: "There and back again",
                    pages: ["First", "Second", "Third", "Fourth"],
                    gestures: [
                        .set(ProgrammaticSet(["First"])),
                        .swipe(Swipe(.forward)),
                        .swipe(Swipe(.forward, ends: .cancelled)),
                        .swipe(Swipe(.forward, preload: .skipped)),
                        .set(ProgrammaticSet(["First"], direction: .backward, isAnimated: true)),
                    ]
                )
        )
    }

    @Test func `A number names the page that is there at that moment`() throws {
        let gestures = try read(gestures: #"{ "set": 1 }, { "prepend": "Zeroth" }, { "set": 1 }, { "set": [2, 3] }"#)
        #expect(gestures[0] == .page(.set(ProgrammaticSet(["First"]))))
        #expect(gestures[2] == .page(.set(ProgrammaticSet(["Zeroth"]))))
        #expect(gestures[3] == .page(.set(ProgrammaticSet(["First", "Second"]))))
    }

    @Test func `A removed page may still be set`() throws {
        let gestures = try read(gestures: #"{ "remove": "First" }, { "set": "First" }"#)
        #expect(gestures == [.list(.remove(["First"])), .page(.set(ProgrammaticSet(["First"])))])
    }

    @Test func `A set of a wrong count is left to the model`() throws {
        #expect(try read(gestures: #"{ "set": [] }"#) == [.page(.set(ProgrammaticSet([])))])
    }

    @Test func `What is unwise is read`() throws {
        let gestures = try read(
            gestures: """
                { "set": 1 }, { "drag": "forward" }, { "move": -0.25 }, { "release": "byPosition" }, { "drag": "backward" },
                { "set": 3, "animated": true, "ends": "inFlight" }, { "settle": true }
                """
        )
        #expect(gestures[1] == .page(.drag(.forward)))
        #expect(gestures[2] == .page(.move(to: -0.25)))
        #expect(gestures[3] == .page(.release(Release())))
        #expect(gestures[6] == .page(.settle))
    }

    @Test func `Every change of the list is read`() throws {
        let gestures = try read(
            gestures: """
                { "append": ["Fifth", "Sixth"] }, { "insert": "Middle", "at": 2 }, { "remove": [1, "Sixth"] },
                { "replace": [] }, { "append": "First" }, { "dataSource": "removed" }, { "dataSource": "assigned" }
                """
        )
        #expect(
            gestures == [
                .list(.append(["Fifth", "Sixth"])), .list(.insert(["Middle"], at: 2)),
                .list(.remove(["First", "Sixth"])), .list(.replace([])), .list(.append(["First"])),
                .page(.dataSource(.removed)), .page(.dataSource(.assigned)),
            ]
        )
    }

    @Test func `A reading that has become the default is read, and means nothing anymore`() throws {
        let trace = try read(
            """
            { "version": 1, "pages": 2, "gestures": [{ "set": 1 }],
              "container": { "type": "pageViewController", "readings": ["sameSetForgetsNil", "sameSetKeepsNil"] } }
            """
        )
        #expect(trace.pageViewController?.container.readings == .sameSetKeepsNil)
        #expect(!trace.json().contains("sameSetForgetsNil"))
    }

    @Test func `A spine in the middle makes pages double sided`() throws {
        let trace = try read(
            """
            { "version": 1, "pages": 2, "gestures": [{ "set": [1, 2] }, { "orientation": "portrait" }],
              "container": { "type": "pageViewController", "transitionStyle": "pageCurl", "spineLocation": "mid" },
              "client": { "type": "pages", "placeholder": "Blank", "spineLocations": { "portrait": "min" },
                "observes": ["appearance"],
                "trackers": [{ "name": "title", "updatedIn": "didFinishAnimating", "onlyWhenCompleted": true,
                               "takes": "shown", "followsSets": true }] } }
            """
        )
        #expect(trace.pageViewController?.container.isDoubleSided == true)
        #expect(trace.pageViewController?.client.pages?.spineLocations == [.portrait: .min])
        #expect(trace.pageViewController?.client.pages?.observes == [.appearance])
        #expect(
            trace.pageViewController?.client.pages?.trackers == [
                Tracker(
                    name: "title", updatedIn: [.didFinishAnimating], onlyWhenCompleted: true, takes: .shown,
                    followsSets: true)
            ]
        )
    }

    @Test func `Names of any script are welcome`() throws {
        let names = ["שלום", "👨‍👩‍👧", "\u{202E}sdrawkcab", "\"quoted\"", "back\\slash", "a→b"]
        let trace = Trace(pages: names, gestures: [.set(ProgrammaticSet(["👨‍👩‍👧"]))])
        #expect(try read(trace.json()) == trace)
    }
}
