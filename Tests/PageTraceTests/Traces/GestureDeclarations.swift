import Testing

@testable import PageTrace

@Suite("Every gesture is declared, once")
struct GestureDeclarations {
    /// Gestures of a container, one of each kind.
    private func check<Container: RegisteredContainer>(
        _ container: Container, _ gestures: [Container.Gesture]
    ) -> [String] {
        let forms = GestureCodecs(for: container)
        return gestures.enumerated().flatMap { place, gesture -> [String] in
            let name = forms.all[place].name
            let json = forms.json(gesture).text()
            var problems: [String] = []
            if Container.place(of: gesture) != place { problems.append("\(name) has the declaration of another one") }
            if !json.hasPrefix("{ \"\(name)\": ") { problems.append("\(name) is written as \(json)") }
            if Container.words(of: gesture).isEmpty { problems.append("\(name) has no words") }
            return problems
        } + (forms.all.count == gestures.count ? [] : ["\(forms.all.count) forms, \(gestures.count) gestures"])
    }

    @Test func `Those of a page view controller`() {
        let lists: [ListChange] = [
            .append(["B"]), .prepend(["B"]), .insert(["B"], at: 1), .remove(["A"]), .replace([]),
        ]
        let pages: [PageGesture<String>] = [
            .set(ProgrammaticSet(["A"])), .swipe(Swipe(.forward)), .drag(.forward), .move(to: 0.5),
            .release(Release()), .settle,
        ]
        let others: [PageGesture<String>] = [
            .dataSource(.removed), .scrollEnabled(false), .orientation(.portrait), .doubleSided(true),
            .container(.appears), .turn,
        ]
        #expect(
            check(
                PageViewControllerSettings(),
                pages.map(PageViewControllerGesture.page) + lists.map(PageViewControllerGesture.list)
                    + others.map(PageViewControllerGesture.page) + [
                        .act(AppAct(words: "tap Next", effects: [.set(.init(target: .beside(.forward)))])),
                        .after(.watchdog),
                    ]) == [])
    }

    @Test func `Those of a scroll view`() {
        #expect(
            check(
                PagingScrollViewSettings(),
                [
                    .swipe(.forward), .drag, .move(to: .zero), .release(), .settle, .set(.zero),
                    .resize(ScrollSize(width: 1, height: 1)),
                ]) == [])
    }

    @Test func `Those of a root container`() {
        #expect(
            check(
                RootContainerSettings(),
                [
                    .launch, .launchFinished(isLoggedIn: true), .logIn(), .logOut(), .deepLink("Song"), .settle,
                    .orientation(.portrait),
                ]) == [])
    }

    @Test func `Every container has a name and a place of its own`() {
        let names = TraceScenario.containers.map { $0.name }
        #expect(names == ["pageViewController", "scrollView", "rootContainer"])
        #expect(type(of: TraceScenario.defaults.any.container).phrase == "a page view controller")
    }
}
