internal import TrackerDomain

/// The schedules of a habit as a dictionary from the day each holds from to its weekdays.
struct ScheduleDocument: Encodable {
    let history: ScheduleHistory

    init(_ history: ScheduleHistory) {
        self.history = history
    }

    init(_ element: PropertyListElement) throws(PropertyListFault) {
        var entries: [ScheduleHistory.Entry] = []
        for (key, value) in try element.entries {
            guard let day = Day(iso: key) else { throw element.fault("no day", at: key) }
            entries.append(.init(from: day, schedule: try value.value(ScheduleText.self).schedule))
        }
        guard let history = ScheduleHistory(entries: entries.sorted { $0.from < $1.from }) else {
            throw element.fault("no schedule")
        }
        self.history = history
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: DayKey.self)
        for entry in history.entries {
            let text = AsText(wrappedValue: ScheduleText(entry.schedule))
            try container.encode(text, forKey: DayKey(day: entry.from))
        }
    }

    private struct DayKey: CodingKey {
        let day: Day

        init(day: Day) {
            self.day = day
        }

        init?(stringValue: String) {
            guard let day = Day(iso: stringValue) else { return nil }
            self.day = day
        }

        init?(intValue: Int) { nil }

        var stringValue: String { day.iso }
        var intValue: Int? { nil }
    }
}
