import Foundation
import PageTrace
import Testing

@Suite("Recordings as JSON")
struct RecordingJSON {
    private func recording(_ gestures: [Gesture], _ container: ContainerDescription = .init()) -> Recording {
        let title = Tracker(name: "title", updatedIn: [.viewControllerAfter], takes: .answer, followsSets: false)
        return Recording(
            replaying: Trace(
                title: "A walk", container: container, pages: ["nil", "two\nlines", "مرحبا / 👩‍👩‍👧", "\"?\""],
                client: ClientDescription(
                    hasPageIndicator: true, spineLocations: [.landscapeLeft: .max], trackers: [title],
                    observes: [.appearance, .containment]),
                gestures: [.set(ProgrammaticSet(["nil"]))] + gestures))
    }

    private let everything: [Gesture] = [
        .swipe(Swipe(.forward)), .swipe(Swipe(.forward, preload: .skipped)), .swipe(Swipe(.forward, ends: .cancelled)),
        .set(ProgrammaticSet(["\"?\""], isAnimated: true)), .orientation(.landscapeLeft), .orientation(.portrait),
        .drag(.backward), .set(ProgrammaticSet([])),
    ]

    @Test("What is written can be read, and is the same", arguments: TransitionStyle.allCases, ContractMode.allCases)
    func roundTrip(style: TransitionStyle, contract: ContractMode) throws {
        let recording = recording(everything, ContainerDescription(transitionStyle: style, contract: contract))
        #expect(recording.steps.count == 9)
        let read = try JSONDecoder().decode(Recording.self, from: Data(recording.json.utf8))
        #expect(read == recording)
        #expect(read.json == recording.json)
        #expect(read.text == recording.text)
    }

    @Test("The whole of a small recording")
    func smallRecording() {
        let set = ProgrammaticSet(["First"], completion: true)
        let trace = Trace(title: "Set", pages: ["First"], gestures: [.set(set)])
        #expect(
            Recording(replaying: trace).json == """
                {
                  "container" : "UIPageViewController, scroll",
                  "pages" : [
                    "First"
                  ],
                  "steps" : [
                    {
                      "after" : [
                        {
                          "holder" : "container",
                          "slots" : [
                            {
                              "slot" : "before",
                              "state" : "unknown"
                            },
                            {
                              "page" : "First",
                              "shown" : true,
                              "slot" : "shown"
                            },
                            {
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
                              "slot" : "before",
                              "state" : "unknown"
                            },
                            {
                              "shown" : true,
                              "slot" : "shown",
                              "state" : "unknown"
                            },
                            {
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

    @Test("JSON lines: the heading, then a step a line; each line is an object")
    func lines() throws {
        let recording = recording(everything)
        let lines = recording.jsonLines.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 11)
        #expect(lines.last == "")
        #expect(
            lines.first
                == #"{"container":"UIPageViewController, scroll","pages":["nil","two\nlines","مرحبا / 👩‍👩‍👧","\"?\""],"title":"A walk","version":1}"#
        )
        let steps = try lines.dropFirst().dropLast().map { try JSONDecoder().decode(Step.self, from: Data($0.utf8)) }
        #expect(steps == recording.steps)
        #expect(recording.headingAsJSONLine + recording.steps.map(\.jsonLine).joined() == recording.jsonLines)
    }

    @Test(
        "It is what Foundation's encoder writes, and escapes what a terminal obeys as well",
        arguments: TransitionStyle.allCases, ContractMode.allCases)
    func likeCodable(style: TransitionStyle, contract: ContractMode) throws {
        var recording = recording(everything, ContainerDescription(transitionStyle: style, contract: contract))
        recording.about = "Signs: " + String(String.UnicodeScalarView((0...0x2FF).compactMap(Unicode.Scalar.init)))
        recording.steps[1].findings.append(Finding(kind: .crash, message: "\u{2028}\u{7F}"))
        recording.steps[2].number = -12_345
        recording.steps[3].trackers.append(TrackerRecord(name: "", value: nil, isWrong: true))
        #expect(try recording.json == encoded(recording, [.prettyPrinted]))
        #expect(try recording.coverage.json == encoded(recording.coverage, [.prettyPrinted]))
        #expect(try recording.steps.map(\.jsonLine) == recording.steps.map { try encoded($0) })
    }

    private func encoded(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting = []) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
        let text = String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
        // The encoder leaves these as they are.
        let escapes: [(Unicode.Scalar, String)] =
            (0x7F...0x9F).compactMap { value in
                Unicode.Scalar(value).map { ($0, "\\u00" + String(value, radix: 16, uppercase: true)) }
            } + [("\u{2028}", "\\u2028")]
        return escapes.reduce(text) { $0.replacingOccurrences(of: String($1.0), with: $1.1) }
    }

    @Test("Every value of an argument has a form of its own")
    func values() throws {
        let values: [CallbackRecord.Value] = [
            .page("3"), .page(""), .pages([]), .pages(["1", "2"]), .bool(true), .bool(false), .number(0), .number(1),
            .number(-7), .word("mid"), .nil,
        ]
        let written = try values.map { value in
            let data = try JSONEncoder().encode([value])
            #expect(try JSONDecoder().decode([CallbackRecord.Value].self, from: data) == [value])
            return String(decoding: data, as: UTF8.self)
        }
        #expect(
            written == [
                #"[{"page":"3"}]"#, #"[{"page":""}]"#, #"[{"pages":[]}]"#, #"[{"pages":["1","2"]}]"#, "[true]",
                "[false]",
                "[0]", "[1]", "[-7]", #"[{"word":"mid"}]"#, "[null]",
            ])
    }

    @Test("A recording of another version is refused in a plain sentence")
    func otherVersion() {
        let later = #"{"version": 2, "title": "", "container": "", "pages": [], "steps": []}"#
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Recording.self, from: Data(later.utf8))
        }
        guard case .dataCorrupted(let context) = error else { return #expect(Bool(false), "another error") }
        #expect(context.debugDescription == "This is a recording of version 2; version 1 can be read.")
    }
}
