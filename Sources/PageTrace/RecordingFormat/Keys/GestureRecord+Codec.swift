import Paging

extension GestureRecord {
    static let codec = RecordCodec<GestureRecord>(
        schema: object.schema,
        read: { value, key, reading throws(Problem) in
            let values = try object.read(value, &reading)
            guard let gesture = values.gesture else {
                throw Problem(
                    .value(value.path), "a gesture of the kind \"\(values.kind?.rawValue ?? "")\" without its value",
                    advice: "The schema says what a kind has: pagetrace schema recording.")
            }
            return gesture
        },
        write: { gesture, json in object.write(GestureValues(gesture), to: &json) })

    private static let object = RecordObject<GestureValues>(
        "a gesture",
        "What happened to the container from outside: a kind with its values. Without a kind, only its words are known.",
        from: GestureValues(),
        [
            RecordKey(
                required: "name", \.name, { $0.name = $1 }, .words,
                "The gesture in words, such as \"swipe forward\"; they say the same as kind and values."),
            RecordKey(
                optional: "kind", \.kind, { $0.kind = $1 }, .word,
                "What happened. A \"move\" has a position, \"setOffset\" as well, \"append\", \"prepend\", \"insert\", "
                    + "\"remove\", \"replace\", \"setOfUnknownPages\" and \"setWhileBusy\" have pages, \"act\" has an "
                    + "act, \"orientation\" an orientation, \"resize\" a size, \"dataSource\" and \"container\" a "
                    + "change, \"scrollEnabled\", \"doubleSided\" and \"launchFinished\" are on or off, \"deepLink\" has a screen."
            ),
            RecordKey(
                optional: "direction", \.direction, { $0.direction = $1 }, .word,
                "The side to which a swipe or a drag leads."),
            RecordKey(
                optional: "axis", \.axis, { $0.axis = $1 }, .word, "Along which of two axes a swipe goes."),
            RecordKey(
                optional: "position", \.position, { $0.position = $1 }, .few(.bounded, 1...2, "one or two numbers"),
                "Where the finger or the app moves to, in pages: one number along the axis, or across and down."),
            RecordKey(
                optional: "velocity", \.velocity, { $0.velocity = $1 }, .few(.bounded, 2...2, "two numbers"),
                "How fast the finger lifts, across and down, in points a millisecond; left out if it rests."),
            RecordKey(
                optional: "act", \.act, { $0.act = $1 }, .text,
                "What the user or the app did, such as \"tap Next\"; with \"set\", what caused it."),
            RecordKey(
                optional: "effects", { $0.effects.isEmpty ? nil : $0.effects }, { $0.effects = $1 }, .list(.words),
                "What a function of the app does, in order and in words, such as \"remove B\" and \"set C\"."),
            RecordKey(
                optional: "animated", \.animated, { $0.animated = $1 }, .word,
                "The side of the animation of a set; left out if it is not animated."),
            RecordKey(
                optional: "pages", \.pages, { $0.pages = $1 }, .list(.name),
                "The pages that a change of the list names."),
            RecordKey(
                optional: "index", \.index, { $0.index = $1 }, .count(), "Where pages are inserted, counted from 1."),
            RecordKey(
                optional: "change", \.change, { $0.change = $1 }, .label,
                "The data source is \"removed\" or \"assigned\"; the container \"appears\" or \"disappears\", or its layout changes."
            ),
            RecordKey(
                optional: "isOn", \.isOn, { $0.isOn = $1 }, .boolean,
                "Whether pages are double-sided now, or whether the user was logged in when the launch finished."),
            RecordKey(
                optional: "orientation", \.orientation, { $0.orientation = $1 }, .word, "The new orientation."),
            RecordKey(optional: "size", \.size, { $0.size = $1 }, ScrollSize.recordCodec.codec, "The new size."),
            RecordKey(optional: "screen", \.screen, { $0.screen = $1 }, .name, "The screen that a link leads to."),
            RecordKey(required: "outcome", \.outcome, { $0.outcome = $1 }, .word, "How it ended."),
            RecordKey(optional: "from", \.from, { $0.from = $1 }, .list(.name), "The pages shown before it."),
            RecordKey(
                optional: "to", \.to, { $0.to = $1 }, .list(.name), "The pages that it led to, or toward if cancelled."),
            RecordKey(
                optional: "notes", \.notes, { $0.notes = $1 }, .list(.note),
                "What else is worth saying, in words; the keys below say the same."),
            RecordKey(
                optional: "remarks", { $0.remarks.isEmpty ? nil : $0.remarks }, { $0.remarks = $1 }, .list(.remark),
                "The notes that name nothing of their own."),
            .note("animatedFrom", .word, "The edge from which a set is animated.", { .animated(from: $0) }) {
                if case .animated(let edge) = $0 { edge } else { nil }
            },
            .note(
                "replacement", .word, "The animation with which a part of an app replaces another.",
                { .replacement($0, isPossible: true) }
            ) {
                if case .replacement(let animation, true) = $0 { animation } else { nil }
            },
            .note(
                "impossibleReplacement", .word, "The animation that a part of an app should have, and cannot.",
                { .replacement($0, isPossible: false) }
            ) {
                if case .replacement(let animation, false) = $0 { animation } else { nil }
            },
            .note("backTo", .name, "The page to which a back button leads.", { .backTo($0) }) {
                if case .backTo(let page) = $0 { page } else { nil }
            },
            .note(
                "letGoAt", .bounded, "Where a finger lifts on a device, in pages from rest.", { .letGo(at: $0) }
            ) {
                if case .letGo(let position) = $0 { position } else { nil }
            },
            RecordKey(
                optional: "loses", { $0.losses.isEmpty ? nil : $0.losses }, { $0.losses = $1 },
                RecordCodec(Losses.codec) { losses, json in json.list(losses.names) { $1.string($0) } },
                "The calls that should have come and never came."),
        ])
}

extension RecordCodec where Value == StepNote {
    fileprivate static var note: RecordCodec {
        let codec = RecordCodec<String>.words
        return RecordCodec(
            schema: codec.schema,
            read: { value, key, reading throws(Problem) in
                StepNote(rawValue: try codec.read(value, key, &reading))
            },
            write: { codec.write($0.rawValue, &$1) })
    }
}
