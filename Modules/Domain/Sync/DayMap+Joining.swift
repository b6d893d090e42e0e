// For this type of values alone: generic code is a hundred times as slow when called from another module.
extension DayMap<DayValue> {
    /// The values of days that come in any order, each once.
    package init(_ entries: [Entry]) {
        self.init()
        let inOrder = entries.sorted { $0.day < $1.day }
        days = DaySet(inOrder.lazy.map(\.day))
        values = inOrder.map(\.value)
    }

    /// The values of both; of a day that both have, the joined ones.
    func joined(with other: DayMap) -> DayMap {
        var joined = DayMap()
        joined.days = days
        joined.days.formUnion(other.days)
        joined.values.reserveCapacity(joined.days.count)
        var (ours, theirs) = (values[...], other.values[...])
        for day in joined.days {
            switch (days.contains(day), other.days.contains(day)) {
            case (true, true): joined.values.append(ours.removeFirst().joined(with: theirs.removeFirst()))
            case (true, false): joined.values.append(ours.removeFirst())
            case (false, _): joined.values.append(theirs.removeFirst())
            }
        }
        return joined
    }
}
