internal import TrackerDomain

/// The schedules of a habit as version 2 keeps them: a dictionary from the day each holds from to its
/// weekdays.
extension ScheduleHistory {
    init(version2 element: PropertyListElement) throws(PropertyListFault) {
        var entries: [Entry] = []
        for key in try element.keys {
            guard let day = Day(utf8: key.text) else { throw element.fault("no day", at: key) }
            let text = try key.value.value {
                ScheduleText(documentText: String(decoding: $0, as: UTF8.self))
            }
            entries.append(Entry(from: day, schedule: text.schedule))
        }
        guard let history = ScheduleHistory(entries: entries.sorted { $0.from < $1.from }) else {
            throw element.fault("no schedule")
        }
        self = history
    }

    func write(version2 list: inout PropertyListWriter) {
        list.dictionary { schedules in
            for entry in entries {
                schedules.entry(entry.from.iso) { $0.string(ScheduleText(entry.schedule).documentText) }
            }
        }
    }
}
