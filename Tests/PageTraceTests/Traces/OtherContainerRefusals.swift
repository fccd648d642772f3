import PageTrace
import Testing

/// What is said of traces that mix containers up, or ask what their container cannot do.
struct OtherContainerRefusals {
    @Test func `A key of another container is refused at its place`() {
        let error = refusal { try read(scroll: #"{ "drag": true }"#, container: #""strategy": "stack""#) }
        #expect(
            error?.description == """
                trace.json:2:40: error: "strategy" belongs to a root container; this one is a scroll view. The keys here \
                are "type", "axis", "columns", "width", "height" and "bounces".
                    "container": { "type": "scrollView", "strategy": "stack" },
                                                         ^
                """)
    }

    @Test(arguments: [
        (#"{ "type": "scrolView" }"#, #"Did you mean "scrollView"?"#),
        (#"{ "strategy": "stack" }"#, #"the key "type" is missing in "container"."#),
        (
            #"{ "type": "rootContainer", "strategy": "tabs" }"#,
            #""stack", "window" or "containment"; found the string "tabs""#
        ),
        (
            #"{ "type": "rootContainer", "strategy": "window", "stacking": "push" }"#,
            #"with the strategy "window"."#
        ),
        (#"{ "type": "rootContainer", "animations": { "main": "zoom" } }"#, #""none", "fade" or "slide""#),
        (#"{ "type": "rootContainer", "animations": { "logout": "fade" } }"#, #"Did you mean "logOut"?"#),
        (#"{ "type": "scrollView", "columns": 2 }"#, #""columns" in a scroll view with the axis "horizontal"."#),
        (#"{ "type": "scrollView", "width": -1 }"#, #""width" must be a number from 0 to 1000000000"#),
        (#"{ "type": "scrollView", "axis": "diagonal" }"#, #""horizontal", "vertical" or "both""#),
        (
            #"{ "type": "pageViewController", "axis": "both" }"#,
            #""axis" belongs to a scroll view; this one is a page view"#
        ),
    ])
    func `A container is refused`(container: String, message: String) {
        let error = refusal { try read(#"{ "version": 1, "pages": 2, "container": \#(container), "path": "1" }"#) }
        #expect(firstLine(error).contains(message))
        #expect(error?.line == 1)
    }

    @Test(arguments: [
        (#""type": "scroller""#, #""type" must be "pager"; found the string "scroller"."#),
        (
            #""type": "pages""#,
            #"a client of the type "pages" belongs to a page view controller; this one is a scroll view."#
        ),
        (
            #""type": "pager", "loops": true"#,
            #""loops" belongs to a client of the type "pages"; this one is "pager"."#
        ),
        (#""type": "pager", "variant": "fixed""#, #""article", "withoutFlag" or "repaired""#),
        (#""type": "pager", "selectsIn": ["viewDidLoad"]"#, #"each element of "selectsIn" must be"#),
        (#""type": "pager", "selectsIn": ["scrollViewDidScrol"]"#, #"Did you mean "scrollViewDidScroll"?"#),
        (#""type": "pager", "order": "random""#, #""appearFirst" or "disappearFirst""#),
    ])
    func `A pager is refused`(client: String, message: String) {
        #expect(firstLine(refusal { try read(scroll: #"{ "drag": true }"#, client: client) }).contains(message))
    }

    @Test(arguments: [
        (#"{ "launch": true }"#, #"the gesture "launch" belongs to a root container; this one is a scroll view."#),
        (#"{ "set": 1 }"#, #"the gesture "set" belongs to a page view controller; this one is a scroll view."#),
        (#"{ "drag": "forward" }"#, #""drag" must be true; found the string "forward"."#),
        (#"{ "swipe": "forward", "axis": "both" }"#, #""axis" must be "horizontal" or "vertical""#),
        (
            #"{ "swipe": "forward", "preload": "asked" }"#,
            #""preload" belongs to the gestures of a page view controller;"#
        ),
        (
            #"{ "swipe": "forward", "animated": true }"#,
            #""animated" does not belong to "swipe", but to "setOffset"."#
        ),
        (#"{ "move": 0.5 }"#, "a move without a drag."),
        (#"{ "release": true }"#, "a release without a drag."),
        (#"{ "drag": true }, { "drag": true }"#, "a drag while the finger is down."),
        (#"{ "drag": true }, { "settle": true }"#, "nothing is in flight that could settle."),
        (#"{ "swipe": "forward" }, { "settle": true }"#, "nothing is in flight that could settle."),
        (#"{ "setOffset": 1e10 }"#, #""setOffset" must be a number from -1000000000 to 1000000000"#),
        (#"{ "setOffset": [1, 2, 3] }"#, #""setOffset" must be a list of two numbers, [x, y]"#),
        (#"{ "setOffset": [1, "2"] }"#, #""setOffset" must be a list of two numbers, [x, y]"#),
        (#"{ "setOffset": 1, "ends": "inFlight" }"#, "a set that is not animated cannot be in flight."),
        (#"{ "drag": true }, { "release": true, "velocity": "fast" }"#, #""velocity" must be a number"#),
        (#"{ "resize": { "width": 1 } }"#, #"the key "height" is missing in "resize"."#),
        (#"{ "resize": { "width": 1, "height": -1 } }"#, #""height" must be a number from 0"#),
        (#"{ "resize": [1, 2] }"#, #""resize" must be an object"#),
    ])
    func `A gesture on a scroll view is refused`(gestures: String, message: String) {
        #expect(firstLine(refusal { try read(scroll: gestures) }).contains(message))
    }

    @Test func `Where both axes scroll a place has two numbers`() {
        let error = refusal { try read(scroll: #"{ "setOffset": 1 }"#, container: #""axis": "both""#) }
        #expect(
            error?.message == #""setOffset" must be a list of two numbers, [x, y], with both axes; found the number 1"#)
    }

    @Test(arguments: [
        (
            #"{ "swipe": "forward" }"#,
            "belongs to a page view controller and a scroll view; this one is a root container."
        ),
        (#"{ "logIn": true }"#, #""logIn" before the launch. Begin with { "launch": true }."#),
        (#"{ "launch": true }, { "launch": true }"#, "a second launch."),
        (
            #"{ "launch": true }, { "launchFinished": true }"#,
            #""launchFinished" must be "loggedIn" or "loggedOut""#
        ),
        (#"{ "launch": true }, { "settle": true }"#, "nothing is in flight that could settle."),
        (
            #"{ "launch": true }, { "deepLink": "Login" }"#,
            #"a deep link to "Login". It leads to a screen of the main part"#
        ),
        (#"{ "launch": true }, { "deepLink": "Profile 2" }"#, #"a deep link to "Profile 2"."#),
        (#"{ "launch": true }, { "deepLink": "" }"#, "a screen's name is empty."),
        (#"{ "launch": true }, { "logIn": false }"#, #""logIn" must be true; found false."#),
        (#"{ "launch": true, "ends": "inFlight" }"#, #""ends" does not belong to "launch""#),
        (#"{ "launch": true }, { "logIn": true, "animated": true }"#, #""animated" belongs to the gestures of"#),
    ])
    func `A gesture of a root container is refused`(gestures: String, message: String) {
        #expect(firstLine(refusal { try read(root: gestures) }).contains(message))
    }

    @Test func `A mistake that a strategy cannot make is refused`() {
        let error = refusal {
            try read(
                root: #"{ "launch": true }"#, container: #""strategy": "window""#,
                client: #""type": "root", "mistakes": ["switchesToShown", "missingWillMove"]"#)
        }
        #expect(
            error?.message == #""missingWillMove" is a mistake of the strategy "containment"; this one is "window""#)
        #expect(error?.advice == #"Here "switchesToShown" can be made."#)
    }

    @Test(arguments: [
        (
            #""pages": 2, "gestures": [{ "launch": true }]"#,
            #""pages" for a root container. Its screens have names"#
        ),
        (#""path": "1→2""#, "a path for a root container. A path says what happens to a page view controller."),
        (#""gestures": []"#, #"there are no gestures. Try [{ "launch": true }"#),
    ])
    func `What a root container has not is refused`(rest: String, message: String) {
        let error = refusal { try read(#"{ "version": 1, "container": { "type": "rootContainer" }, \#(rest) }"#) }
        #expect(firstLine(error).contains(message))
    }

    @Test func `A trace whose recording would not fit is refused`() {
        let limits = TraceLimits { ($0.pagesSeen, $0.rootGestures) = (7, 1) }
        let pager = Trace(
            scrollView: PagingScrollViewSettings(), pages: ["A", "B"],
            gestures: Array(repeating: .swipe(.forward), count: 4))
        let scroll = refusal { try pager.validate(limits: limits) }
        #expect(scroll?.kind == .limitExceeded)
        #expect(scroll?.message == "too many gestures: 4, and at most 3 are allowed")
        let root = Trace(
            rootContainer: RootContainerSettings(), gestures: [.launch, .launchFinished(isLoggedIn: true)])
        #expect(refusal { try root.validate(limits: limits) }?.kind == .limitExceeded)
    }
}
