import Paging

/// What a gesture says, and the calls that it loses.
struct Losing<Part: Sendable>: Sendable {
    var part: Part
    var losses: Losses = []
}

extension ObjectCodec {
    /// The same object with a key for the calls that are lost.
    var losing: ObjectCodec<Losing<Root>> {
        ObjectCodec<Losing<Root>>(
            subject, summary, from: Losing(part: start), keys.map(\.losing) + [.losses()],
            constraints: constraints.map { constraint in
                Constraint(constraint.schema) { root, fields, reading throws(Problem) in
                    try constraint.check(root.part, fields, reading)
                }
            })
    }
}

extension Key {
    /// The same key of an object that can lose calls.
    fileprivate var losing: Key<Losing<Root>> {
        let (key, schema) = (self, schema)
        return Key<Losing<Root>>(
            name: name, isRequired: isRequired,
            read: { fields, root, reading throws(Problem) in try key.read(fields, &root.part, &reading) },
            write: { key.write($0.part, $1.part) }, schema: { schema($0?.part) }, condition: nil)
    }

    fileprivate static func losses<Part>() -> Key where Root == Losing<Part> {
        Key(
            "loses", \.losses, Losses.codec,
            "The calls that should come in this step, and never do: the first of each.")
    }
}

extension Losses {
    static var codec: Codec<Losses> { .options(named.map { ($0.name, $0.loss) }, noun: "call that can be lost") }
}
