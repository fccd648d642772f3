import Paging

/// Reads a root container.
enum RootContainerReader {
    /// The keys that such a container may have.
    static let keys = ["type", "strategy", "stacking", "animations"]

    /// Reads the container whose keys have been checked.
    static func read(_ fields: Fields) throws(Problem) -> RootDescription {
        var container = RootDescription()
        container.strategy = try fields.choice("strategy") ?? container.strategy
        if let stacking: RootStacking = try fields.choice("stacking") {
            guard container.strategy == .stack else {
                throw Problem(
                    .key(fields.path.appending("stacking")),
                    "\"stacking\" in a root container with the strategy \"\(container.strategy.rawValue)\"",
                    advice: "Only one stack for everything grows. Leave it out, or write \"strategy\": \"stack\"."
                )
            }
            container.stacking = stacking
        }
        if let value = fields.child("animations") {
            let subject = "\"animations\""
            let animations = try Fields(value, subject: subject)
            try animations.refuseOthers(than: ["login", "main", "logOut"], in: subject)
            let usual = container.animations
            container.animations = RootAnimations(
                login: try animations.choice("login") ?? usual.login,
                main: try animations.choice("main") ?? usual.main,
                logOut: try animations.choice("logOut") ?? usual.logOut)
        }
        return container
    }
}
