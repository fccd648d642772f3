import PageTrace

extension RecordingComparison {
    /// Appends the comparison in the form that the script of the page reads.
    ///
    /// Each row is a list: the places of the step in both recordings, and the pairs of its callbacks; -1 for none.
    func write(names: [String], to json: inout CompactJSON) {
        json.object { json in
            json.key("rows")
            json.list(rows) { row, json in
                json.list { json in
                    json.number(row.first ?? -1)
                    json.number(row.second ?? -1)
                    // Where the callbacks are the same, one by one, their number says it all.
                    if row.callbacks.allSatisfy({ $0.first == $0.second }) {
                        json.number(row.callbacks.count)
                    } else {
                        json.list(row.callbacks.flatMap { [$0.first ?? -1, $0.second ?? -1] })
                    }
                }
            }
            json.key("difference")
            guard let difference else { return json.null() }
            json.list { json in
                json.number(difference.row)
                json.number(difference.callback.map { $0 + 1 } ?? 0)
                json.string(difference.sentence(naming: names))
            }
        }
    }
}
