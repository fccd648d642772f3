/// The app's own code around a root container: it knows the session, and makes UIKit's calls.
///
/// A gesture is an event of the app's session and can come at any time: a session can end while the login screen shows,
/// and a button can be tapped twice. (Choice)
package struct RootClient: Hashable, Sendable {
    package let description: RootClientDescription

    /// Whether somebody is logged in, nil until the service call has returned.
    package internal(set) var isLoggedIn: Bool?

    /// The controller that the root controller believes to be shown. (Containment)
    package internal(set) var current: RootController?

    /// The screen that a deep link asked for, until it can be followed.
    ///
    /// A later link replaces one that waits. (Choice)
    package internal(set) var pendingLink: String?

    /// The part that the code last decided to show.
    var destination: RootScreen?
    /// The part to show as soon as the running animation ends.
    var waiting: RootScreen?

    package init(_ description: RootClientDescription = .repaired) { self.description = description }

    /// Reacts to a gesture, and lets animations run to their end if the gesture settles.
    package mutating func perform(_ gesture: RootGesture, in container: inout RootContainer) -> RootReaction {
        return container.during(.set) { container in
            let wasAnimating = container.isAnimating
            var reaction = react(to: gesture, in: &container)
            if gesture.settles, container.isAnimating, !container.hasStopped {
                finishAnimations(in: &container)
                if wasAnimating { reaction.kind = .moved }
            }
            return reaction
        }
    }

    private mutating func react(to gesture: RootGesture, in container: inout RootContainer) -> RootReaction {
        if case .launch = gesture {
            guard !container.isLaunched else { return .ignored(.launchedAlready) }
            launch(in: &container)
            return .moved()
        }
        guard container.isLaunched else { return .ignored(.notLaunchedYet) }
        switch gesture {
        case .launch, .settle: return .ignored()
        case .launchFinished(true, _): return logIn(in: &container)
        case .launchFinished(false, _): return logOut(in: &container, forgetsLink: false)
        case .logIn: return isLoggedIn == nil ? .ignored(.stillLaunching) : logIn(in: &container)
        case .logOut:
            return isLoggedIn == nil ? .ignored(.stillLaunching) : logOut(in: &container, forgetsLink: true)
        case .deepLink(let name, _):
            guard RootScreen.isLinkable(name) else { return .ignored(.noScreenOfMainPart) }
            pendingLink = name
            return followLink(in: &container)
        case .orientation(let orientation):
            container.orientation = orientation
            return .changed()
        }
    }

    /// Shows the main part, and then what a deep link asked for.
    private mutating func logIn(in container: inout RootContainer) -> RootReaction {
        isLoggedIn = true
        let reaction = show(.main, in: &container)
        guard !container.isAnimating, pendingLink != nil else { return reaction }
        let link = followLink(in: &container)
        return link.kind == .moved ? link : reaction
    }

    /// Shows the login screen.
    ///
    /// A waiting link belonged to the session that ends, and is forgotten. (Choice) A link that came during the launch
    /// waits until somebody logs in.
    private mutating func logOut(in container: inout RootContainer, forgetsLink: Bool) -> RootReaction {
        isLoggedIn = false
        if forgetsLink { pendingLink = nil }
        return show(.login, in: &container)
    }

    /// Follows a deep link, or reports what it waits for.
    mutating func followLink(in container: inout RootContainer) -> RootReaction {
        guard let name = pendingLink else { return .ignored() }
        guard let isLoggedIn else { return .changed(.waitsForLaunch) }
        guard isLoggedIn else { return .changed(.waitsForLogIn) }
        guard !container.isAnimating else { return .changed(.waitsForAnimation) }
        guard let part = container.topPart, part.screen == .main else { return .changed(.waitsForMainPart) }
        pendingLink = nil
        if container.top?.screen == .linked(name), !description.has(.switchesToShown) {
            return .ignored(.alreadyShown)
        }
        let link = container.make(.linked(name))
        container.pushLink(link, onto: part)
        return .moved()
    }
}

extension RootClient {
    package func renumbered(_ number: (RootController) -> RootController) -> RootClient {
        var other = self
        other.current = current.map(number)
        return other
    }
}

/// How the app's code reacted to a gesture.
package struct RootReaction: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Nothing.
        case ignored
        /// Something is remembered, or changed without any transition.
        case changed
        /// Another controller is on screen, or on its way there.
        case moved
    }

    /// Why nothing moves.
    package enum Note: String, Hashable, Sendable, CaseIterable {
        case notLaunchedYet = "not launched yet"
        case launchedAlready = "launched already"
        case stillLaunching = "still launching"
        case stopped
        case alreadyShown = "already shown"
        case noScreenOfMainPart = "no screen of the main part"
        case waitsForLaunch = "waits for the launch"
        case waitsForLogIn = "waits for the log in"
        case waitsForAnimation = "waits for the animation"
        case waitsForMainPart = "waits for the main part"
    }

    package var kind: Kind
    package var note: Note?

    package static func ignored(_ note: Note? = nil) -> RootReaction { RootReaction(kind: .ignored, note: note) }
    package static func changed(_ note: Note? = nil) -> RootReaction { RootReaction(kind: .changed, note: note) }
    package static func moved() -> RootReaction { RootReaction(kind: .moved) }
}
