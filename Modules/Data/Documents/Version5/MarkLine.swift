internal import TrackerDomain

/// The marks of one set of days of a tracker as a line: `0F8C… completions k7q2 2026: p3xx 11:3,5 p3xx/2 11:9`.
enum MarkLine {
    /// - Parameter isShown: True if the tracker in the file has these days.
    static func write(
        _ id: Identifier, _ field: DaySetField, _ counters: DayClock, isShown: Bool
    ) -> String? {
        guard !counters.devices.isEmpty else { return nil }
        var (seen, shared) = (DaySet(), DaySet())
        for counts in counters.devices.values {
            var days = counts.once
            for day in counts.more.keys { days.insert(day) }
            shared.formUnion(days.intersection(seen))
            seen.formUnion(days)
        }
        var (alone, others): ([DaySource: DaySet], [DaySource: DaySet]) = ([:], [:])
        for (device, counts) in counters.devices {
            let source = DaySource(device: device, count: 1)
            let listed = isShown ? counts.once.intersection(shared) : counts.once
            let rest = counts.once.subtracting(listed)
            if !rest.isEmpty { alone[source] = rest }
            if !listed.isEmpty { others[source] = listed }
            for (day, count) in counts.more {
                others[DaySource(device: device, count: count), default: DaySet()].insert(day)
            }
        }
        return "\(id) \(field.rawValue)" + SourceLine(alone: alone, others: others).words(.marks)
    }

    /// - Parameter shown: The days in the file.
    static func read(_ line: inout StepLine, _ shown: DaySet, _ numbers: inout FactNumbers) -> DayClock? {
        guard let lists = SourceLine(&line, .marks, &numbers), !line.hasMore else { return nil }
        var devices: [DeviceID: DayClock.Device] = [:]
        var rest = shown
        for (source, days) in lists.listed {
            var counts = devices[source.device] ?? DayClock.Device()
            if source.count == 1 {
                counts.once.formUnion(days)
            } else {
                for day in days {
                    guard counts.more.updateValue(source.count, forKey: day) == nil else { return nil }
                }
            }
            devices[source.device] = counts
            rest.subtract(days)
        }
        for counts in devices.values {
            guard !counts.more.keys.contains(where: counts.once.contains) else { return nil }
        }
        for (year, source) in lists.ofYears {
            let days = rest.intersection(year.days)
            guard !days.isEmpty else { return nil }
            rest.subtract(days)
            devices[source.device, default: DayClock.Device()].once.formUnion(days)
        }
        if !rest.isEmpty {
            guard let usual = lists.usual else { return nil }
            devices[usual.device, default: DayClock.Device()].once.formUnion(rest)
        }
        var counters = DayClock()
        for (device, counts) in devices { counters[device] = counts }
        return counters.devices.isEmpty ? nil : counters
    }
}
