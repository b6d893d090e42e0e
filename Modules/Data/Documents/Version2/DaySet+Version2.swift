internal import TrackerDomain

/// Completed days as version 2 keeps them: a dictionary from years to the text of their days.
extension DaySet {
    init(version2 element: PropertyListElement) throws(PropertyListFault) {
        self.init()
        let years = try element.keys
        var (first, last) = (Int.max, Int.min)
        for key in years {
            guard let year = YearText.year(key.text) else { throw element.fault("no year", at: key) }
            (first, last) = (Swift.min(first, year), Swift.max(last, year))
        }
        guard first <= last else { return }
        var days = DaySetBuilder(
            within: Month(year: first, month: 1).first...Month(year: last, month: 12).last)
        for key in years {
            let isRead = YearText.read(try key.value.textBytes, year: YearText.year(key.text) ?? first) {
                days.insert(bits: $0, from: $1)
            }
            guard isRead else { throw key.value.fault("not days of a year") }
        }
        self = days.days
    }

    func write(version2 list: inout PropertyListWriter) {
        list.dictionary { years in
            YearText.write(self) { year, text in
                years.entry(String(year)) { $0.string(plain: text) }
            }
        }
    }
}
