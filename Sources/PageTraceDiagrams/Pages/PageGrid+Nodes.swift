import Graphviz

extension PageGrid {
    /// Draws a row of cells.
    ///
    /// - Parameters:
    ///   - row: What to draw.
    ///   - block: The holder's block.
    ///   - top: The upper edge of the cells.
    ///   - context: What the ids of the nodes begin with, such as `After step 2`.
    ///   - absence: The style of a cell whose page nobody holds.
    ///   - isPlain: Whether only the cells of pages that are held or were dropped are drawn, without signs.
    ///   - nodes: Where the nodes are added.
    func draw(
        _ row: PageRow, block index: Int, top: Double, context: String, absence: CellStyle.Absence = .cell,
        isPlain: Bool = false, into nodes: inout [Node]
    ) {
        let block = blocks[index]
        let prefix = blocks.count > 1 ? "\(context), \(block.pages.holder): " : "\(context): "
        for (place, cell) in row.cells.enumerated() where !isPlain || cell.state != .absent {
            let name = name(of: cell.column, block: index)
            let frame = Rectangle(x: x(of: place, block: index), y: top, width: cellWidth, height: cellHeight)
            let id = prefix + block.pages.titles[cell.column] + " " + cell.description
            nodes.append(
                CellStyle.node(id: id, name: name, cell: cell, frame: frame, size: nameSize, absence: absence))
            if cell.state == .dropped {
                nodes += CellStyle.strikes(id: id, name: name, frame: frame, size: nameSize)
            }
            let isGone = !cell.isListed && (cell.state == .shown || cell.state == .held)
            if let tag = isGone ? "not in list" : cell.slot {
                nodes.append(CellStyle.slotTag(Words.say(tag), id: CellStyle.tagID(of: id), on: frame))
            }
            if cell.isLoaded, !isPlain {
                nodes.append(CellStyle.loadedSign(id: id + " (sign)", on: frame, isAtFoot: absence == .dash))
            }
        }
        drawStops(row, block: index, top: top, prefix: prefix, absence: absence, into: &nodes)
        if isPlain { return }
        drawOmissions(row, block: index, top: top, prefix: prefix, into: &nodes)
    }

    /// The right edge of the last cell of a row with a page that is shown, held or was dropped.
    func end(of row: PageRow, block: Int) -> Double {
        row.cells.lastIndex { $0.state != .absent }.map { x(of: $0, block: block) + cellWidth } ?? left
    }

    /// The center of the shown cells of a row, where arrows begin and end.
    func anchor(of row: PageRow, block: Int) -> Double {
        var sum = 0.0
        var count = 0.0
        for (place, cell) in row.cells.enumerated() where cell.state == .shown {
            sum += x(of: place, block: block) + cellWidth / 2
            count += 1
        }
        return count > 0 ? sum / count : (left + right) / 2
    }

    /// The left edge of the cell of a page in the first block, nil if it has none.
    func left(of page: String, in row: PageRow) -> Double? {
        guard let column = blocks.first?.pages.index(of: page) else { return nil }
        return row.cells.firstIndex { $0.column == column }.map { x(of: $0, block: 0) }
    }

    private func x(of place: Int, block: Int) -> Double {
        blocks[block].left + Double(place) * (cellWidth + gap)
    }

    private func drawStops(
        _ row: PageRow, block: Int, top: Double, prefix: String, absence: CellStyle.Absence, into nodes: inout [Node]
    ) {
        for stop in row.stops {
            guard let place = row.cells.firstIndex(where: { $0.column == stop.column }) else { continue }
            let page = blocks[block].pages.titles[stop.column]
            let side = stop.isBefore ? "before" : "after"
            let isNone = stop.content == .none
            let isOuter = stop.isBefore ? place == 0 : place + 1 == row.cells.count
            let center = x(of: place, block: block) + (stop.isBefore ? -gap / 2 : cellWidth + gap / 2)
            let id = "\(prefix)\(side) \(page): \(isNone ? "the answer was nil" : "not asked yet")"
            if isNone, !isWide {
                // Beside the sign of a page that was loaded, which is at the foot there.
                let away = absence == .dash && !isOuter ? 8.0 : 0
                nodes.append(
                    tag(
                        "nil", id: id, center: center + (stop.isBefore ? -away : away), isOuter: isOuter,
                        isBefore: stop.isBefore, top: top))
                continue
            }
            var node = mark(isNone ? "nil" : "?", id: id, center: center, top: top)
            node.font = isNone ? .monospaced : .boldMonospaced
            node.textColor = Palette.ink.color
            nodes.append(node)
        }
    }

    /// A sign that is wider than a gap: beside the outermost cell, or on the lower edges of two cells.
    private func tag(
        _ text: String, id: String, center: Double, isOuter: Bool, isBefore: Bool, top: Double
    ) -> Node {
        let size = Size(
            width: TextMetrics.width(of: text, font: .monospaced, size: Measures.mark) + 2, height: 11)
        let shift = isOuter ? (size.width - gap) / 2 + 2 : 0
        let y = isOuter ? top + cellHeight / 2 : top + cellHeight
        var node = Node(
            id: id, label: .text(text),
            frame: Rectangle(center: Point(x: center + (isBefore ? -shift : shift), y: y), size: size))
        node.font = .monospaced
        node.fontSize = Measures.mark
        node.fill = isOuter ? nil : Palette.paper.color
        node.stroke = nil
        node.textColor = Palette.ink.color
        return node
    }

    /// Draws dots for pages of the list that have no column.
    private func drawOmissions(_ row: PageRow, block: Int, top: Double, prefix: String, into nodes: inout [Node]) {
        let pages = blocks[block].pages
        guard pages.total > row.cells.count else { return }
        for place in 0...row.cells.count {
            let left = place > 0 ? row.cells[place - 1].column : nil
            let right = place < row.cells.count ? row.cells[place].column : nil
            guard pages.leavesOut(between: left, and: right) else { continue }
            let isTaken = row.stops.contains { $0.column == ($0.isBefore ? right : left) }
            guard !isTaken else { continue }
            let center = x(of: place, block: block) - gap / 2
            nodes.append(mark(isWide ? "⋯" : "⋮", id: "\(prefix)pages left out at \(place)", center: center, top: top))
        }
    }

    private func mark(_ text: String, id: String, center: Double, top: Double) -> Node {
        let size = Size(width: gap, height: cellHeight)
        let frame = Rectangle(center: Point(x: center, y: top + cellHeight / 2), size: size)
        var node = Node(id: id, label: .text(text), frame: frame)
        node.shape = .text
        node.fontSize = Measures.mark
        node.textColor = Palette.absentText.color
        return node
    }
}

extension PageGrid {
    /// The room for a heading above a block: up to the next one, or to what is right of all.
    func width(of block: Block, end: Double) -> Double {
        (blocks.first { $0.left > block.left }?.left ?? end) - block.left - 6
    }

    /// Writes above each block who holds the pages.
    func drawHolders(at y: Double, context: String, into nodes: inout [Node]) {
        for block in blocks {
            nodes.append(
                Texts.node(
                    id: "\(context), \(HolderText.pages(of: block.pages.holder))",
                    FittedName.line(block.pages.holder, width: width(of: block, end: right + 60), size: Measures.mark),
                    at: Point(x: block.left, y: y), size: Measures.mark, color: .muted))
        }
    }
}
