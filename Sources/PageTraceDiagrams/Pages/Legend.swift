import Graphviz
import PageTrace

/// Explains cells and marks, but only those that occur.
struct Legend {
    /// One entry: a sample, whose name begins with that of the entry, and its meaning.
    struct Entry {
        var text: String
        var width: Double
        var sample: (NodeName, Rectangle, inout Graph) -> Void

        init(_ text: String, width: Double, sample: @escaping (NodeName, Rectangle, inout Graph) -> Void) {
            (self.text, self.width, self.sample) = (text, width, sample)
        }

        /// An entry whose sample is one node, with an id and a title.
        init(
            _ text: String, width: Double, _ id: String, _ title: String,
            node: @escaping (NodeName, Rectangle) -> Node
        ) {
            self.init(text, width: width) { $2.nodes.append(node($0.part(id, title), $1)) }
        }
    }

    private let recording: Recording
    private let listed: ListedPages
    var lines: [[Entry]] = []

    /// The room between a sample and its meaning, and that between two entries.
    private static let room = (meaning: 5.0, entry: 16.0)
    private static let pitch = 21.0

    init(_ plan: DrawingPlan) {
        recording = plan.drawn
        listed = plan.listed
    }

    /// Begins with a line of the marks of the parts of the client that are called.
    init(rolesOf plan: DrawingPlan) {
        self.init(plan)
        let roles = Set(recording.steps.lazy.flatMap(\.callbacks).map(\.role))
        lines.append(
            CallbackRole.allCases.filter(roles.contains).map { role in
                let style = RoleStyle(role)
                return Entry(style.name, width: 19, "mark", "mark of \(style.name)") {
                    style.mark($0, number: "n", center: $1.center)
                }
            })
    }

    /// Explains what several legends do, each sign once, beside what it stands with there; nil if there are none.
    init?(merging legends: [Legend]) {
        guard let first = legends.first else { return nil }
        (recording, listed) = (first.recording, first.listed)
        for line in legends.flatMap(\.lines) {
            let (known, texts) = (Set(lines.joined().map(\.text)), Set(line.map(\.text)))
            // What has no sign is said of one drawing alone.
            let new = line.filter { !known.contains($0.text) && $0.width > 0 }
            if let place = lines.firstIndex(where: { $0.contains { texts.contains($0.text) } }) {
                lines[place] += new
            } else {
                lines.append(new)
            }
        }
    }

    /// Adds lines with the cells of pages; the tracker is the one that is written over the shown page.
    mutating func addCells(grid: PageGrid, tracker: String?, showsScreen: Bool = false) {
        let steps = recording.steps
        // Pages that nobody ever holds have no place in the grid.
        let isShort =
            !grid.hasSlots
            && steps.contains { !listed.missing(after: $0.number).isDisjoint(with: grid.pages.pages) }
        let shown = tracker.map { Words.say("shown, {0} above", Names.inline($0)) } ?? Words.say("shown")
        // Who was told something keeps no pages.
        let told = grid.lanes.indices.filter { grid.lanes[$0].holder == HeldPages.appearedPages }
        let states = states(of: grid, in: grid.lanes.indices.filter { !told.contains($0) })
        var entries = Self.cells(
            grid, states, [shown] + ["held", "newly loaded", "just dropped", "not held"].map { Words.say($0) })
        if isShort {
            entries.append(
                Self.cell(
                    Words.say("not in the list"), PageCell(column: 0, state: .absent, isListed: false),
                    hasDashes: grid.hasDashes))
        }
        if showsScreen, steps.contains(where: { ScreenPosition($0) != nil }) {
            entries.append(
                Entry(Words.say("on screen while a finger drags"), width: 24, "screen", "screen") { name, frame in
                    let size = Size(width: frame.size.width, height: ScreenPosition.barHeight)
                    return ScreenPosition.bar(name, Rectangle(center: frame.center, size: size))
                })
        }
        if steps.contains(where: { $0.after.contains(where: \.isSpread) }) {
            entries.append(
                Entry(Words.say("spine"), width: 8, "spine", "spine (line)") { name, frame in
                    let halves = [-1.0, 1].map { side in
                        Rectangle(
                            center: Point(x: frame.center.x + side * 4, y: frame.center.y),
                            size: Size(width: 4, height: 11))
                    }
                    return CellStyle.spine(name, between: halves[0], and: halves[1])
                })
        }
        if grid.ruler != nil { entries.append(Self.ruler) }
        entries += tags(of: grid).map(Self.tag)
        lines.append(entries)
        if !told.isEmpty {
            let words = ["told, and in view", "told, and not in view", "told just now", "told that it disappeared"]
            lines.append(Self.cells(grid, self.states(of: grid, in: told), words.map { Words.say($0) }))
        }
        addSigns(grid: grid)
        if grid.pages.neverHeld > 0 {
            let text = Words.say("never held, and left out: {0}", Words.count(grid.pages.neverHeld, "page"))
            lines.append([Entry(text, width: -Self.room.meaning) { _, _, _ in }])
        }
    }

    /// Adds a line with the sign between pages that differ in two recordings.
    mutating func addDifference() {
        lines.append([Self.sign("≠", "different", width: 9, style: .heading, color: .warningText)])
    }

    /// The cells that a legend explains, in the order of their words.
    private static let samples = [
        PageCell(column: 0, state: .shown), PageCell(column: 0, state: .held),
        PageCell(column: 0, state: .held, isLoaded: true), PageCell(column: 0, state: .dropped),
        PageCell(column: 0, state: .absent),
    ]

    private static func cells(_ grid: PageGrid, _ occurring: Set<PageCell>, _ words: [String]) -> [Entry] {
        zip(samples, words).filter { occurring.contains($0.0) }.map { cell($1, $0, hasDashes: grid.hasDashes) }
    }

    /// The largest number of slots that are looked at one by one: a scroll view holds the same pages all the time.
    private static let mostSlots = 1_000

    /// What the rows of cells of some lanes have.
    private func states(of grid: PageGrid, in lanes: [Int]) -> Set<PageCell> {
        let columns = grid.pages.pages.count
        var samples: Set<PageCell> = []
        func add(_ state: PageCell.State, isLoaded: Bool = false) {
            samples.insert(PageCell(column: 0, state: state, isLoaded: isLoaded))
        }
        for step in recording.steps {
            for lane in lanes {
                guard let after = step.after.at(lane) else { continue }
                if after.slots.contains(where: { $0.isShown && $0.page != nil }) { add(.shown) }
                if after.slots.contains(where: { !$0.isShown && $0.page != nil }) { add(.held) }
                guard after.slots.count <= Self.mostSlots else { continue }
                let (old, new) = (Set(step.before.at(lane)?.pages ?? []), Set(after.pages))
                if !new.isSubset(of: old) { add(.held, isLoaded: true) }
                if !grid.hasSlots || grid.ruler != nil, !old.isSubset(of: new) { add(.dropped) }
                if !grid.hasSlots, old.union(new).count < columns { add(.absent) }
            }
        }
        return samples
    }

    private mutating func addSigns(grid: PageGrid) {
        let slots = recording.steps.lazy.flatMap(\.after).flatMap(\.slots)
        let signs: [(HeldPages.Content, String, String)] = [
            (.none, "nil", "asked, no page there: remembered"),
            (.unknown, "?", "not asked yet"),
        ]
        let occurring = signs.filter { sign in slots.contains { $0.content == sign.0 && !$0.isShown } }
        lines.append(
            occurring.map { _, sign, meaning in Self.sign(sign, meaning, width: sign.count > 1 ? 19 : 8) })
    }

    private static func sign(
        _ sign: String, _ meaning: String, width: Double, style: TextStyle = .codeMark, color: Palette = .ink
    ) -> Entry {
        Entry(Words.say(meaning), width: width) { name, frame, graph in
            let place = Point(x: frame.minX, y: frame.center.y)
            graph.nodes.write(name.part("sign", "sign \(sign)"), sign, at: place, style: style, color: color)
        }
    }

    mutating func addFindings() {
        guard recording.steps.contains(where: { !$0.findings.isEmpty }) else { return }
        let isFatal = recording.steps.contains { $0.findings.contains(where: \.kind.isFatal) }
        lines.append([
            Entry(Words.say("findings, in full in the flow"), width: 15, "findings", "⚠") {
                CellStyle.findingSign($0, isFatal: isFatal, at: $1.center)
            }
        ])
    }

    /// What is written on the lower edges of cells anywhere.
    private func tags(of grid: PageGrid) -> [String] {
        var tags: Set<String> = []
        for step in recording.steps {
            for (lane, held) in step.after.enumerated() where held.slots.count <= 50 && lane < grid.lanes.count {
                let missing = lane == 0 ? listed.missing(after: step.number) : []
                tags.formUnion(grid.row(held, since: step.before.at(lane), missing: missing).tags)
            }
        }
        // Of the slots, one stands for all.
        let slots = tags.subtracting(["not in list"]).sorted().prefix(1)
        return tags.filter { $0 == "not in list" } + slots
    }

    private static func tag(_ tag: String) -> Entry {
        let word = Words.say(tag)
        let width = TextStyle.mark.width(of: word) + 8
        let meaning =
            tag == "not in list"
            ? "held, though no longer in the list" : "the slot it is in, which its column does not say"
        return Entry(Words.say(meaning), width: width, "tag", "“\(tag)”") { name, frame in
            let line = Rectangle(x: frame.minX, y: frame.minY, width: width, height: frame.size.height / 2)
            return CellStyle.slotTag(word, name: name, on: line)
        }
    }

    /// Three ticks of the ruler.
    private static var ruler: Entry {
        Entry(Words.say("where in the list"), width: 33) { name, frame, graph in
            for (place, state) in [PageCell.State.held, .shown, .absent].enumerated() {
                let tick = Rectangle(x: frame.minX + Double(place) * 12, y: frame.center.y - 5, width: 9, height: 10)
                graph.nodes.append(PageRuler.tick(name.part("tick\(place)", "tick \(place + 1)"), state, tick))
            }
        }
    }

    private static func cell(_ text: String, _ cell: PageCell, hasDashes: Bool) -> Entry {
        Entry(text, width: 24) { name, frame, graph in
            let letter = FittedName("A", width: 100, style: .mark, lineLimit: 1)
            let name = name.part("cell", "cell \(text)")
            graph.nodes.append(
                CellStyle.node(name, text: letter, cell: cell, frame: frame, size: Measures.mark, hasDashes: hasDashes))
            if cell.isLoaded { graph.nodes.append(CellStyle.loadedSign(name.part("sign", " (sign)"), on: frame)) }
            if cell.state == .dropped {
                graph.nodes += CellStyle.strikes(name, text: letter, frame: frame, size: Measures.mark)
            }
        }
    }

    /// Draws the lines, each broken where it would exceed the width; returns where the next one would be.
    @discardableResult
    func draw(at origin: Point, width: Double, into graph: inout Graph) -> Double {
        var y = origin.y
        var number = 0
        for line in lines where !line.isEmpty {
            var x = origin.x
            for entry in line {
                let text = TextStyle.remark.width(of: entry.text)
                if x > origin.x, x + entry.width + Self.room.meaning + text > origin.x + width {
                    x = origin.x
                    y += Self.pitch
                }
                number += 1
                let name = NodeName("legend\(number)", "Legend: ")
                entry.sample(name, Rectangle(x: x, y: y - 7, width: entry.width, height: 14), &graph)
                x += entry.width + Self.room.meaning
                graph.nodes.write(
                    name.titled("Legend: \(entry.text)"), entry.text, at: Point(x: x, y: y), style: .remark,
                    color: .muted)
                x += text + Self.room.entry
            }
            y += Self.pitch
        }
        return y
    }
}
