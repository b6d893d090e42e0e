internal import TrackerDomain

/// Completed days as version 2 keeps them: a dictionary from years to the text of their days.
extension DaySet {
    init(version2 element: PropertyListElement) throws(PropertyListFault) {
        self.init()
        for (key, value) in try element.entries {
            guard let year = YearText.year(key) else { throw element.fault("no year", at: key) }
            guard YearText.read(try value.textBytes, year: year, into: &self) else {
                throw value.fault("not days of a year")
            }
        }
    }

    var version2: PropertyListValue {
        var values: [String: PropertyListValue] = [:]
        for (year, text) in YearText.write(self) { values[String(year)] = .string(text) }
        return .dictionary(values)
    }
}
