import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// The keys of rests and breaks; today is Friday 20 November 2026.
@MainActor @Suite struct RestKeyTests {
    private static let holiday: ClosedRange<Day> = "2026-12-24"..."2027-01-02"
    private static let enter = "\r"
    private static let left = "\u{1B}[D"
    private static let right = "\u{1B}[C"
    private static let up = "\u{1B}[A"
    private static let down = "\u{1B}[B"

    /// Four habits, which have a holiday if one is given.
    private func stage(_ days: ClosedRange<Day>? = holiday, language: Language = .english) throws -> AppStage
    {
        let ids = (11...14 as ClosedRange<UInt64>).map(AppStage.id)
        let stage = try AppStage(
            [.addCategory(id: AppStage.id(1), name: "Home")]
                + ["Walk", "Water", "Read", "Run"].enumerated().map {
                    AppStage.habit(UInt64(11 + $0), $1, in: 1)
                }
                + (days.map { [.takeBreak(ids, .adding(from: $0.lowerBound, until: $0.upperBound))] } ?? []),
            language: language, today: AppStage.today - 30)
        stage.today = AppStage.today
        return stage
    }

    /// The breaks of all habits, once if they are alike.
    private func breaks(_ stage: AppStage) -> Set<[ClosedRange<Day>]> {
        Set(stage.library?.trackers.map(\.pausedDays.ranges) ?? [])
    }

    /// Types keys one after the other, and counts them.
    private func type(_ keys: [String], _ stage: AppStage) -> Int {
        for key in keys { stage.type(key) }
        return keys.count
    }

    @Test("REST-6: three days shorter for all who have the holiday: Z, three times left, Enter")
    func shorter() throws {
        let stage = try stage()
        #expect(type(["Z", Self.left, Self.left, Self.left, Self.enter], stage) <= 6)
        #expect(breaks(stage) == [["2026-12-24"..."2026-12-30"]])
        #expect(stage.shows("Break now 24 – 30 Dec: 4 habits"))
    }

    @Test("REST-6: the holiday is taken back for all: Z, twice down, Enter; for one z 5")
    func takenBack() throws {
        let all = try stage()
        #expect(type(["Z", Self.down, Self.down, Self.enter], all) <= 6)
        #expect(breaks(all) == [[]])
        let one = try stage()
        #expect(type(["z", "5"], one) == 2)
        #expect(breaks(one) == [[], [Self.holiday]])
    }

    @Test("REST-10: where nothing is listed for it, the holiday ends on its day by z and Enter")
    func ended() throws {
        let stage = try stage()
        stage.today = "2026-12-28"
        stage.type("t")
        #expect(stage.shows("On a break until Sat, 2 January 2027"))
        #expect(
            stage.rows.last?.contains("z bring back") == true && stage.rows.last?.contains("Z change") == true
        )
        #expect(type(["z", Self.enter], stage) == 2)
        #expect(breaks(stage) == [["2026-12-24"..."2026-12-27"]])
    }

    @Test("REST-4: a holiday of all that is new takes six keys and the characters of two days")
    func new() throws {
        let stage = try stage(nil)
        #expect(type(["Z", Self.up], stage) == 2)
        stage.type("24.12")
        #expect(stage.shows("Thu, in 34 days"))
        stage.type(Self.down)
        stage.type("2.1")
        #expect(stage.shows("Sat, in 43 days"))
        #expect(type([Self.down, Self.right, Self.enter], stage) == 3)
        #expect(breaks(stage) == [[Self.holiday]])
        #expect(stage.shows("Break 24 Dec – 2 Jan: 4 habits"))
    }

    @Test("REST-4: letters go into the day, the arrows move its cursor, and Esc gives it up")
    func field() throws {
        let stage = try stage(nil)
        stage.type("Z")
        stage.type("q4 dec")
        #expect(stage.shows("q4 dec"))
        for _ in 1...5 { stage.type(Self.left) }
        stage.type("\u{7F}2")
        #expect(stage.shows("24 dec") && stage.shows("Thu, in 34 days"))
        stage.type("\u{1B}")
        #expect(stage.shows("Thu, 26 November 2026"))
        stage.type("\u{1B}")
        #expect(stage.driver.model.sheets.isEmpty && breaks(stage) == [[]])
    }

    @Test(
        "REST-4: what is no day stays in the sheet with the sentence of the command",
        arguments: Language.allCases)
    func refused(language: Language) throws {
        let stage = try stage(nil, language: language)
        stage.type("Z")
        stage.type("soon")
        stage.type(Self.enter)
        let sentence = language == .english ? "! “soon” is not a day" : "! «soon» — не день"
        #expect(stage.shows(sentence), "\(stage.rows)")
        #expect(stage.driver.model.sheets.count == 1 && breaks(stage) == [[]])
    }

    @Test("REST-9: the last line of the list has the holiday with its habits, in little room their number")
    func lastLine() throws {
        let stage = try stage()
        #expect(stage.shows("f break 24 Dec – 2 Jan, 4 habits"))
        stage.type("Zk")
        stage.type("\u{1B}")
        stage.type("\u{1B}")
        stage.type("jz5")
        #expect(stage.shows("f break 24 Dec – 2 Jan, 3 habits"))
    }
}
