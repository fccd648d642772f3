import PageTrace
import Testing

/// What is said of traces that cannot be replayed.
///
/// Each message names the place, what was found and what is allowed.
struct RefusalTests {
    @Test func `An error reads like that of a compiler`() {
        let error = refusal {
            try read(
                "{\n  \"version\": 1,\n  \"pages\": [\"First\", \"Fifth\"],\n  \"gestures\": [{ \"set\": \"Fith\" }]\n}"
            )
        }
        #expect(
            error?.description == """
                trace.json:4:25: error: unknown page "Fith". Did you mean "Fifth"? The pages here are "First" and "Fifth".
                    "gestures": [{ "set": "Fith" }]
                                          ^
                """
        )
    }

    @Test(arguments: [
        (#"{ "swpie": "forward" }"#, #"unknown gesture "swpie". Did you mean "swipe"?"#),
        (
            #"{ "set": 1, "animate": true }"#,
            #"unknown key "animate" in the gesture "set". Did you mean "animated"?"#
        ),
        (
            #"{ "set": 1, "preload": "asked" }"#,
            #""preload" does not belong to "set", but to "swipe" and "release"."#
        ),
        (#"{ "set": 1, "drag": "forward" }"#, #"a gesture has exactly one of these keys: "set" and "drag"."#),
        (#"{ "set": 1, "animated": 1 }"#, #""animated" must be true or false; found the number 1."#),
        (#"{ "set": 1, "animated": null }"#, #""animated" must be true or false; found null."#),
        (#"{ "set": 1, "ends": "inFlight" }"#, "a set that is not animated cannot be in flight."),
        (#"{ "set": 5 }"#, "there is no page 5: the list has 4 pages here. Pages are numbered from 1 to 4."),
        (#"{ "set": -9223372036854775808 }"#, "there is no page -9223372036854775808"),
        (#"{ "set": "2" }"#, "To name a page by its number, write it without quotes."),
        (
            #"{ "set": 1.5 }"#,
            #""set" must be the name of a page or its number, or a list of them; found the number 1.5."#
        ),
        (
            #"{ "set": 1, "completion": { "set": 1 } }"#,
            #""completion" must be true or false; found an object. What the block sets is "inCompletion"."#
        ),
        (#"{ "set": 1, "inCompletion": { "set": [] } }"#, #""set" names no page. Name at least one."#),
        (#"{ "swipe": "forward" }"#, "a swipe before any page is set."),
        (#"{ "set": 1 }, { "release": "completed" }"#, "a release without a drag."),
        (#"{ "set": 1 }, { "move": 0.5 }"#, "a move without a drag."),
        (#"{ "set": 1 }, { "drag": "forward" }, { "swipe": "forward" }"#, "a swipe while the finger is down."),
        (#"{ "set": 1 }, { "swipe": "forward" }, { "settle": true }"#, "nothing is in flight that could settle."),
        (#"{ "set": 1 }, { "drag": "forward" }, { "settle": true }"#, "nothing is in flight that could settle."),
        (
            #"{ "set": 1 }, { "swipe": "forward", "ends": "cancelled", "preload": "asked" }"#,
            "a preload after a cancelled swipe."
        ),
        (#"{ "set": 1 }, { "settle": false }"#, #""settle" must be true; found false."#),
        (#"{ "move": 2.1 }"#, #""move" must be a number from -2 to 2; found the number 2.1."#),
        (#"{ "append": "First" }"#, #"the page "First" is in the list already."#),
        (#"{ "append": ["Fifth", "Fifth"] }"#, #"the page "Fifth" is there twice."#),
        (#"{ "append": 5 }"#, "a new page must be a name in double quotes; found the number 5."),
        (#"{ "remove": 1 }, { "remove": "First" }"#, #"the page "First" is not in the list here."#),
        (#"{ "insert": "Fifth", "at": 6 }"#, #""at" must be from 1 to 5 here; found the number 6."#),
        (#"{ "insert": "Fifth" }"#, #"the key "at" is missing in "insert"."#),
        (#"{ "replace": "Fifth" }"#, #""replace" must be the list of all pages; found the string "Fifth"."#),
        (#"{ "dataSource": "removed" }, { "dataSource": "removed" }"#, "the data source is removed already."),
        (#"{ "doubleSided": true }"#, #"double-sided pages in a container with the transition style "scroll"."#),
        (#"{ "container": "appears" }"#, "the container is on screen already."),
        (
            #"{ "set": 1 }, { "container": "disappears" }, { "swipe": "forward" }"#,
            "a swipe while the container is off screen."
        ),
        ("3", "a gesture must be an object; found the number 3."),
        ("{}", "a gesture that does not say what it is. A gesture is one of"),
        (#"{ "act": "tap" }"#, #"a gesture that does not say what it is. "act" belongs to "set" and "do"."#),
        (#"{ "set": "next" }"#, #"{ "act": "tap", "do": [{ "set": "next" }] }"#),
    ])
    func `A gesture is refused`(gestures: String, message: String) {
        let error = refusal { try read(gestures: gestures) }
        #expect(firstLine(error).contains(message))
        #expect(error?.kind == .malformed)
        #expect(error?.line == 3)
    }

    @Test(arguments: [
        (#""doubleSided": true"#, #""doubleSided" in a container with the transition style "scroll"."#),
        (
            #""spineLocation": "min""#,
            #""spineLocation" must be "none" with the transition style "scroll"; found the string "min"."#
        ),
        (
            #""transitionStyle": "pageCurl", "quirks": ["lostDidFinish"]"#,
            #"the quirk "lostDidFinish" in a container with the transition style "pageCurl"."#
        ),
        (
            #""transitionStyle": "pageCurl", "spineLocation": "mid", "doubleSided": false"#,
            "a spine in the middle needs double-sided pages."
        ),
        (#""quirks": ["comitInMidDrag"]"#, #"unknown quirk "comitInMidDrag". Did you mean "commitInMidDrag"?"#),
        (
            #""preload": { "random": { "seed": 7, "probability": 2 } }"#,
            #""probability" must be a number from 0 to 1; found the number 2."#
        ),
        (#""system": "iOS 20""#, #""system" must be "classic" or "iOS 26"; found the string "iOS 20"."#),
        (#""readings": ["reversal"]"#, #"unknown reading "reversal"."#),
        (
            #""readings": ["sameSetForgetsNothing", "sameSetKeepsNil"]"#,
            #"two readings of one set that exclude each other: "sameSetKeepsNil" and "sameSetForgetsNothing"."#
        ),
        (#""preload": "sometimes""#, #""preload" must be "always", "never" or"#),
    ])
    func `A container is refused`(settings: String, message: String) {
        let error = refusal { try read(gestures: #"{ "set": 1 }"#, container: settings) }
        #expect(firstLine(error).contains("error: " + message))
        #expect(error?.line == 2)
    }

    @Test(arguments: [
        (
            #"{ "version": 2, "news": [] }"#,
            "1:14: error: this is a trace of version 2, and this pagetrace reads version 1. Use a newer pagetrace."
        ),
        (#"{ "version": "1" }"#, #"1:14: error: "version" must be a whole number from 1; found the string "1"."#),
        (
            #"{ "pages": 1 }"#,
            #"1:1: error: the key "version" is missing in a trace. Add "version": 1. The shortest one is {"version": 1,"#
        ),
        (
            #"{ "version": 1, "pages": 0, "path": "1" }"#,
            "1:26: error: there are no pages. There must be at least one."
        ),
        (#"{ "version": 1, "pages": 1, "path": "1", "gestures": [] }"#, #"1:29: error: "path" beside "gestures"."#),
        (#"{ "version": 1, "pages": 1, "gestures": [] }"#, "1:41: error: there are no gestures."),
        (
            #"{ "version": 1, "trackers": [], "path": "1" }"#,
            #"1:17: error: "trackers" belongs to "client"; this one is a trace. The keys here are "#
        ),
        (#"{ "version": 1, "pages": ["A", "A"], "path": "1" }"#, #"1:32: error: the page "A" is there twice."#),
        (#"{ "version": 1, "pages": [""], "path": "1" }"#, "1:27: error: a page's name is empty."),
        (
            #"{ "version": 1, "pages": ["A\u0007"], "path": "1" }"#,
            "1:27: error: a page's name holds the control character U+0007."
        ),
        (
            #"{ "version": 1, "title": "\n", "pages": 1, "path": "1" }"#,
            "1:26: error: the title holds the control character U+000A."
        ),
        ("[]", "1:1: error: a trace must be an object; found a list."),
    ])
    func `A trace is refused`(text: String, message: String) {
        #expect(firstLine(refusal { try read(text) }).hasPrefix(message))
    }

    @Test(arguments: [
        (
            #""updatedIn": "viewControllerAfter", "takes": "shown""#,
            #"It can take "argument", "answer" or "direction"."#
        ),
        (
            #""updatedIn": ["willTransitionTo", "didFinishAnimating"], "takes": "previous""#,
            #""willTransitionTo" has no "previous" to take."#
        ),
        (
            #""updatedIn": ["viewControllerAfter", "didFinishAnimating"], "takes": "shown""#,
            "in common: write two trackers."
        ),
        (
            #""updatedIn": "willTransitionTo", "takes": "shown", "onlyWhenCompleted": true"#,
            #""onlyWhenCompleted" without "didFinishAnimating""#
        ),
        (#""takes": "shown""#, #"the key "updatedIn" is missing in a tracker."#),
        (
            #""updatedIn": "pageViewController(_:willTransitionTo:)", "takes": "pending""#,
            #"Did you mean "willTransitionTo"?"#
        ),
    ])
    func `A tracker is refused`(settings: String, message: String) {
        let client = "{ \"type\": \"pages\", \"trackers\": [{ \"name\": \"title\", \(settings) }] }"
        let error = refusal { try read("{ \"version\": 1, \"pages\": 1, \"path\": \"1\", \"client\": \(client) }") }
        #expect(firstLine(error).contains(message))
    }

    @Test func `A name cannot reach the terminal`() {
        let error = refusal { try read(gestures: #"{ "set": "\u001b[2J\u202e" }"#) }
        #expect(error?.message == #"unknown page "\u{1B}[2J\u{202E}""#)
    }

    /// A log of these clients calls the second controller of a page `A #2`: no page may be called so.
    @Test(arguments: [
        (#""pages": ["A", "A #2"], "client": { "type": "playlist" }, "path": "1→2""#, 32),
        (#""pages": ["A #12", "B"], "client": { "type": "questionnaire" }, "path": "1→2""#, 27),
        (#""pages": ["A"], "client": { "type": "playlist", "placeholder": "B #2" }, "path": "1""#, 80),
        (
            #""pages": ["A"], "client": { "type": "playlist" }, "gestures": [{ "set": 1 }, { "append": "A #2" }]"#,
            106
        ),
    ])
    func `A name that is taken for another controller`(rest: String, column: Int) {
        let error = refusal { try read(#"{ "version": 1, \#(rest) }"#) }
        #expect(error?.message.hasPrefix("the page \"") == true)
        #expect(error?.advice.hasPrefix("With this client a number at the end of a name tells the controllers") == true)
        #expect(error?.column == column)
    }

    @Test(arguments: ["A#2", "A #", "A #two", "#2", "A #2b", "A # 2"])
    func `A name that is not taken for another controller`(name: String) throws {
        let trace = try read(
            #"{ "version": 1, "pages": ["A", "\#(name)"], "client": { "type": "playlist" }, "path": "1→2" }"#)
        #expect(trace.pages == ["A", name])
        // Where there is one controller for each page, any name will do.
        _ = try read(#"{ "version": 1, "pages": ["A", "A #2"], "path": "1→2" }"#)
    }
}
