import Foundation
import PageTrace
import Testing

@Suite("A whole recording of containment, and its form")
struct RootRecordings {
    @Test func `The article's containment: in and out`() {
        #expect(
            Recording(title: "In and out", replaying: RootGestures.inAndOut).text == """
                In and out
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

                2. log in  Login → Main  (fade)
                     1  willMove(Login, toParent: nil)
                     2  addChild Main
                     3  willMove(Main, toParent: root)                                  by addChild
                     4  frame Main, to: bounds
                     5  transition from: Login, to: Main, options: fade
                     6  viewWillDisappear(Login)
                     7  viewWillAppear(Main)
                     8  viewDidDisappear(Login)
                     9  viewDidAppear(Main)
                    10  removeFromParent Login
                    11  didMove(Login, toParent: nil)                                   by removeFromParent
                    12  didMove(Main, toParent: root)
                           current: Login → Main
                    13  completion finished: true
                     holds  ▸Main      loaded Main      dropped Login
                     holds  ▸Main      (view of the root)
                     current  Main

                3. log out  Main → Login 2  (slide)
                     1  willMove(Main, toParent: nil)
                     2  addChild Login 2
                     3  willMove(Login 2, toParent: root)                               by addChild
                     4  frame Login 2, to: beside
                     5  transition from: Main, to: Login 2, options: slide
                     6  viewWillDisappear(Main)
                     7  viewWillAppear(Login 2)
                     8  frame Login 2, to: bounds                                       animated
                     9  viewDidDisappear(Main)
                    10  viewDidAppear(Login 2)
                    11  removeFromParent Main
                    12  didMove(Main, toParent: nil)                                    by removeFromParent
                    13  didMove(Login 2, toParent: root)
                           current: Main → Login 2
                    14  completion finished: true
                     holds  ▸Login 2      loaded Login 2      dropped Main
                     holds  ▸Login 2      (view of the root)
                     current  Login 2

                4 steps, 48 callbacks, no findings
                """ + "\n")
    }

    @Test func `A recording of a root container can be written as JSON and read again`() throws {
        let recording = Recording(
            title: "In", replaying: RootGestures.outInMidFade + [.deepLink("Profile")], client: .article)
        #expect(try RecordingFile(recording.json.utf8, name: "recording").recording == recording)
    }

    @Test func `The pages of a recording: the parts, the linked screens, then further instances`() {
        let recording = Recording(replaying: RootGestures.inAndOut + [.deepLink("Profile")])
        #expect(recording.pages == ["Splash", "Login", "Main", "Profile", "Login 2"])
    }

    @Test func `A stack that only grows: every instance is a page of the recording, in the order in which it came`() {
        let recording = Recording(
            replaying: RootGestures.inAndOut + [.logIn(), .logOut()], in: RootContainerSettings(strategy: .stack))
        #expect(recording.pages == ["Splash", "Login", "Main", "Login 2", "Main 2", "Login 3"])
    }
}
