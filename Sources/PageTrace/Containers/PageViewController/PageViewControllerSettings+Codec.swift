import Paging

extension PageViewControllerSettings {
    static let codec = ObjectCodec<Self>(
        "\"container\"", "A page view controller.", from: Self(),
        [
            Key(
                "transitionStyle", \.transitionStyle, .word, "How one page follows another.",
                isLeftOut: { _, _ in false }),
            Key(
                "system", .systems,
                "Which iOS the container behaves as: \"iOS 26\", \"classic\" for what was reported up to iOS 16, or a name such as \"iOS 15\" or \"iOS 26.1\". iOS 17 and 18 belong to neither, and both are tried.",
                defaults: { ($0?.system).map { [$0] } },
                get: { root, _ in
                    root.isBetweenSystems ? PagingSystem.allCases : root.system == .iOS26 ? nil : [root.system]
                },
                set: { ($0.system, $0.isBetweenSystems) = ($1.contains(.iOS26) ? .iOS26 : .classic, $1.count > 1) }),
            Key(
                "navigationOrientation", \.navigationOrientation, .word,
                "Whether pages follow each other horizontally or vertically."),
            Key(
                "layoutDirection", \.layoutDirection, .word,
                "Which way the interface is read; from right to left mirrors the sides."),
            Key(
                "spineLocation", .word,
                "Where the spine of a page curl is: \"min\" by default, \"mid\" shows two pages. Scroll has \"none\".",
                get: { root, _ in root.spineLocation },
                set: { ($0.spineLocation, $0.isDoubleSided) = ($1, $1 == .mid) }),
            Key(
                "doubleSided", .boolean,
                "Whether the pages of a page curl have a back. A spine in the middle needs it and has it by default.",
                only: .style(.pageCurl, because: "Only the pages of a page curl have a back."),
                get: { root, _ in root.isDoubleSided == (root.spineLocation == .mid) ? nil : root.isDoubleSided },
                set: { $0.isDoubleSided = $1 }),
            Key(
                "preload", \.preloads, .preload,
                "When the neighbor on the side of travel is asked for after a landing. (Scroll.)",
                only: .style(.scroll, because: "A page curl keeps no neighbors and asks for none in advance.")),
            Key(
                "quirks", \.quirks, .options(Quirk.allCases.map { ($0.rawValue, Quirks($0)) }, noun: "quirk"),
                "Anomalies of real devices that are switched on."),
            Key(
                "readings", \.readings,
                // What it said has become the default.
                .options(Readings.named.map { ($0.name, $0.reading) }, idle: ["sameSetForgetsNil"], noun: "reading"),
                "What the container follows in matters in which reports contradict each other; sameSetForgetsNil, of older files, changes nothing."
            ),
            Key(
                "contract", \.contract, .word,
                "What happens when UIKit would raise: the replay stops, or it goes on with a finding."),
            Key(
                "reassignment", \.keepsNeighborsOnReassignment, .oneOf([("forgets", false), ("keeps", true)]),
                "Whether the remembered neighbors survive when the data source is assigned again."),
            Key(
                "onScreen", \.startsOnScreen, .boolean,
                "Whether the container is on screen at the start; otherwise it appears with a gesture."),
        ],
        constraints: [spineOfStyle, backOfSpine, quirksOfStyle, readingsAgree])

    /// Each quirk was seen with only one transition style.
    private static let quirksOfStyle = Constraint<Self>(
        [
            "if": .has("transitionStyle", "pageCurl"),
            "then": .has("quirks", matching: ["items": words(of: .pageCurl)], orNone: true),
            "else": .has("quirks", matching: ["items": words(of: .scroll)], orNone: true),
        ]
    ) { container, fields, _ throws(Problem) in
        let style = container.transitionStyle
        let foreign = container.quirks.subtracting(.quirks(of: style))
        guard let wrong = Quirk.allCases.first(where: { foreign.contains(Quirks($0)) }) else { return }
        throw Problem(
            .value(fields.path.appending("quirks")),
            "the quirk \"\(wrong.rawValue)\" in a container with the transition style \"\(style.rawValue)\"",
            advice: "The quirks of this style are \(Wording.list(names(of: style))).")
    }

    /// A set of the same page forgets nothing, or something.
    private static let readingsAgree = Constraint<Self>(
        [
            "not": .has(
                "readings",
                matching: [
                    "allOf": [
                        ["contains": ["const": "sameSetKeepsNil"]], ["contains": ["const": "sameSetForgetsNothing"]],
                    ]
                ])
        ]
    ) { container, fields, _ throws(Problem) in
        guard container.readings.isSuperset(of: [.sameSetKeepsNil, .sameSetForgetsNothing]) else { return }
        throw Problem(
            .value(fields.path.appending("readings")),
            "two readings of one set that exclude each other: \"sameSetKeepsNil\" and \"sameSetForgetsNothing\"",
            advice: "Leave one of them out.")
    }

    private static func names(of style: TransitionStyle) -> [String] {
        Quirk.allCases.filter { $0.style == style }.map(\.rawValue)
    }

    private static func words(of style: TransitionStyle) -> JSONTree {
        .oneOf(names(of: style))
    }

    /// A spine location must be one that the transition style can have.
    private static let spineOfStyle = Constraint<Self>(
        [
            "if": .has("transitionStyle", "pageCurl"),
            "then": .has("spineLocation", matching: ["enum": ["min", "mid", "max"]], orNone: true),
            "else": .has("spineLocation", "none", orNone: true),
        ]
    ) { container, fields, _ throws(Problem) in
        guard let location = container.spineLocation else { return }
        let isScroll = container.transitionStyle == .scroll
        guard (location == .none) != isScroll else { return }
        throw .wrongValue(
            fields.path.appending("spineLocation"), "\"spineLocation\"",
            mustBe: isScroll ? "\"none\" with the transition style \"scroll\"" : "\"min\", \"mid\" or \"max\"")
    }

    /// A spine in the middle needs pages with a back.
    private static let backOfSpine = Constraint<Self>(
        ["if": .has("spineLocation", "mid"), "then": .has("doubleSided", true, orNone: true)]
    ) { container, fields, _ throws(Problem) in
        guard container.spineLocation == .mid, !container.isDoubleSided else { return }
        throw Problem(
            .value(fields.path.appending("doubleSided")), "a spine in the middle needs double-sided pages",
            advice: "UIKit raises otherwise. Leave \"doubleSided\" out, or make it true.")
    }
}

extension Condition where Root == PageViewControllerSettings {
    /// Allowed with only one transition style.
    fileprivate static func style(_ style: TransitionStyle, because reason: String) -> Condition {
        Condition(
            "transitionStyle", \.transitionStyle, is: style, in: "a container with the transition style",
            because: reason)
    }
}

extension Codec where Value == [PagingSystem] {
    /// A system, or the name of an iOS.
    fileprivate static var systems: Codec {
        let words = Codec<PagingSystem>.word
        return Codec(
            schema: [
                "anyOf": [words.schema, ["type": "string", "pattern": "^(iOS|iPadOS) ?[0-9]+(\\.[0-9]+){0,2}$"]]
            ],
            read: { value, key, reading throws(Problem) in
                if let systems = value.string.flatMap(PagingSystem.systems) { return systems }
                return [try words.read(value, key, &reading)]
            },
            write: { $0.count == 1 ? words.write($0[0]) : .string("iOS 18") })
    }
}

extension Codec where Value == PreloadPolicy {
    /// A word, or how preloads are drawn at random.
    fileprivate static var preload: Codec {
        typealias Draw = (seed: UInt64, probability: Double)
        let generator = ObjectCodec<Draw>(
            "\"random\"", "The generator.", from: (0, 0),
            [
                Key(required: "seed", \.seed, .integer(from: 0), "Same seed, same asks."),
                Key(
                    required: "probability", \.probability, .number(in: 0...1),
                    "How often the neighbor is asked for, from 0 to 1."),
            ])
        let draw = Codec<Draw>.object(
            ObjectCodec(
                "\"preload\"", "Drawn at random, the same way every time.", from: (0, 0),
                [Key(required: "random", \.self, .object(generator))]))
        let words = Codec.oneOf([("always", .always), ("never", .never)])
        return Codec(
            schema: ["anyOf": [words.schema, draw.schema]],
            read: { value, key, reading throws(Problem) in
                if value.members != nil {
                    let draw = try draw.read(value, key, &reading)
                    return .random(seed: draw.seed, probability: draw.probability)
                }
                if let policy = try? words.read(value, key, &reading) { return policy }
                throw .wrongValue(
                    value.path, "\"preload\"",
                    mustBe: "\"always\", \"never\" or { \"random\": { \"seed\": 7, \"probability\": 0.5 } }")
            },
            write: { policy in
                guard case .random(let seed, let probability) = policy else { return words.write(policy) }
                return draw.write((seed, probability))
            })
    }
}

extension Codec where Value: OptionSet & Hashable, Value.Element == Value {
    /// A list of the names of options.
    ///
    /// - Parameter idle: Names that are read and mean nothing anymore.
    static func options(_ named: [(String, Value)], idle: [String] = [], noun: String) -> Codec {
        let codec = Codec<Set<Value>>.words(named + idle.map { ($0, []) }, noun: noun)
        return Codec(
            schema: codec.schema,
            read: { value, key, reading throws(Problem) in Value(try codec.read(value, key, &reading)) },
            write: { options in codec.write(Set(named.map(\.1).filter(options.contains))) })
    }
}
