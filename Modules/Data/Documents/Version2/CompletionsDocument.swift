internal import TrackerDomain

/// Completed days as a dictionary from years to the text of their days.
struct CompletionsDocument: Encodable {
    let days: DaySet

    init(_ days: DaySet) {
        self.days = days
    }

    init(_ element: PropertyListElement) throws(PropertyListFault) {
        var days = DaySet()
        for (key, value) in try element.entries {
            guard let year = YearKey(stringValue: key)?.year else { throw element.fault("no year", at: key) }
            guard YearText.read(try value.text, year: year, into: &days) else {
                throw value.fault("not days of a year")
            }
        }
        self.days = days
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: YearKey.self)
        for (year, text) in YearText.write(days) { try container.encode(text, forKey: YearKey(year: year)) }
    }

    private struct YearKey: CodingKey {
        let year: Int

        init(year: Int) {
            self.year = year
        }

        init?(stringValue: String) {
            guard stringValue.utf8.count == 4, let year = Int(stringValue), (1900...2199).contains(year)
            else {
                return nil
            }
            self.year = year
        }

        init?(intValue: Int) { nil }

        var stringValue: String { String(year) }
        var intValue: Int? { nil }
    }
}
