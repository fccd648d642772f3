import PageTrace
import PageTraceSwiftUI

@testable import RightApp
@testable import RightPagers

extension Rig {
    /// A right pager, with all that it is to keep right.
    static func right(_ name: PagerName, _ system: PagingSystem) -> Rig {
        func driver(_ screen: @autoclosure () -> UIViewController) -> PagingDriver {
            PagingDriver(settings: { $0.system = system }) { screen() }
        }
        switch name {
        case .intro:
            let pager = RightApp.IntroViewController()
            let driver = driver(UINavigationController(rootViewController: pager))
            driver.track("dots", of: \.title) { ["Hello", "Sync", "Start"][pager.index] }
            driver.checkNeighbors()
            return Rig(driver).tapping("nextButton").tapping("Skip")
        case .album:
            let album = RightApp.AlbumViewController(photos: World.photos)
            let driver = driver(album)
            driver.track("current") { album.current }
            driver.checkNeighbors(of: \.title, in: { album.photos })
            return Rig(driver).when("the library loses Barn") { World.library(loses: "Barn") }
        case .agenda:
            let agenda = RightApp.AgendaViewController()
            let driver = driver(agenda)
            driver.track("day", of: { ($0 as? RightApp.DayViewController)?.day }) { agenda.day }
            driver.checkNeighbors()
            return Rig(driver)
        case .tour:
            let driver = driver(UIHostingController(rootView: RightApp.FeatureTour()))
            driver.checkNeighbors()
            return Rig(driver).tapping("dots")
        case .segments:
            let segments = RightApp.SegmentsViewController()
            let driver = driver(segments)
            driver.checkNeighbors()
            return Rig(driver).when("choose Year") { segments.select(2) }
        case .manual:
            let manual = RightApp.ManualViewController(language: "en")
            let driver = driver(manual)
            driver.track("chapter", of: { ($0 as? RightApp.ManualPageViewController)?.chapter }) { manual.chapter }
            driver.checkNeighbors(
                of: { ($0 as? RightApp.ManualPageViewController)?.title },
                in: { manual.chapters.map { "\($0) (\(manual.language))" } })
            return Rig(driver).when("the language changes") { World.language(is: "fr") }
        case .routes:
            let driver = driver(UINavigationController(rootViewController: RightApp.RouteViewController()))
            driver.checkNeighbors()
            return Rig(driver).tapping("Next").tapping("Back")
        case .survey:
            let survey = RightApp.SurveyViewController()
            let driver = driver(survey)
            driver.checkNeighbors(of: \.title, in: { survey.questions })
            return Rig(driver).tapping("Yes")
        case .feed:
            let feed = RightApp.FeedViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let driver = driver(feed)
            driver.checkNeighbors(of: \.title, in: { feed.articles })
            return Rig(driver)
        case .stories:
            let stories = RightApp.StoriesViewController()
            let driver = driver(stories)
            driver.track("seen", of: { ["Ada", "Bob", "Cem"].firstIndex(of: $0.title ?? "") }) { stories.seen - 1 }
            driver.checkNeighbors()
            return Rig(driver)
        case .onboarding:
            let onboarding = RightPagers.OnboardingViewController()
            let driver = driver(onboarding)
            driver.track("index", of: \.title) { ["Welcome", "Connect", "Ready"][onboarding.currentIndex] }
            driver.checkNeighbors()
            return Rig(driver).tapping("Next")
        case .photos:
            let pager = RightPagers.PhotoViewController(photos: World.photos)
            let driver = driver(pager)
            driver.track("counter") { pager.countedPhoto }
            driver.checkNeighbors()
            return Rig(driver).when("Barn is deleted") { pager.libraryDidRemove("Barn") }
        case .calendar:
            let calendar = RightPagers.CalendarViewController()
            let driver = driver(calendar)
            driver.track("month", of: { ($0 as? RightPagers.MonthViewController)?.month.title }) {
                calendar.month?.title
            }
            driver.checkNeighbors()
            return Rig(driver)
        case .pages:
            let host = UIHostingController(rootView: RightPagers.Tour())
            let driver = driver(host)
            driver.checkNeighbors()
            return Rig(driver).when("press Next") { host.press("Next") }
        case .tabs:
            let tabs = RightPagers.TabViewController()
            let driver = driver(tabs)
            driver.track("line") { tabs.tabOfLine }
            driver.checkNeighbors()
            return Rig(driver)
        case .reader:
            let reader = RightPagers.ReaderViewController()
            let driver = driver(reader)
            driver.track("title") { reader.navigationItem.title }
            driver.checkNeighbors()
            return Rig(driver).when("a link arrives") { reader.follow("Night") }
        case .book:
            return Rig(driver(RightPagers.BookViewController()))
        }
    }
}
