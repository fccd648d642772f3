/// The text of a trace with changes in it: everything else stays as its author has written it.
struct RepairedText {
    private(set) var bytes: [UInt8]

    /// - Parameter client: The client, for a text that names none; nil if it has one.
    init(_ bytes: [UInt8], _ changes: [RepairChange], client: JSONTree? = nil) {
        self.bytes = bytes
        if let client,
            JSONValue(rootOf: bytes).members?.contains(where: { $0.key == "client" }) == false
        {
            let type = JSONTree.object(client.members.filter { $0.key == "type" })
            set(RepairChange.Setting(key: "client", value: type.text()), at: [])
        }
        for change in changes {
            for edit in [change.edit] + change.others {
                for setting in edit.settings { set(setting, at: edit.object) }
            }
        }
    }

    private mutating func set(_ setting: RepairChange.Setting, at path: [JSONStep]) {
        let locator = JSONLocator(bytes: bytes)
        let start = locator.find(JSONPath(start: 0, steps: path)).value
        guard let members = JSONValue(bytes: bytes, offset: start).members else { return }
        guard let place = members.firstIndex(where: { $0.key == setting.key }) else {
            guard let new = setting.value else { return }
            let written = JSONWriting.string(setting.key) + ": " + new
            guard let last = members.last else {
                return bytes.replaceSubrange((start + 1)..<(start + 1), with: " \(written) ".utf8)
            }
            // As far from what is before it as the last key is from what is before that.
            let before =
                members.count > 1
                ? locator.skippingValue(members[members.count - 2].value.offset) + 1 : start + 1
            let end = locator.skippingValue(last.value.offset)
            let space = bytes[before..<last.offset].filter(JSONScanner.isSpace)
            return bytes.insert(contentsOf: [UInt8(ascii: ",")] + space + Array(written.utf8), at: end)
        }
        let value = members[place].value.offset
        let end = locator.skippingValue(value)
        if let new = setting.value {
            bytes.replaceSubrange(value..<end, with: new.utf8)
        } else if place + 1 < members.count {
            bytes.removeSubrange(members[place].offset..<members[place + 1].offset)
        } else {
            let start = place > 0 ? locator.skippingValue(members[place - 1].value.offset) : start + 1
            bytes.removeSubrange(start..<end)
        }
    }
}

extension RepairedText {
    /// The lines that differ from another text, each after its sign, those that are gone first.
    func lines(differingFrom old: [UInt8]) -> [String] {
        func lines(_ bytes: [UInt8]) -> [Substring] {
            String(decoding: bytes, as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false)
        }
        var (old, new) = (lines(old)[...], lines(bytes)[...])
        while let one = old.first, one == new.first { (old, new) = (old.dropFirst(), new.dropFirst()) }
        while let one = old.last, one == new.last { (old, new) = (old.dropLast(), new.dropLast()) }
        guard old.count * new.count < 1_000_000 else {
            return ["\(Quantity.text(new.count, "line")) differ"]
        }
        let difference = Array(new).difference(from: Array(old))
        func texts(_ sign: String, _ changes: [CollectionDifference<Substring>.Change]) -> [String] {
            changes.map { change in
                switch change {
                case .insert(_, let line, _), .remove(_, let line, _): sign + Wording.visible(String(line))
                }
            }
        }
        return texts("- ", difference.removals) + texts("+ ", difference.insertions)
    }
}
