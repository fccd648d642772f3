import PageTrace
import Testing

struct OtherContainerWriting {
    private let grid = Trace(
        title: "Grid",
        scrollView: PagingScrollViewSettings(
            axis: .both, columns: 3, size: ScrollSize(width: 12.5, height: 480), bounces: false),
        pages: ["A", "B", "C", "D"],
        client: ScrollViewClientDescription(
            selectsIn: [.scrollViewDidScroll, .viewDidLayoutSubviews], selection: .largestArea, filtersRepeats: false,
            visibility: .touching, remembersVisible: false, order: .disappearFirst),
        gestures: [
            .swipe(.backward, axis: .vertical, ends: .cancelled), .drag, .move(to: ScrollPoint(x: 0.1, y: 0)),
            .release(velocity: ScrollPoint(x: 0, y: -1.5), decelerates: true), .settle,
            .set(ScrollPoint(x: 1, y: 1), animated: true, settles: false), .settle,
            .resize(ScrollSize(width: 0, height: 1)),
        ])

    private let column = Trace(
        scrollView: PagingScrollViewSettings(axis: .vertical), pages: ["1", "2"], client: .repaired,
        gestures: [.set(ScrollPoint(y: 1)), .set(ScrollPoint(x: 0.5, y: 0))])

    private let root = Trace(
        rootContainer: RootContainerSettings(
            strategy: .stack, stacking: .present, animations: RootAnimations(login: .fade, main: .slide, logOut: .none)),
        client: RootClientDescription(mistakes: [.startsWhileRunning]),
        gestures: [
            .launch, .launchFinished(isLoggedIn: true, settles: false), .logOut(settles: false), .settle,
            .deepLink("Ünï \"code\"", settles: false), .orientation(.portraitUpsideDown), .logIn(),
        ])

    @Test func `What is written reads back equal`() throws {
        for trace in [grid, column, root] {
            #expect(try read(trace.json()) == trace)
        }
    }

    @Test(arguments: RootMistake.allCases)
    func `Every set of mistakes can be written`(_ mistake: RootMistake) throws {
        for mistakes in [[mistake], RootClientDescription.article.mistakes.union([mistake])] {
            let client = RootClientDescription(mistakes: mistakes)
            let trace = Trace(rootContainer: RootContainerSettings(), client: client, gestures: [.launch])
            #expect(try read(trace.json()) == trace)
        }
    }

    @Test func `What has its default is left out`() {
        #expect(
            column.json() == """
                {
                  "version": 1,
                  "container": { "type": "scrollView", "axis": "vertical" },
                  "pages": 2,
                  "client": { "type": "pager", "variant": "repaired" },
                  "gestures": [
                    { "setOffset": 1 },
                    { "setOffset": [0.5, 0] }
                  ]
                }

                """)
        let trace = Trace(
            rootContainer: RootContainerSettings(), client: .article, gestures: [.launch, .logOut(settles: false)])
        #expect(
            trace.json() == """
                {
                  "version": 1,
                  "container": { "type": "rootContainer", "strategy": "containment" },
                  "client": { "type": "root", "variant": "article" },
                  "gestures": [
                    { "launch": true },
                    { "logOut": true, "ends": "inFlight" }
                  ]
                }

                """)
    }

    @Test func `An offset that is no number is refused`() {
        let trace = Trace(
            scrollView: PagingScrollViewSettings(), pages: ["A"], gestures: [.set(ScrollPoint(x: .infinity))])
        #expect(refusal { try trace.validate() }?.message.contains("\"setOffset\" must be a number") == true)
    }

    @Test func `Other containers have no path`() {
        #expect(grid.path == nil)
        #expect(root.path == nil)
    }
}
