import Graphviz
import PageTrace

extension PageGrid {
    /// A page on the screen, as a line leads from it and to it.
    struct ShownCell {
        var name: NodeName
        var id: String { name.id }
        var frame: Rectangle
        /// The lower edge of what hangs over it.
        var bottom: Double
    }

    /// Draws a row of cells, and above it whose pages they are if it is below another; returns the cells of shown
    /// pages.
    ///
    /// - Parameters:
    ///   - top: The upper edge of the cells of the first lane.
    ///   - end: The right edge of the drawing.
    ///   - emptied: Columns in which nothing stands for pages that nobody holds.
    @discardableResult
    func draw(
        _ row: PageRow, columns: Range<Int>, lane: Int, top: Double, context: NodeName, end: Double,
        without emptied: Range<Int> = 0..<0, into nodes: inout [Node]
    ) -> [ShownCell] {
        if lane > 0, isStacked { writeHolder(of: lane, top: top, context: context, end: end, into: &nodes) }
        let prefix = context.part("lane\(lane + 1)", lanes.count > 1 ? ", \(lanes[lane].holder): " : ": ")
        let top = top + lanes[lane].drop
        let stops = row.stops.filter { columns.contains($0.column) }
        // A sign stands in the place of a neighbor that nobody holds.
        let covered = Set(stops.map(\.neighbor).filter { columns.contains($0) && !row.isTaken($0) })
        var shown: [ShownCell] = []
        for column in columns {
            let cell = row[column]
            if cell.state == .absent,
                hasSlots || covered.contains(column) || emptied.contains(column)
            {
                continue
            }
            let text = name(of: cell.page)
            let frame = Rectangle(
                x: x(of: column - columns.lowerBound, lane: lane), y: top, width: cellWidth, height: cellHeight)
            let name = prefix.part("page\(column + 1)", pages.titles[cell.page] + " " + cell.description)
            nodes.append(
                CellStyle.node(name, text: text, cell: cell, frame: frame, size: nameSize, hasDashes: hasDashes))
            if cell.state == .dropped {
                nodes += CellStyle.strikes(name, text: text, frame: frame, size: nameSize)
            }
            var bottom = frame.maxY
            if let tag = cell.tag {
                let node = CellStyle.slotTag(Words.say(tag), name: name.part("slot", " (slot)"), on: frame)
                bottom = node.frame.maxY
                nodes.append(node)
            }
            if cell.isLoaded {
                nodes.append(CellStyle.loadedSign(name.part("sign", " (sign)"), on: frame))
            }
            if cell.state == .shown { shown.append(ShownCell(name: name, frame: frame, bottom: bottom)) }
        }
        for (left, right) in zip(shown, shown.dropFirst())
        where row.isSpread && right.frame.minX - left.frame.maxX <= gap + 0.1 {
            nodes.append(CellStyle.spine(left.name.part("spine", " (spine)"), between: left.frame, and: right.frame))
        }
        drawStops(stops, of: row, columns: columns, lane: lane, top: top, prefix: prefix, into: &nodes)
        if let ruler {
            ruler.draw(row, right: cellsRight, top: top, height: cellHeight, prefix: prefix, into: &nodes)
        } else if !hasSlots {
            drawOmissions(row, columns: columns, lane: lane, top: top, prefix: prefix, into: &nodes)
        }
        return shown
    }

    /// The gaps between the lanes below a page, without those that the name of a lane has: what can be seen of a line behind
    /// them.
    func gaps(below page: ShownCell) -> [(start: Double, end: Double)] {
        guard isStacked else { return [] }
        let top = page.frame.minY
        return lanes.indices.dropFirst().map { index in
            let holder = TextStyle.mark.width(of: Words.say(lanes[index].holder))
            let isNamed = page.frame.center.x - 3 < x(of: 0, lane: index) + holder
            let start = index == 1 ? page.bottom : top + lanes[index - 1].drop + cellHeight
            return (start, top + lanes[index].drop - (isNamed ? 13 : 0))
        }.filter { $0.end - $0.start > 7 }
    }

    func drawHeadOfRuler(with pen: inout ColumnPen) {
        guard ruler != nil else { return }
        let text = Words.say("where in the list")
        pen.head(text, id: "ruler", x: right - TextStyle.boldMark.width(of: text))
    }

    private func writeHolder(of lane: Int, top: Double, context: NodeName, end: Double, into nodes: inout [Node]) {
        let left = x(of: 0, lane: lane)
        let holder = lanes[lane].holder
        nodes.write(
            context.part("lane\(lane + 1)_holder", ", \(HolderText.pages(of: holder))"),
            TextStyle.mark.line(Words.say(holder), width: end - left),
            at: Point(x: left, y: top + lanes[lane].drop - 6.5), style: .mark, color: .muted)
    }

    /// The left edge of the cell of a page in a row, nil if it has none.
    func left(of page: String, in row: PageRow, columns: Range<Int>, lane: Int) -> Double? {
        guard let page = pages.index(of: page),
            let column = columns.first(where: { row[$0].page == page && (!hasSlots || row.isTaken($0)) })
        else { return nil }
        return x(of: column - columns.lowerBound, lane: lane)
    }

    private func drawStops(
        _ stops: [EndStop], of row: PageRow, columns: Range<Int>, lane: Int, top: Double, prefix: NodeName,
        into nodes: inout [Node]
    ) {
        for stop in stops {
            let side = stop.isBefore ? "before" : "after"
            let name = prefix.part(
                "page\(stop.column + 1)_\(side)",
                "\(side) \(pages.titles[row[stop.column].page]): \(stop.wasAsked ? "the answer was nil" : "not asked yet")"
            )
            let font = stop.wasAsked ? Font.monospaced : .boldMonospaced
            let width = TextStyle(font, Measures.mark).width(of: stop.sign)
            let edge = x(of: stop.column - columns.lowerBound, lane: lane) + (stop.isBefore ? 0 : cellWidth)
            // Between two cells if the neighbor's place is taken.
            let isBetween = columns.contains(stop.neighbor) && row.isTaken(stop.neighbor)
            let room = isBetween ? gap / 2 : max(4 + width / 2, 9)
            nodes.write(
                name, stop.sign, at: Point(x: edge + (stop.isBefore ? -room : room), y: top + cellHeight / 2),
                alignment: .center, style: TextStyle(font, Measures.mark))
        }
    }

    /// Says at the ends of a row how many pages have no cell there.
    private func drawOmissions(
        _ row: PageRow, columns: Range<Int>, lane: Int, top: Double, prefix: NodeName, into nodes: inout [Node]
    ) {
        guard endRoom > 0 else { return }
        let all = pages.pages.count
        for (isBefore, omitted) in [(true, 0..<columns.lowerBound), (false, columns.upperBound..<all)] {
            let end = isBefore ? columns.lowerBound : columns.upperBound - 1
            let isTaken = row.stops.contains { $0.column == end && $0.isBefore == isBefore }
            guard !isTaken, let omission = row.omission(of: omitted) else { continue }
            let word =
                switch omission.state {
                case .held, .shown: "{0} held"
                case .dropped: "{0} dropped"
                case .absent: "{0} more"
                }
            let x = isBefore ? lanes[lane].left + endRoom : x(of: columns.count, lane: lane) - gap + 4
            nodes.write(
                prefix.part(isBefore ? "before" : "after", isBefore ? "further before" : "further after"),
                Words.say(word, Quantity.text(omission.count)), at: Point(x: x, y: top + cellHeight / 2),
                alignment: isBefore ? .right : .left, style: .mark,
                color: omission.state == .held ? .heldText : .absentText)
        }
    }
}
