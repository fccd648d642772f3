/// Calls that report an end and that a gesture loses: they should come, and do not.
///
/// Nobody knows why it happens, and it is what people report most.
public struct Losses: OptionSet, Hashable, Sendable {
    /// The losses as bits.
    public let rawValue: UInt8

    /// Creates losses from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The completion block of a set never runs.
    public static var completion: Losses { Losses(rawValue: 1 << 0) }

    /// `didFinishAnimating` never comes.
    public static var didFinishAnimating: Losses { Losses(rawValue: 1 << 1) }

    /// Every loss with the name of its call, in the order of the documentation.
    package static let named: [(name: String, loss: Losses)] = [
        ("completion", .completion), ("didFinishAnimating", .didFinishAnimating),
    ]

    /// The names of the calls that are lost.
    package var names: [String] { Self.named.filter { contains($0.loss) }.map(\.name) }
}

extension PageViewControllerModel {
    /// Whether the gesture loses a call, which it does once.
    mutating func loses(_ loss: Losses) -> Bool { ongoing.losses.isEmpty ? false : ongoing.losses.remove(loss) != nil }

    /// Performs a gesture in which the first of each of these calls never comes.
    mutating func perform<Receiver: CallbackReceiver>(
        _ gesture: PageGesture<PageNumber>, losing losses: Losses, client: inout Receiver
    ) -> GestureOutcome {
        ongoing.losses = losses
        let outcome = perform(gesture, client: &client)
        ongoing.losses = []
        return outcome
    }

    /// Loses the first of each of these calls that comes from here on; none if there are none.
    package mutating func lose(_ losses: Losses) { ongoing.losses = losses }
}
