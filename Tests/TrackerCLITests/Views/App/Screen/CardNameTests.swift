import Samples
import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("V5: a name comes before anything else on its card") struct CardNameTests {
    private static let today = ScreenStage.today

    /// Two cards of every kind, pinned and with a note each, and as they are.
    private func stage(
        _ language: Language, filter: TrackerFilter = .all, glyphs: GlyphSet = .unicode
    ) throws -> ScreenStage {
        func name(_ english: String, _ russian: String) -> String { Phrase(english, russian)(language) }
        let goal = Goal(.atLeast, Amount(text: "2000")!, unit: name("ml", "мл"))!
        let limit = Goal(.atMost, Amount(text: "2")!, unit: name("cups", "чашки"))!
        let every = Schedule.weekdays(.everyDay)
        let kinds: [(String, Schedule?, Goal?)] = [
            (name("Water, measured each time", "Вода, каждый раз с меркой"), every, goal),
            (name("Coffee in the morning only", "Кофе только по утрам"), every, limit),
            (
                name("Swimming with the children", "Бассейн вместе с детьми"), .quota(Quota(3, in: .week)!),
                nil
            ),
            (name("Weights", "Гантели"), .quota(Quota(3, in: .month)!), goal),
            (
                name("Water the ficus and the rest", "Полить фикус и остальное"),
                .interval(DayGrid(every: 3)!), nil
            ),
            (name("Sixteen cells ok", "Шестнадцать букв"), every, nil),
            (name("A gift for Mother’s birthday", "Подарок маме на праздник"), nil, nil),
            (name("Paused for a long while", "На паузе уже давно"), every, goal),
            (name("Archived for ever and ever", "В архиве навсегда"), every, nil),
            (name("Skipped for today alone", "Пропущено сегодня"), every, nil),
            (name("漢漢漢漢漢漢漢漢漢漢", "漢漢漢漢漢漢漢漢漢漢"), every, goal),
        ]
        var made: [Edit] = [.addCategory(id: ScreenStage.id(1), name: "A")]
        var now: [Edit] = []
        for (index, kind) in kinds.enumerated() {
            for copy in 0..<2 {
                let id = ScreenStage.id(UInt64(10 + index * 2 + copy))
                made.append(
                    .adding(
                        id, kind.0, in: .existing(ScreenStage.id(1)), planned: kind.1,
                        kind.2.map { [.goal($0)] } ?? []))
                if copy == 0 { now += [.pin(id), .note("x", of: id, on: Self.today)] }
                if kind.2?.kind == .atLeast {
                    now.append(
                        .amount(AmountEdit(.set, Amount(text: "1250")!), of: id, on: DaySet([Self.today])))
                }
                switch index {
                case 7: now += [.complete([id], on: Self.today), .pause([id], from: nil)]
                case 8: now += [.complete([id], on: Self.today), .archive([id])]
                case 9: now.append(.skip([id], on: DaySet([Self.today])))
                default: break
                }
            }
        }
        var stage = try ScreenStage(language, [(Self.today - 400, made), (Self.today, now)], filter: filter)
        stage.glyphs = glyphs
        return stage
    }

    /// What stands on a card from its name on, up to the button.
    private func texts(_ stage: ScreenStage, _ columns: Int, _ rows: Int) -> [(name: String, text: String)] {
        let rendering = stage.rendering(columns, rows)
        return stage.app.model.list.state.cards.compactMap { card in
            guard let area = rendering.targets.first(where: { $0.target == .card(card.id) })?.area,
                let button = rendering.targets.first(where: { $0.target == .mark(card.id) })?.area
            else { return nil }
            let cells = (area.left + 7..<button.left).compactMap {
                rendering.frame[Point(column: $0, row: button.top)].cluster
            }
            return (card.name, String(cells))
        }
    }

    @Test(
        "V5: it is whole or has 16 cells, at every width and height, for cards of all kinds",
        arguments: [Language.english, .russian])
    func names(language: Language) throws {
        for filter in [TrackerFilter.all, .inactive] {
            let stage = try stage(language, filter: filter)
            let cards = stage.app.model.list.state.cards
            for size in [
                (60, 15), (79, 24), (80, 15), (80, 24), (81, 40), (99, 15), (119, 15), (120, 15), (160, 15),
            ] {
                var seen = 0
                for index in stride(from: 0, to: cards.count, by: 5) {
                    stage.app.model.focus(on: cards[index].id)
                    for (name, text) in texts(stage, size.0, size.1) {
                        seen += 1
                        let isWhole = text.hasPrefix(name) && text.dropFirst(name.count).first ?? " " == " "
                        let cut = text.prefix { $0 != "…" }
                        // With the sign of the cut; a wide character that would be cut leaves its cell.
                        let isLong = name.hasPrefix(cut) && String(cut).cellWidth >= 14
                        #expect(isWhole || isLong, "\(size): \(name): \(text)")
                    }
                }
                #expect(seen > 0)
            }
        }
    }

    @Test("V5: at 80×24 a pinned card with a note keeps its name when it is paused, skipped or archived")
    func example() throws {
        let stage = try stage(.english)
        let all = stage.app.model.list.state.cards.flatMap { card in
            stage.app.model.focus(on: card.id)
            return texts(stage, 80, 24).map(\.text)
        }
        for text in [
            "Paused for a long … paused ", "Archived for eve… archived ", "Skipped for today… skipped ",
            "Sixteen cells ok      ✎ 📌 ", "Water, measured … 1,250 ml ",
        ] {
            #expect(all.contains(text), "\(text): \(Set(all).sorted())")
        }
    }
}
