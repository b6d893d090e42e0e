import Samples
import Testing
import TrackerData
import TrackerDomain

struct RetentionTests {
    /// One generation a day, the last one today.
    private func daily(_ count: Int) -> [Retention.Candidate] {
        (0..<count).map { Retention.Candidate(generation: $0 + 1, day: Stand.today - (count - 1 - $0)) }
    }

    private func kept(_ backups: [Retention.Candidate]) -> [Int] {
        let expired = Set(Retention.expired(backups, today: Stand.today))
        return backups.map(\.generation).filter { !expired.contains($0) }
    }

    @Test("The last ten generations stay, however fast they came")
    func newest() {
        let backups = (1...40).map { Retention.Candidate(generation: $0, day: Stand.today) }
        #expect(kept(backups) == Array(31...40))
    }

    @Test("One a day for thirty days, then one a month")
    func daysAndMonths() {
        // 100 days up to 20 November 2026: 13 August to 20 November. Thirty days reach back to 22 October.
        // Before that the last of each month: 31 August, 30 September; October has its last among the thirty days.
        let backups = daily(100)
        let august = backups[18].generation
        let september = backups[48].generation
        #expect(backups[18].day == Day("2026-08-31"))
        #expect(backups[48].day == Day("2026-09-30"))
        #expect(backups[70].day == Day("2026-10-22"))
        #expect(kept(backups) == [august, september] + Array(71...100))
    }

    @Test("Of several a day the last one stays")
    func lastOfDay() {
        let old = (1...3).map { Retention.Candidate(generation: $0, day: Stand.today - 5) }
        let new = (4...13).map { Retention.Candidate(generation: $0, day: Stand.today) }
        #expect(kept(old + new) == Array(3...13))
    }

    @Test("Nothing goes before there are more than ten")
    func few() {
        #expect(kept((1...10).map { Retention.Candidate(generation: $0, day: Stand.today) }) == Array(1...10))
        #expect(kept([]) == [])
    }
}
