import PageTrace
import Testing

/// The three questions, and recordings of their presenter.
enum Questions {
    static let names = ["City", "Budget", "Dish"]

    static func recording(
        _ gestures: [PageViewControllerGesture], _ client: ArticleVariant = .article, title: String = ""
    ) -> Recording {
        Recording(
            replaying: Trace(
                title: title, pages: names,
                client: .questionnaire(client), gestures: GestureSequence([.set("City")] + gestures)))
    }
}

@Suite("The questionnaire: what both drawings of the article sum up")
struct QuestionnaireTests {
    @Test(arguments: ArticleVariant.allCases)
    func `From the first question to the second: five callbacks`(variant: ArticleVariant) {
        let step = Questions.recording([.forward], variant).steps.at(1)
        #expect(
            step?.calls == [
                "viewControllerAfter(City) → Budget", "viewControllerBefore(City) → nil", "willTransitionTo [Budget]",
                "didFinishAnimating finished: true, previous: [City], completed: true",
                "viewControllerAfter(Budget) → Dish",
            ])
    }

    @Test func `From the second to the third: it begins with willTransitionTo, and ends with an ask answered nil`() {
        #expect(
            Questions.recording([.forward, .forward]).steps.at(2)?.calls == [
                "willTransitionTo [Dish]", "didFinishAnimating finished: true, previous: [Budget], completed: true",
                "viewControllerAfter(Dish) → nil",
            ])
    }

    @Test func `On the way back the same, ending with before`() {
        let steps = Questions.recording([.forward, .forward, .backward, .backward]).steps
        #expect(
            steps.at(3)?.calls == [
                "willTransitionTo [Budget]", "didFinishAnimating finished: true, previous: [Dish], completed: true",
                "viewControllerBefore(Budget) → City",
            ])
        #expect(steps.at(4)?.calls.last == "viewControllerBefore(City) → nil")
        #expect(steps.flatMap(\.findings).isEmpty)
    }

    @Test func `With a skipped preload the cycle starts from its first step again`() {
        let steps = Questions.recording([.withoutPreload, .forward]).steps
        #expect(steps.at(1)?.calls.count == 4)
        #expect(
            steps.at(2)?.calls == [
                "viewControllerAfter(Budget) → Dish", "willTransitionTo [Dish]",
                "didFinishAnimating finished: true, previous: [Budget], completed: true",
                "viewControllerAfter(Dish) → nil",
            ])
    }

    @Test func `The table is refreshed in viewControllerAfter and in didFinishAnimating, and nowhere else`() {
        let questions = Questions.names.indices.map { PageNumber($0) }
        var client = QuestionnaireClient(questions: questions, names: PageList(Questions.names))
        var container = PageViewControllerModel()
        let city = PageNumber(copyOf: questions[0], index: 0, copy: 1)
        let budget = PageNumber(copyOf: questions[1], index: 1, copy: 1)
        func hear(_ callback: Callback<PageNumber>) {
            var callback = callback
            client.receive(&callback, in: &container)
        }
        hear(.viewControllerBefore(budget, answer: nil))
        hear(.willTransitionTo([budget]))
        #expect(client.table == nil)
        hear(.viewControllerAfter(city, answer: nil))
        #expect(client.table == 0)
        hear(.didFinishAnimating(finished: true, previous: [city], completed: true))
        #expect(client.table == 1)
    }

    @Test func `A cancelled swipe, then a swipe: currentQuestion is wrong, and so is the data source`() {
        let steps = Questions.recording([.cancelled, .forward]).steps
        #expect(
            steps.at(1)?.findings.map(\.message) == [
                "currentQuestion says Budget, while City is shown.", "table says Budget, while City is shown.",
            ])
        #expect(steps.at(1)?.findings.map(\.callback) == [4, 4])
        #expect(steps.at(2)?.calls.last == "viewControllerAfter(Budget) → no question 4")
        let wrong = steps.at(2)?.findings.first
        #expect(wrong?.kind == .wrongAnswer)
        #expect(wrong?.callback == 3)
        #expect(wrong?.message == "The page after Budget is Dish, and the data source answered no question 4.")
    }

    @Test func `Indices that no question has are different pages, although neither has a name`() {
        let names = ["One", "Two", "Three", "Four", "Five"]
        let walk: [PageViewControllerGesture] =
            [.set("One"), .forward, .forward, .forward, .forward, .list(.remove(names)), .backward, .backward]
        let trace = Trace(pages: names, client: .questionnaire(.article), gestures: GestureSequence(walk))
        #expect(
            Recording(replaying: trace).steps.last?.calls.last == "viewControllerBefore(no question 3) → no question 2")
    }

    @Test func `A presenter that starts elsewhere than at the first question is wrong from the start`() {
        let gestures: [PageViewControllerGesture] = [.set("Dish")]
        #expect(Questions.recording(gestures).steps.at(1)?.trackers.map(\.isWrong) == [true, true])
        #expect(Questions.recording(gestures, .repaired).findings.isEmpty)
    }

    @Test
    func `Two controllers of one question are two: no E4, as in the app, where each answer is a new controller`() {
        // The presenter believes that it stands at Budget while City is shown; before the shown Budget it then answers
        // Budget, and after it what lies beyond.
        let steps = Questions.recording([.forward, .page(.swipe(Swipe(.backward, ends: .cancelled))), .withoutPreload])
            .steps
        #expect(steps.allSatisfy { $0.gesture.outcome != .raised })
        let again = Questions.recording([.withoutPreload, .page(.swipe(Swipe(.backward, ends: .cancelled))), .forward])
            .steps
        #expect(again.at(3)?.calls.last == "viewControllerAfter(Dish) → nil")
        #expect(again.at(2)?.trackers.map(\.value) == ["City", "City"])
    }

    @Test
    func `A question that has moved in the list meanwhile: its new controller has another name than the held one`() {
        let gestures: [PageViewControllerGesture] = [.forward, .list(.prepend(["Name"])), .forward]
        let step = Questions.recording(gestures, .repaired).steps.at(3)
        #expect(step?.calls.last == "viewControllerAfter(Dish) → Dish #2")
        #expect(step?.loaded == ["Dish #2"])
    }

    @Test(arguments: 1...100)
    func `The repaired presenter: forward, back, cancelled, several in a row, skipped preloads`(seed: Int) {
        let walk: [PageViewControllerGesture] = [
            .forward, .cancelled, .cancelled, .forward, .forward, .backward, .withoutPreload, .backward, .backward,
        ]
        let gestures = seed == 1 ? walk : randomGestures(seed: UInt64(seed), count: 60)
        #expect(Questions.recording(gestures, .repaired).findings.map(\.message) == [])
    }
}
