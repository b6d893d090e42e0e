internal import TrackerDomain

/// Turns ascending days into the texts of their years.
struct YearTextWriter {
    private var years: [(year: Int, text: String)] = []
    private var bytes: [UInt8] = []
    private var month: Month?
    private var firstOfMonth = Day.earliest
    private var lastOfMonth = Day.earliest
    /// The days in a row that are not written yet, as days of the month.
    private var run: ClosedRange<Int>?

    mutating func append(_ day: Day) {
        if month == nil || day > lastOfMonth { open(Month(containing: day)) }
        let number = day - firstOfMonth + 1
        if let run, run.upperBound + 1 == number {
            self.run = run.lowerBound...number
        } else {
            closeRun()
            run = number...number
        }
    }

    mutating func finish() -> [(year: Int, text: String)] {
        closeYear()
        return years
    }

    private mutating func open(_ next: Month) {
        if month?.year == next.year {
            closeRun()
            bytes.append(UInt8(ascii: " "))
        } else {
            closeYear()
        }
        month = next
        firstOfMonth = next.first
        lastOfMonth = next.last
        if next.month < 10 { bytes.append(UInt8(ascii: "0")) }
        append(next.month)
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func closeYear() {
        closeRun()
        if let month { years.append((month.year, String(decoding: bytes, as: UTF8.self))) }
        bytes.removeAll(keepingCapacity: true)
    }

    private mutating func closeRun() {
        guard let run else { return }
        if bytes.last != UInt8(ascii: ":") { bytes.append(UInt8(ascii: ",")) }
        append(run.lowerBound)
        if run.count > 1 {
            bytes.append(UInt8(ascii: "-"))
            append(run.upperBound)
        }
        self.run = nil
    }

    /// Appends a number below 100.
    private mutating func append(_ number: Int) {
        if number >= 10 { bytes.append(UInt8(ascii: "0") + UInt8(number / 10)) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}
