import PageTrace
import Testing

@Suite("Whole recordings of the two strategies without containment")
struct RootStrategyRecordings {
    private func text(_ strategy: RootStrategy) -> String {
        Recording(
            title: "In and out", replaying: RootGestures.inAndOut, in: RootContainerSettings(strategy: strategy)
        ).text
    }

    @Test func `One stack: everything stays`() {
        #expect(
            text(.stack) == """
                In and out
                root container, one stack, pushed

                0. launch Splash
                     1  rootViewController UINavigationController
                     2  pushViewController Splash, animated: false
                     3  viewWillAppear(Splash)
                     4  viewDidAppear(Splash)
                     holds  ▸Splash      loaded Splash

                1. launch finished, logged out  Splash → Login
                     1  pushViewController Login, animated: false
                     2  viewWillDisappear(Splash)
                     3  viewWillAppear(Login)
                     4  viewDidDisappear(Splash)
                     5  viewDidAppear(Login)
                     holds  Splash | ▸Login      loaded Login
                     ! Splash stays alive, and nobody can return there.

                2. log in  Login → Main  (fade)
                     1  pushViewController Main, animated: true
                     2  viewWillDisappear(Login)
                     3  viewWillAppear(Main)
                     4  viewDidDisappear(Login)
                     5  viewDidAppear(Main)
                     holds  Splash | Login | ▸Main      loaded Main
                     ! Login stays alive, and nobody can return there.

                3. log out  Main → Login 2  (slide)
                     1  pushViewController Login 2, animated: true
                     2  viewWillDisappear(Main)
                     3  viewWillAppear(Login 2)
                     4  viewDidDisappear(Main)
                     5  viewDidAppear(Login 2)
                     holds  Splash | Login | Main | ▸Login 2      loaded Login 2
                     ! Main stays alive, and nobody can return there.

                4 steps, 19 callbacks, 3 findings
                """ + "\n")
    }

    @Test func `The window's root replaced: nothing stays, nothing is animated`() {
        #expect(
            text(.window) == """
                In and out
                root container, window root replaced

                0. launch Splash
                     1  rootViewController Splash
                     2  viewWillAppear(Splash)
                     3  viewDidAppear(Splash)
                     holds  ▸Splash      loaded Splash

                1. launch finished, logged out  Splash → Login
                     1  rootViewController Login
                     2  viewWillDisappear(Splash)
                     3  viewWillAppear(Login)
                     4  viewDidDisappear(Splash)
                     5  viewDidAppear(Login)
                     holds  ▸Login      loaded Login      dropped Splash

                2. log in  Login → Main  (fade not possible)
                     1  rootViewController Main
                     2  viewWillDisappear(Login)
                     3  viewWillAppear(Main)
                     4  viewDidDisappear(Login)
                     5  viewDidAppear(Main)
                     holds  ▸Main      loaded Main      dropped Login
                     ! callback 1: The fade to Main cannot be animated: the window's root is replaced at once.

                3. log out  Main → Login 2  (slide not possible)
                     1  rootViewController Login 2
                     2  viewWillDisappear(Main)
                     3  viewWillAppear(Login 2)
                     4  viewDidDisappear(Main)
                     5  viewDidAppear(Login 2)
                     holds  ▸Login 2      loaded Login 2      dropped Main
                     ! callback 1: The slide to Login 2 cannot be animated: the window's root is replaced at once.

                4 steps, 18 callbacks, 2 findings
                """ + "\n")
    }
}
