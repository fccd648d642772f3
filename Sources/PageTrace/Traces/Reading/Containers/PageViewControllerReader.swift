import Paging

/// Reads a page view controller.
struct PageViewControllerReader {
    private let fields: Fields
    private let style: TransitionStyle

    /// The keys that such a container may have.
    static let keys = [
        "type", "transitionStyle", "navigationOrientation", "layoutDirection", "spineLocation", "doubleSided",
        "preload", "quirks", "contract", "reassignment",
    ]

    /// Reads the container whose keys have been checked.
    static func read(_ fields: Fields) throws(Problem) -> ContainerDescription {
        let reader = PageViewControllerReader(fields: fields, style: try fields.choice("transitionStyle") ?? .scroll)
        return try reader.description()
    }

    private func description() throws(Problem) -> ContainerDescription {
        var container = ContainerDescription(transitionStyle: style)
        container.navigationOrientation = try fields.choice("navigationOrientation") ?? .horizontal
        container.layoutDirection = try fields.choice("layoutDirection") ?? .leftToRight
        container.contract = try fields.choice("contract") ?? .strict
        container.keepsNeighboursOnReassignment =
            try fields.word("reassignment", from: ["forgets", "keeps"]) == "keeps"
        container.spineLocation = try spineLocation()
        container.isDoubleSided = try isDoubleSided(container.spineLocation)
        container.preloads = try preloads()
        container.quirks = try quirks()
        return container
    }

    private func spineLocation() throws(Problem) -> SpineLocation? {
        guard let location: SpineLocation = try fields.choice("spineLocation") else { return nil }
        guard (location == .none) == (style == .scroll) else {
            let allowed =
                style == .scroll ? "\"none\" with the transition style \"scroll\"" : "\"min\", \"mid\" or \"max\""
            throw .wrongValue(fields.path.appending("spineLocation"), "\"spineLocation\"", mustBe: allowed)
        }
        return location
    }

    private func isDoubleSided(_ location: SpineLocation?) throws(Problem) -> Bool {
        try refuse("doubleSided", unless: .pageCurl, because: "Only the pages of a page curl have a back.")
        let isInTheMiddle = location == .mid
        guard let isDoubleSided = try fields.boolean("doubleSided") else { return isInTheMiddle }
        if isInTheMiddle, !isDoubleSided {
            throw Problem(
                .value(fields.path.appending("doubleSided")),
                "a spine in the middle needs double-sided pages",
                advice: "UIKit raises otherwise. Leave \"doubleSided\" out, or make it true."
            )
        }
        return isDoubleSided
    }

    private func preloads() throws(Problem) -> PreloadPolicy {
        try refuse("preload", unless: .scroll, because: "A page curl keeps no neighbours and asks for none in advance.")
        guard let value = fields.child("preload") else { return .always }
        let path = fields.path.appending("preload")
        let allowed = "\"always\", \"never\" or { \"random\": { \"seed\": 7, \"probability\": 0.5 } }"
        if let word = value.string {
            switch word {
            case "always": return .always
            case "never": return .never
            default: throw .wrongValue(path, "\"preload\"", mustBe: allowed)
            }
        }
        guard let policy = try? Fields(value, subject: "\"preload\"") else {
            throw .wrongValue(path, "\"preload\"", mustBe: allowed)
        }
        try policy.refuseOthers(than: ["random"], in: "\"preload\"")
        let random = try Fields(
            policy.required(policy.child("random"), "random", in: "\"preload\""), subject: "\"random\""
        )
        try random.refuseOthers(than: ["seed", "probability"], in: "\"random\"")
        return .random(
            seed: try random.required(random.integer("seed", from: 0), "seed", in: "\"random\""),
            probability: try random.required(random.number("probability", in: 0...1), "probability", in: "\"random\"")
        )
    }

    private func quirks() throws(Problem) -> Quirks {
        try refuse("quirks", unless: .scroll, because: "The quirks are those of the scroll style.")
        guard let list = try fields.list("quirks", be: "a list of names") else { return [] }
        let names = Quirks.named.map(\.name)
        var quirks: Quirks = []
        for element in list {
            let path = element.path
            guard let name = element.string else {
                throw .wrongValue(path, "each element of \"quirks\"", mustBe: "the name of a quirk")
            }
            guard let known = Quirks.named.first(where: { $0.name == name }) else {
                throw Problem(
                    .value(path),
                    "unknown quirk \(Wording.quoted(name))",
                    advice: Suggestion.sentence(for: name, among: names) + "The quirks are \(Wording.list(names))."
                )
            }
            guard !quirks.contains(known.quirk) else {
                throw Problem(.value(path), "the quirk \(Wording.quoted(name)) comes twice", advice: "Once is enough.")
            }
            quirks.insert(known.quirk)
        }
        return quirks
    }

    /// Refuses a setting that the transition style does not have.
    private func refuse(_ key: String, unless needed: TransitionStyle, because reason: String) throws(Problem) {
        guard fields.has(key), style != needed else { return }
        throw Problem(
            .key(fields.path.appending(key)),
            "\"\(key)\" in a container with the transition style \"\(style.rawValue)\"",
            advice: "\(reason) Leave it out, or write \"transitionStyle\": \"\(needed.rawValue)\"."
        )
    }
}
