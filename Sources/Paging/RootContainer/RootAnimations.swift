/// The wanted animation of each switch.
///
/// The defaults are what the article announces. (Article: its last listing also slides the login screen in after the
/// splash screen; that is `login: .slide` here.)
package struct RootAnimations: Hashable, Sendable {
    /// From the splash screen to the login screen.
    package var login: RootAnimation
    /// To the main part.
    package var main: RootAnimation
    /// To the login screen from anywhere except the splash screen.
    package var logOut: RootAnimation

    package init(login: RootAnimation = .none, main: RootAnimation = .fade, logOut: RootAnimation = .slide) {
        self.login = login
        self.main = main
        self.logOut = logOut
    }

    package func animation(from old: RootScreen?, to new: RootScreen) -> RootAnimation {
        switch new {
        // What the app animates, it says itself.
        case .splash, .part: .none
        case .main, .linked: main
        case .login: old == .splash ? login : logOut
        }
    }
}
