import PageTrace
import Testing

/// What no example trace has: on the model alone, on a pager of view controllers, and as a recorder hears it.
@MainActor
@Suite struct OtherTraces {
    private static let pages = ["First", "Second", "Third", "Fourth"]

    private func play(
        _ container: PageViewControllerSettings = PageViewControllerSettings(),
        _ client: ClientDescription = ClientDescription(),
        isRecorded: Bool = true, _ gestures: [PageGesture<String>]
    ) throws {
        let trace = Trace(container: container, pages: Self.pages, client: client, gestures: gestures)
        try PlayedTrace.expectCalls(of: trace, isRecorded: isRecorded)
    }

    @Test(arguments: ActionMoment.moments, [false, true])
    func `An app may set pages in every callback`(moment: ActionMoment, isAnimated: Bool) throws {
        let isOfPage = ActionMoment.ofPages.contains(moment)
        // A page that the app keeps is loaded once.
        let page = moment == .viewDidLoad ? "Second" : nil
        let action = ClientAction(in: moment, page: page, set: .pages(["Fourth"]), isAnimated: isAnimated)
        for system in PagingSystem.allCases {
            // A recorder hears that a page is called, and not what the page does then.
            try play(
                PageViewControllerSettings(system: system),
                ClientDescription(hasPageIndicator: ActionMoment.ofIndicator.contains(moment), actions: [action]),
                isRecorded: !isOfPage,
                [.set(ProgrammaticSet(["First"])), .swipe(Swipe(.forward)), .swipe(Swipe(.backward, ends: .cancelled))])
        }
    }

    @Test(arguments: [ActionMoment.viewControllerAfter, .viewControllerBefore, .willTransitionTo, .didFinishAnimating])
    func `An app may put off a set in every callback of its delegate and data source`(moment: ActionMoment) throws {
        let action = ClientAction(in: moment, set: .pages(["Fourth"]), isLater: true)
        let gestures: [PageGesture<String>] = [
            .set(ProgrammaticSet(["Second"])), .drag(.backward), .turn, .release(Release(ends: .completed)), .settle,
            .swipe(Swipe(.backward)), .set(ProgrammaticSet(["Third"], isAnimated: true)),
        ]
        try play(PageViewControllerSettings(system: .iOS26), ClientDescription(actions: [action]), gestures)
        // UIKit raises, and nothing that the app has put off follows.
        try play(PageViewControllerSettings(system: .classic), ClientDescription(actions: [action]), gestures)
        try play(
            PageViewControllerSettings(system: .classic, contract: .lenient), ClientDescription(actions: [action]),
            gestures)
    }

    @Test func `Pages that are set while the screen is covered appear with it`() throws {
        try play(
            PageViewControllerSettings(startsOnScreen: false),
            ClientDescription(observes: [.appearance, .containment]),
            [
                .container(.appears, animated: true), .set(ProgrammaticSet(["First"])),
                .container(.disappears), .set(ProgrammaticSet(["Third"], isAnimated: true)), .container(.appears),
                .drag(.forward), .move(to: 0.5), .container(.disappears, animated: true), .container(.appears),
                .swipe(Swipe(.forward)),
            ])
    }

    @Test func `A spine is asked for in every orientation`() throws {
        try play(
            PageViewControllerSettings(transitionStyle: .pageCurl),
            ClientDescription(spineLocations: [.landscapeRight: .mid, .portraitUpsideDown: .max]),
            [.set(ProgrammaticSet(["First"]))] + InterfaceOrientation.allCases.map { .orientation($0) })
    }

    @Test func `The backs of pages are turned as the model says`() throws {
        try play(
            PageViewControllerSettings(transitionStyle: .pageCurl), ClientDescription(observes: [.appearance]),
            [
                .set(ProgrammaticSet(["First"])), .doubleSided(true), .swipe(Swipe(.forward)), .doubleSided(false),
                .swipe(Swipe(.forward, ends: .cancelled)),
            ])
    }

    @Test func `A drag that comes back is told even if the finger has not moved`() throws {
        for axis in PageViewControllerSettings.NavigationOrientation.allCases {
            try play(
                PageViewControllerSettings(navigationOrientation: axis), ClientDescription(observes: [.progress]),
                [
                    .set(ProgrammaticSet(["First"])), .drag(.forward), .release(Release(ends: .cancelled)), .settle,
                    .drag(.forward), .move(to: 0.25), .release(Release(ends: .cancelled)), .settle,
                ])
        }
    }
}

extension ActionMoment {
    fileprivate static let ofPages: [ActionMoment] = [
        .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    fileprivate static let ofIndicator: [ActionMoment] = [.presentationCount, .presentationIndex]
}
