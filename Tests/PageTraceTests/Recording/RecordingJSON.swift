import Foundation
import Testing

@testable import PageTrace

@Suite("Recordings as JSON")
struct RecordingJSON {
    private func recording(_ gestures: [PageViewControllerGesture], _ container: PageViewControllerSettings = .init())
        -> Recording
    {
        let title = Tracker(name: "title", updatedIn: [.viewControllerAfter], takes: .answer, followsSets: true)
        return Recording(
            replaying: Trace(
                title: "A walk", container: container, pages: ["nil", "two\nlines", "مرحبا / 👩‍👩‍👧", "\"?\""],
                client: ClientDescription(
                    hasPageIndicator: true, spineLocations: [.landscapeLeft: .max], trackers: [title],
                    observes: [.appearance, .containment]),
                gestures: GestureSequence([.page(.set(ProgrammaticSet(["nil"])))] + gestures)))
    }

    private let everything: [PageViewControllerGesture] = [
        .page(.swipe(Swipe(.forward))), .page(.swipe(Swipe(.forward, preload: .skipped))),
        .page(.swipe(Swipe(.forward, ends: .cancelled))),
        .page(.set(ProgrammaticSet(["\"?\""], isAnimated: true))), .page(.orientation(.landscapeLeft)),
        .page(.orientation(.portrait)),
        .page(.drag(.backward)), .page(.set(ProgrammaticSet([]))),
    ]

    @Test(arguments: TransitionStyle.allCases, ContractMode.allCases)
    func `What is written can be read, and is the same`(style: TransitionStyle, contract: ContractMode) throws {
        let recording = recording(everything, PageViewControllerSettings(transitionStyle: style, contract: contract))
        #expect(recording.steps.count == 9)
        let read = try RecordingFile(recording.json.utf8, name: "recording").recording
        #expect(read == recording)
        #expect(read.json == recording.json)
        #expect(read.text == recording.text)
    }

    @Test func `The whole of a small recording`() {
        let set = ProgrammaticSet(["First"], completion: true)
        let trace = Trace(title: "Set", pages: ["First"], gestures: [.set(set)])
        #expect(
            Recording(replaying: trace).json == """
                {
                  "container" : "UIPageViewController, scroll",
                  "layout" : {
                    "arrangement" : "row"
                  },
                  "pages" : [
                    "First"
                  ],
                  "settings" : {
                    "transitionStyle" : "scroll",
                    "type" : "pageViewController"
                  },
                  "steps" : [
                    {
                      "after" : [
                        {
                          "holder" : "container",
                          "slots" : [
                            {
                              "beside" : -1,
                              "slot" : "before",
                              "state" : "unknown"
                            },
                            {
                              "beside" : 0,
                              "page" : "First",
                              "shown" : true,
                              "slot" : "shown"
                            },
                            {
                              "beside" : 1,
                              "slot" : "after",
                              "state" : "unknown"
                            }
                          ]
                        }
                      ],
                      "before" : [
                        {
                          "holder" : "container",
                          "slots" : [
                            {
                              "beside" : -1,
                              "slot" : "before",
                              "state" : "unknown"
                            },
                            {
                              "beside" : 0,
                              "shown" : true,
                              "slot" : "shown",
                              "state" : "unknown"
                            },
                            {
                              "beside" : 1,
                              "slot" : "after",
                              "state" : "unknown"
                            }
                          ]
                        }
                      ],
                      "callbacks" : [
                        {
                          "arguments" : [
                            {
                              "label" : "finished",
                              "value" : true
                            }
                          ],
                          "callback" : "completion",
                          "phase" : "completion",
                          "role" : "completion"
                        }
                      ],
                      "dropped" : [

                      ],
                      "findings" : [

                      ],
                      "gesture" : {
                        "from" : [

                        ],
                        "kind" : "set",
                        "name" : "set",
                        "notes" : [

                        ],
                        "outcome" : "completed",
                        "to" : [
                          "First"
                        ]
                      },
                      "loaded" : [
                        "First"
                      ],
                      "number" : 0,
                      "trackers" : [

                      ]
                    }
                  ],
                  "title" : "Set",
                  "version" : 1
                }

                """)
    }

    @Test func `JSON lines: the heading, then a step a line; each line is an object`() throws {
        let recording = recording(everything)
        let lines = recording.jsonLines.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 11)
        #expect(lines.last == "")
        #expect(
            lines.first
                == #"{"container":"UIPageViewController, scroll","layout":{"arrangement":"row"},"pages":["nil","two\nlines","مرحبا / 👩‍👩‍👧","\"?\""],"settings":{"transitionStyle":"scroll","type":"pageViewController"},"title":"A walk","version":1}"#
        )
        #expect(try RecordingFile(recording.jsonLines.utf8, name: "lines").recording == recording)
        #expect(recording.headingAsJSONLine + recording.steps.map(\.jsonLine).joined() == recording.jsonLines)
    }

    @Test(arguments: TransitionStyle.allCases)
    func `Foundation reads the same text, and nothing that a terminal obeys is in it`(style: TransitionStyle) throws {
        var recording = recording(everything, PageViewControllerSettings(transitionStyle: style))
        let signs = String(String.UnicodeScalarView((0...0x2FF).compactMap(Unicode.Scalar.init))) + "\u{2028}\u{202E}"
        recording.about = signs
        let json = recording.json
        let read = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(read["about"] as? String == signs)
        #expect(!json.unicodeScalars.contains { $0 != "\n" && Wording.isInvisible($0) })
    }

    @Test func `Every value of an argument has a form of its own`() throws {
        let values: [(CallbackRecord.Value, String)] = [
            (.page("3"), #"{"page":"3"}"#), (.page(""), #"{"page":""}"#), (.pages([]), #"{"pages":[]}"#),
            (.pages(["1", "2"]), #"{"pages":["1","2"]}"#), (.bool(true), "true"), (.bool(false), "false"),
            (.number(0), "0"), (.number(1), "1"), (.number(-7), "-7"), (.word("mid"), #"{"word":"mid"}"#),
            (.nil, "null"),
        ]
        var recording = Recording(replaying: Trace(pages: ["1"], gestures: [.set(ProgrammaticSet(["1"]))]))
        for (value, text) in values {
            recording.steps[0].callbacks = [
                CallbackRecord(name: "call", role: .delegate, arguments: [.init("label", value)], phase: .rest)
            ]
            #expect(recording.steps[0].jsonLine.contains(#""value":\#(text)}"#))
            #expect(try RecordingFile(recording.json.utf8, name: "recording").recording == recording)
        }
    }
}
