import PageTrace
import Testing

@Suite("Whole recordings of the questionnaire: the mistake and the repair")
struct QuestionnaireRecordings {
    @Test func `A cancelled swipe, then a swipe: the article`() {
        #expect(
            Questions.recording([.cancelled, .forward], title: "A cancelled swipe").text
                == """
                A cancelled swipe
                UIPageViewController, scroll

                0. set City
                     holds  ? | ▸City | ?      loaded City
                     currentQuestion  City
                     table  City

                1. swipe forward  City → Budget  (cancelled)
                     1  viewControllerAfter(City) → Budget
                     2  viewControllerBefore(City) → nil
                     3  willTransitionTo [Budget]
                     4  didFinishAnimating finished: true, previous: [City], completed: false
                           currentQuestion: City → Budget
                           table: City → Budget
                     holds  nil | ▸City | Budget      loaded Budget
                     currentQuestion  Budget      wrong
                     table  Budget      wrong
                     ! callback 4: currentQuestion says Budget, while City is shown.
                     ! callback 4: table says Budget, while City is shown.

                2. swipe forward  City → Budget
                     1  willTransitionTo [Budget]
                     2  didFinishAnimating finished: true, previous: [City], completed: true
                           currentQuestion: Budget → Dish
                           table: Budget → Dish
                     3  viewControllerAfter(Budget) → no question 4                     preloaded
                     holds  City | ▸Budget | no question 4      loaded no question 4
                     currentQuestion  Dish      wrong
                     table  Dish      wrong
                     ! callback 3: The page after Budget is Dish, and the data source answered no question 4.
                     ! callback 2: currentQuestion says Dish, while Budget is shown.
                     ! callback 2: table says Dish, while Budget is shown.

                3 steps, 7 callbacks, 5 findings

                """)
    }

    @Test func `A cancelled swipe, then a swipe: repaired`() {
        #expect(
            Questions.recording([.cancelled, .forward], .repaired, title: "A cancelled swipe").text
                == """
                A cancelled swipe
                UIPageViewController, scroll

                0. set City
                     holds  ? | ▸City | ?      loaded City
                     currentQuestion  City
                     table  City

                1. swipe forward  City → Budget  (cancelled)
                     1  viewControllerAfter(City) → Budget
                     2  viewControllerBefore(City) → nil
                     3  willTransitionTo [Budget]
                     4  didFinishAnimating finished: true, previous: [City], completed: false
                     holds  nil | ▸City | Budget      loaded Budget
                     currentQuestion  City
                     table  City

                2. swipe forward  City → Budget
                     1  willTransitionTo [Budget]
                     2  didFinishAnimating finished: true, previous: [City], completed: true
                           currentQuestion: City → Budget
                           table: City → Budget
                     3  viewControllerAfter(Budget) → Dish                              preloaded
                     holds  City | ▸Budget | Dish      loaded Dish
                     currentQuestion  Budget
                     table  Budget

                3 steps, 7 callbacks, no findings

                """)
    }
}
