// Source of the arithmetic: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms"
// (days_from_civil, civil_from_days); its day 0 is 1 March of year 0.
extension Day {
    /// Days from 1 March of year 0 to Monday 3 January 2000.
    private static let epoch = 730_427

    /// The day of a calendar date from 1900-01-01 to 2199-12-31; nil for any other or an impossible date.
    public init?(year: Int, month: Int, day: Int) {
        guard (1900...2199).contains(year), (1...12).contains(month), day >= 1,
            day <= Month(year: year, month: month).length
        else { return nil }
        self = Day.unchecked(year: year, month: month, day: day)
    }

    static func unchecked(year: Int, month: Int, day: Int) -> Day {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return Day(era * 146_097 + dayOfEra - epoch)
    }

    /// Year, month (1–12) and day of the month (1–31).
    public var components: (year: Int, month: Int, day: Int) {
        let shifted = number + Day.epoch
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    public var year: Int { components.year }
    /// 1 for January to 12 for December.
    public var month: Int { components.month }
    /// The day of the month, 1 to 31.
    public var day: Int { components.day }
}
