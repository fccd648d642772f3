import PageTrace
import PageTraceSwiftUI

@testable import WrongApp
@testable import WrongPagers

extension Rig {
    /// A wrong pager, with what shows that it is.
    static func wrong(_ name: PagerName) -> Rig {
        func driver(_ screen: @autoclosure () -> UIViewController) -> PagingDriver {
            PagingDriver(settings: { $0.system = .classic }) { screen() }
        }
        switch name {
        case .intro:
            let pager = WrongApp.IntroViewController()
            let driver = driver(UINavigationController(rootViewController: pager))
            driver.track("dots", of: \.title) { ["Hello", "Sync", "Start"][pager.index] }
            return Rig(driver)
        case .album:
            let album = WrongApp.AlbumViewController(photos: World.photos)
            let driver = driver(album)
            driver.checkNeighbors(of: \.title, in: { album.photos })
            return Rig(driver).when("the library loses Boat") { World.library(loses: "Boat") }
        case .agenda:
            let agenda = WrongApp.AgendaViewController()
            let driver = driver(agenda)
            driver.track("day", of: { ($0 as? WrongApp.DayViewController)?.day }) { agenda.day }
            return Rig(driver)
        case .tour:
            let driver = driver(UIHostingController(rootView: WrongApp.FeatureTour()))
            return Rig(driver).tapping("dots")
        case .segments:
            let segments = WrongApp.SegmentsViewController()
            let driver = driver(segments)
            driver.track("segment", of: \.title) { ["Day", "Week", "Year"][segments.selected] }
            return Rig(driver)
        case .manual:
            let manual = WrongApp.ManualViewController(language: "en")
            let driver = driver(manual)
            driver.checkNeighbors(
                of: { ($0 as? WrongApp.ManualPageViewController)?.chapter }, in: { manual.chapters })
            return Rig(driver).when("the language changes") { World.language(is: "fr") }
        case .routes:
            let driver = driver(UINavigationController(rootViewController: WrongApp.RouteViewController()))
            return Rig(driver).tapping("Next")
        case .survey:
            let survey = WrongApp.SurveyViewController()
            let driver = driver(survey)
            driver.checkNeighbors()
            return Rig(driver).tapping("Yes")
        case .feed:
            let feed = WrongApp.FeedViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let driver = driver(feed)
            driver.checkNeighbors()
            return Rig(driver)
        case .stories: return Rig(driver(WrongApp.StoriesViewController()))
        case .onboarding:
            return Rig(driver(WrongPagers.OnboardingViewController())).tapping("Next")
        case .photos:
            let pager = WrongPagers.PhotoViewController(photos: World.photos)
            let driver = driver(pager)
            driver.checkNeighbors()
            return Rig(driver).when("Boat is deleted") { pager.libraryDidRemove("Boat") }
        case .calendar:
            let calendar = WrongPagers.CalendarViewController()
            let driver = driver(calendar)
            driver.track("month", of: { ($0 as? WrongPagers.MonthViewController)?.month.title }) {
                calendar.month.title
            }
            return Rig(driver)
        case .pages: return Rig(driver(UIHostingController(rootView: WrongPagers.Tour())))
        case .tabs:
            let tabs = WrongPagers.TabViewController()
            let driver = driver(tabs)
            driver.track("line") { tabs.tabOfLine }
            return Rig(driver)
        case .reader:
            let reader = WrongPagers.ReaderViewController()
            return Rig(driver(reader)).when("a link arrives") { reader.follow("Night") }
        case .book: return Rig(driver(WrongPagers.BookViewController()))
        }
    }
}
