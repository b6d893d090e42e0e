internal import TrackerDomain

/// Completed days as version 2 keeps them: a dictionary from years to the text of their days.
extension DaySet {
    init(version2 element: PropertyListElement) throws(PropertyListFault) {
        self.init()
        for key in try element.keys {
            guard let year = YearText.year(key.text) else { throw element.fault("no year", at: key) }
            guard YearText.read(try key.value.textBytes, year: year, into: &self) else {
                throw key.value.fault("not days of a year")
            }
        }
    }

    func write(version2 list: inout PropertyListWriter) {
        list.dictionary { years in
            for (year, text) in YearText.write(self) {
                years.entry(String(year)) { $0.string(text) }
            }
        }
    }
}
