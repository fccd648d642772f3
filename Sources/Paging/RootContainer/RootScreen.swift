/// A screen that a root container shows.
package enum RootScreen: Hashable, Sendable {
    /// The first screen: the app asks its service who is logged in.
    case splash
    /// The authentication part.
    case login
    /// The main part.
    case main
    /// A screen of the main part that a deep link leads to.
    case linked(String)
    /// A part of an app that a driver drives, whatever the app calls it.
    case part(String)

    /// The name of the screen in a recording.
    package var name: String {
        switch self {
        case .splash: "Splash"
        case .login: "Login"
        case .main: "Main"
        case .linked(let name), .part(let name): name
        }
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// A number for hashing, made of the length and the end of a name: exploring looks up screens by the million, and
    /// links can be very long.
    var code: UInt64 {
        switch self {
        case .splash: 0
        case .login: 1
        case .main: 2
        case .linked(let name), .part(let name):
            name.utf8.suffix(8).reduce(UInt64(name.utf8.count) + 3) { $0 &* 0x100_0000_01B3 ^ UInt64($1) }
        }
    }

    /// The names of the three parts, in the order of a first launch.
    package static let partNames = ["Splash", "Login", "Main"]

    /// Whether a deep link can lead to a screen of this name.
    ///
    /// The names of the three parts are reserved, and a name that ends in a number could be mistaken for a second
    /// instance.
    package static func isLinkable(_ name: String) -> Bool {
        guard !name.isEmpty, !partNames.contains(name) else { return false }
        guard let space = name.lastIndex(of: " ") else { return true }
        let ending = name[name.index(after: space)...]
        return ending.isEmpty || !ending.allSatisfy(\.isNumber)
    }
}
