import TrackerDomain

extension Journal {
    /// The same as the builds that shipped the files had it: they did not count the texts of other devices.
    var asShipped: Journal {
        guard let replica else { return self }
        var facts = replica.facts
        func shipped(_ cell: inout Register) { cell.edit -= cell.passes }
        for id in facts.trackers.keys {
            if var cell = facts.trackers[id]?.rank {
                shipped(&cell)
                facts.trackers[id]?.rank = cell
            }
            for field in TrackerField.allCases {
                if var cell = facts.trackers[id]?.fields[field] {
                    shipped(&cell)
                    facts.trackers[id]?.fields[field] = cell
                }
            }
            for field in DayValueField.allCases {
                let values = facts.trackers[id]?.values[field] ?? DayMap()
                for (day, var value) in zip(values.days, values.values) {
                    if var cell = value.set {
                        shipped(&cell)
                        value.set = cell
                        facts.trackers[id]?.values[field]?[day] = value
                    }
                }
            }
        }
        for id in facts.categories.keys {
            if var cell = facts.categories[id]?.rank {
                shipped(&cell)
                facts.categories[id]?.rank = cell
            }
            for field in CategoryField.allCases {
                if var cell = facts.categories[id]?.fields[field] {
                    shipped(&cell)
                    facts.categories[id]?.fields[field] = cell
                }
            }
        }
        return Journal(
            library: library, history: history, replica: Replica(facts: facts, device: replica.device))
    }
}
