import Samples
import Testing
import TrackerDomain
import TrackerExchange

/// Dates as other programs write them.
struct DateWordsTests {
    @Test(
        "IMP-6: the month in words, digits alone, slashes, with a time behind them or not",
        arguments: [
            "November 10, 2026", "10 November 2026", "10 ноября 2026", "Nov 10, 2026", "20261110",
            "2026/11/10",
            "November 10, 2026 9:41 PM", "10 November 2026, 21:41", "10 ноября 2026 г., 21:41",
            "10 ноя. 2026 г.", "nov 10 2026 09:41", "20261110T214100Z", "20261110 2141",
            "2026/11/10 21:41:00",
            "10-Nov-2026", "НОЯБРЬ 10, 2026", "2026-11-10T21:41:00.000Z", "10.11.2026", "11/10/26 21:41",
        ])
    func dates(text: String) throws {
        let other = "\n\"11/20/2026\",Run,1"
        let brought = try Brought("date,name,value\n\"\(text)\",Run,1" + (text.hasPrefix("11/") ? other : ""))
        #expect(brought.library.trackers[0].marks.first == "2026-11-10")
    }

    @Test(
        "IMP-6: what is no date stays none",
        arguments: [
            "November 31, 2026", "Nov 10", "10 No 2026", "November 2026", "2026111",
            "202611100",
            "20261310", "20261110x", "10 Novembers 2026", "10 Brumaire 2026", "November 110, 2026",
        ])
    func others(text: String) {
        #expect(
            throws: ImportFault.brokenLine(
                .init(file: "file", line: 2, .day(text)), count: 1, canBeLeftOut: false)
        ) {
            try Brought("date,name,value\n\"\(text)\",Run,1\n2026-11-01,Run,1\n2026-11-02,Run,1\n")
        }
    }

    @Test("IMP-6: each month, in both languages, whole and by three letters")
    func months() throws {
        let names = [
            "January Jan января янв", "February Feb февраля фев", "March Mar марта мар",
            "April Apr апреля апр", "May May мая май", "June Jun июня июн", "July Jul июля июл",
            "August Aug августа авг", "September Sept сентября сент", "October Oct октября окт",
            "November Nov ноября ноя", "December Dec декабря дек",
        ]
        for (index, names) in names.enumerated() {
            let day = try #require(Day(year: 2025, month: index + 1, day: 9))
            for name in names.split(separator: " ") {
                let brought = try Brought("date,name,value\n9 \(name) 2025,Run,1\n")
                #expect(brought.library.trackers[0].marks.first == day, "\(name)")
            }
        }
    }
}
