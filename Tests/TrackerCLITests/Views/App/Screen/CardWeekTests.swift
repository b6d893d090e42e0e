import Samples
import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// The last seven days in the third row of cards; 20 November 2026 is a Friday.
@MainActor @Suite struct CardWeekTests {
    private static let today = ScreenStage.today

    /// Habits of every kind in one category, and an event.
    private func stage(_ language: Language = .english) throws -> ScreenStage {
        func id(_ number: UInt64) -> Identifier { ScreenStage.id(number) }
        func habit(
            _ number: UInt64, _ name: String, _ rule: Schedule = .everyDay, _ goal: Goal? = nil
        ) -> Edit {
            .adding(
                id(number), name, in: .existing(id(1)), planned: rule,
                [.color(.number(5))] + (goal.map { [.goal($0)] } ?? []))
        }
        func done(_ number: UInt64, _ days: [Int]) -> Edit {
            .complete([id(number)], on: DaySet(days.map { Self.today + $0 }))
        }
        func amount(_ number: UInt64, _ text: Amount, _ day: Int) -> Edit {
            .amount(AmountEdit(.set, text), of: id(number), on: DaySet([Self.today + day]))
        }
        return try ScreenStage(
            language,
            [
                (
                    Self.today - 120,
                    [
                        .addCategory(id: id(1), name: "A"), habit(11, "Read"), habit(12, "Meditate"),
                        habit(13, "Walk"), habit(15, "Run", .everyDay, "at least 5 km"),
                        habit(16, "Coffee", .everyDay, "at most 2 cups"),
                    ]
                ),
                (Self.today - 3, [habit(14, "Stretch", .weekdays(.weekdays))]),
                (
                    Self.today,
                    [
                        done(11, [-6, -5, -3, -2, -1]), done(12, Array(-9...0)), done(13, Array(-120...0)),
                        done(14, [-3, -2]), amount(15, "5", -2), amount(15, "3", -1), amount(16, "3", -3),
                        .skip([id(16)], on: DaySet([Self.today - 4])),
                        .adding(id(17), "Dentist", in: .existing(id(1)), planned: nil),
                    ]
                ),
            ])
    }

    /// The third row of a card from the name's column on.
    private func week(_ stage: ScreenStage, _ name: String, _ columns: Int = 120, _ rows: Int = 40) throws
        -> String
    {
        let card = try #require(stage.app.model.list.state.cards.first { $0.name == name })
        let rendering = stage.rendering(columns, rows)
        let area = try #require(rendering.targets.first { $0.target == .card(card.id) }?.area)
        let row = area.top + (area.size.rows == 5 ? 3 : 2)
        return String(
            (area.left + 7..<area.right - 1).compactMap {
                rendering.frame[Point(column: $0, row: row)].cluster
            })
    }

    @Test("GRID-3: seven places of three cells, done and begun two of them, and the streak where it fits")
    func places() throws {
        let stage = try stage()
        #expect(try week(stage, "Read") == "██ ██ ✗  ██ ██ ██ –  streak 3 ")
        #expect(try week(stage, "Meditate") == "██ ██ ██ ██ ██ ██ ██ streak 10")
        // Thirty cells are one too few for the streak of 121 days; a card alone in its row has more.
        #expect(try week(stage, "Walk") == "██ ██ ██ ██ ██ ██ ██          ")
        // Made on Tuesday: Saturday to Monday are blank.
        #expect(try week(stage, "Stretch") == "         ██ ██ ✗  –           ")
        #expect(try week(stage, "Run") == "✗  ✗  ✗  ✗  ██ ◐  –           ")
        #expect(try week(stage, "Coffee") == "✗  ✗  ~  !  ✗  ✗  –           ")
        #expect(try week(stage, "Dentist") == String(repeating: " ", count: 30))
        #expect(try week(try self.stage(.russian), "Meditate") == "██ ██ ██ ██ ██ ██ ██ серия 10 ")
        #expect(try week(stage, "Walk", 60, 60).hasPrefix("██ ██ ██ ██ ██ ██ ██ streak 121 "))
    }

    @Test("GRID-3: the days end with the date shown")
    func date() throws {
        let stage = try stage()
        stage.app.perform(.previousDay)
        #expect(try week(stage, "Read") == "✗  ██ ██ ✗  ██ ██ ██ streak 3 ")
        stage.app.perform(.nextDay)
        stage.app.perform(.nextDay)
        #expect(try week(stage, "Read") == "██ ✗  ██ ██ ██ –  ·  streak 3 ")
    }

    @Test("GRID-3, TILE-5: on a card done days are its colour, signs have its ground; by signs alone without")
    func depths() throws {
        var stage = try stage()
        func style(_ name: String, _ column: Int) throws -> Style {
            let card = try #require(stage.app.model.list.state.cards.first { $0.name == name })
            let rendering = stage.rendering(120, 40)
            let area = try #require(rendering.targets.first { $0.target == .card(card.id) }?.area)
            return rendering.frame[Point(column: area.left + 7 + column, row: area.bottom - 2)].style
        }
        let ground = try style("Read", 2).background
        #expect(ground != nil)
        #expect(try style("Read", 6).background == ground)
        #expect(try style("Read", 0).background?.rgb == PaletteColor.number(5).rgb)
        let begun = try style("Run", 16).background
        #expect(begun != ground && begun?.rgb != PaletteColor.number(5).rgb)
        stage.depth = .sixteen
        #expect(try style("Read", 0).foreground?.basic == .green)
        #expect(try style("Read", 6).background == nil)
        stage.glyphs = .ascii
        #expect(try week(stage, "Read").hasPrefix("+  +  x  +  +  +  -  streak 3"))
        #expect(try week(stage, "Run").hasPrefix("x  x  x  x  +  %  -  "))
    }

    // A title and four cards of two rows are 9 rows, of three 13, of four 17, of five 21.
    @Test(
        "GRID-3: the days show where all cards fit with a third row, before sections stand apart",
        arguments: [(12, 2), (13, 3), (16, 3), (17, 4), (20, 4), (21, 5)])
    func height(rows: Int, height: Int) throws {
        let areas = try ScreenStage.crowd(4).rendering(60, rows + 5).targets.compactMap { area, target in
            if case .card = target { area.size.rows } else { nil }
        }
        #expect(Set(areas) == [height])
    }
}
