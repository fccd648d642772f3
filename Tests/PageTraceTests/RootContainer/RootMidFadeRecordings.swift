import PageTrace
import Testing

@Suite("Whole recordings of a session that ends in mid-fade: the mistake and the repair")
struct RootMidFadeRecordings {
    private func text(_ client: RootClientDescription) -> String {
        Recording(title: "Out in mid-fade", replaying: RootGestures.outInMidFade, client: client).text
    }

    @Test func `The mistake: the session ends in mid-fade, and the article's code starts a second transition`() {
        #expect(
            text(.article) == """
                Out in mid-fade
                root container, containment

                0. launch Splash
                     1  rootViewController RootViewController
                           current: nil → Splash
                     2  addChild Splash
                     3  willMove(Splash, toParent: root)                                by addChild
                     4  frame Splash, to: bounds
                     5  addSubview Splash
                     6  didMove(Splash, toParent: root)
                     7  viewWillAppear(Splash)
                     8  viewDidAppear(Splash)
                     holds  ▸Splash      loaded Splash
                     holds  ▸Splash      (view of the root)
                     current  Splash

                1. launch finished, logged out  Splash → Login
                     1  addChild Login
                     2  willMove(Login, toParent: root)                                 by addChild
                     3  frame Login, to: bounds
                     4  addSubview Login
                     5  viewWillAppear(Login)
                     6  viewDidAppear(Login)
                     7  didMove(Login, toParent: root)
                     8  willMove(Splash, toParent: nil)
                     9  removeFromSuperview Splash
                    10  viewWillDisappear(Splash)
                    11  viewDidDisappear(Splash)
                    12  removeFromParent Splash
                    13  didMove(Splash, toParent: nil)                                  by removeFromParent
                           current: Splash → Login
                     holds  ▸Login      loaded Login      dropped Splash
                     holds  ▸Login      (view of the root)
                     current  Login

                2. log in  Login → Main  (in flight, fade)
                     1  willMove(Login, toParent: nil)
                     2  addChild Main
                     3  willMove(Main, toParent: root)                                  by addChild
                     4  transition from: Login, to: Main, options: fade
                     5  viewWillDisappear(Login)
                     6  viewWillAppear(Main)
                     holds  ▸Login | ▸Main      loaded Main
                     holds  ▸Login | ▸Main      (view of the root)
                     current  Login

                3. log out  Login → Login 2  (slide)
                     1  willMove(Login, toParent: nil)
                     2  addChild Login 2
                     3  willMove(Login 2, toParent: root)                               by addChild
                     4  transition from: Login, to: Login 2, options: slide
                     5  viewWillDisappear(Login)
                     6  viewWillAppear(Login 2)
                     7  frame Login 2, to: bounds                                       animated
                     8  viewDidDisappear(Login)
                     9  viewDidAppear(Main)
                    10  removeFromParent Login
                    11  didMove(Login, toParent: nil)                                   by removeFromParent
                    12  didMove(Main, toParent: root)
                           current: Login → Main
                    13  completion finished: true
                    14  viewDidAppear(Login 2)
                    15  removeFromParent Main
                    16  didMove(Main, toParent: nil)                                    by removeFromParent
                    17  didMove(Login 2, toParent: root)
                           current: Main → Login 2
                    18  completion finished: true
                     holds  ▸Login 2      loaded Login 2      dropped Login, Main
                     holds  Main | ▸Login 2      (view of the root)
                     current  Login 2
                     ! callback 1: Login hears willMove(toParent: nil) twice.
                     ! callback 4: The transition to Login 2 begins while the one to Main is running.
                     ! callback 4: The slide to Login 2 moves nothing: its view was not placed beside the others first.
                     ! callback 15: Main is removed without willMove(toParent: nil).
                     ! The view of Main stays under the one that is shown.

                4 steps, 45 callbacks, 5 findings
                """ + "\n")
    }

    @Test func `The repair: the second transition waits for the first`() {
        #expect(
            text(.repaired) == """
                Out in mid-fade
                root container, containment

                0. launch Splash
                     1  rootViewController RootViewController
                           current: nil → Splash
                     2  addChild Splash
                     3  willMove(Splash, toParent: root)                                by addChild
                     4  frame Splash, to: bounds
                     5  addSubview Splash
                     6  didMove(Splash, toParent: root)
                     7  viewWillAppear(Splash)
                     8  viewDidAppear(Splash)
                     holds  ▸Splash      loaded Splash
                     holds  ▸Splash      (view of the root)
                     current  Splash

                1. launch finished, logged out  Splash → Login
                     1  addChild Login
                     2  willMove(Login, toParent: root)                                 by addChild
                     3  frame Login, to: bounds
                     4  addSubview Login
                     5  viewWillAppear(Login)
                     6  viewDidAppear(Login)
                     7  didMove(Login, toParent: root)
                     8  willMove(Splash, toParent: nil)
                     9  removeFromSuperview Splash
                    10  viewWillDisappear(Splash)
                    11  viewDidDisappear(Splash)
                    12  removeFromParent Splash
                    13  didMove(Splash, toParent: nil)                                  by removeFromParent
                           current: Splash → Login
                     holds  ▸Login      loaded Login      dropped Splash
                     holds  ▸Login      (view of the root)
                     current  Login

                2. log in  Login → Main  (in flight, fade)
                     1  willMove(Login, toParent: nil)
                     2  addChild Main
                     3  willMove(Main, toParent: root)                                  by addChild
                     4  frame Main, to: bounds
                     5  transition from: Login, to: Main, options: fade
                     6  viewWillDisappear(Login)
                     7  viewWillAppear(Main)
                     holds  ▸Login | ▸Main      loaded Main
                     holds  ▸Login | ▸Main      (view of the root)
                     current  Login

                3. log out  Login → Login 2  (waits for the animation, slide)
                     1  viewDidDisappear(Login)
                     2  viewDidAppear(Main)
                     3  removeFromParent Login
                     4  didMove(Login, toParent: nil)                                   by removeFromParent
                     5  didMove(Main, toParent: root)
                           current: Login → Main
                     6  completion finished: true
                     7  willMove(Main, toParent: nil)
                     8  addChild Login 2
                     9  willMove(Login 2, toParent: root)                               by addChild
                    10  frame Login 2, to: beside
                    11  transition from: Main, to: Login 2, options: slide
                    12  viewWillDisappear(Main)
                    13  viewWillAppear(Login 2)
                    14  frame Login 2, to: bounds                                       animated
                    15  viewDidDisappear(Main)
                    16  viewDidAppear(Login 2)
                    17  removeFromParent Main
                    18  didMove(Main, toParent: nil)                                    by removeFromParent
                    19  didMove(Login 2, toParent: root)
                           current: Main → Login 2
                    20  completion finished: true
                     holds  ▸Login 2      loaded Login 2      dropped Login, Main
                     holds  ▸Login 2      (view of the root)
                     current  Login 2

                4 steps, 48 callbacks, no findings
                """ + "\n")
    }
}
