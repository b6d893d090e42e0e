import Samples
import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("V5: a name comes before anything else on its card") struct CardNameTests {
    private static let today = ScreenStage.today

    /// Three cards of every kind, one pinned and with a note, two as they are.
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
            for copy in 0..<3 {
                let id = ScreenStage.id(UInt64(10 + index * 3 + copy))
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
    @MainActor func names(language: Language) throws {
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

    @Test("V5, V6: on cards of one row two blanks stand before a state or an amount that cuts a long name")
    func example() throws {
        let stage = try stage(.english)
        // 6 rows of pinned cards and 11 others are more than three windows of ten rows, if they have two each.
        let all = stage.app.model.list.state.cards.flatMap { card in
            stage.app.model.focus(on: card.id)
            return texts(stage, 80, 15).map(\.text)
        }
        for text in [
            "Paused for a long…  paused ", "Archived for ev…  archived ", "Skipped for toda…  skipped ",
            "Sixteen cells ok      ✎ 📌 ", "Water, measured…  1,250 ml ",
        ] {
            #expect(all.contains(text), "\(text): \(Set(all).sorted())")
        }
    }

    @Test(
        "V6, V8: at 80×24 names of 20 cells are whole in six categories, with states, amounts and no gluing",
        arguments: Language.allCases)
    func dozen(language: Language) throws {
        let goal = Goal(.atLeast, Amount(text: "2000")!, unit: "ml")!
        func habit(_ index: Int) -> Edit {
            let category = CategoryChoice.named(
                "Category \(index / 2)", newID: ScreenStage.id(UInt64(1 + index / 2)))
            let rule: Schedule = index % 3 == 0 ? .quota(Quota(3, in: .week)!) : .weekdays(.everyDay)
            var details: [TrackerValue] = index < 2 ? [.pinned(true)] : []
            if index % 4 == 0 { details.append(.goal(goal)) }
            return .adding(
                ScreenStage.id(UInt64(10 + index)), "Twenty cells wide \(10 + index)", in: category,
                planned: rule, details)
        }
        let made = (0..<12).map(habit)
        let ids = (0..<12).map { ScreenStage.id(UInt64(10 + $0)) }
        let now: [Edit] = [
            .pause([ids[10]], from: nil), .skip([ids[11]], on: DaySet([Self.today])),
            .note("x", of: ids[0], on: Self.today),
            .amount(AmountEdit(.set, Amount(text: "1250")!), of: ids[4], on: DaySet([Self.today])),
        ]
        let stage = try ScreenStage(language, [(Self.today - 400, made), (Self.today, now)])
        for card in stage.app.model.list.state.cards {
            stage.app.model.focus(on: card.id)
            let rendering = stage.rendering(80, 24)
            let area = try #require(rendering.targets.first { $0.target == .card(card.id) }?.area)
            let rows = area.rows.map { row in
                area.columns.dropFirst(7).compactMap { rendering.frame[Point(column: $0, row: row)].cluster }
                    .map { String($0) }.joined()
            }
            #expect(rows.count >= 2 && rows[0].hasPrefix(card.name), "\(rows)")
            let rest = rows[0].dropFirst(card.name.count)
            #expect(rest.hasPrefix("  ") || rest.hasPrefix(" ✎ 📌") || rest.hasPrefix(" 📌"), "\(rows)")
            for texts in [card.offTexts, card.dueTexts] where !texts.isEmpty {
                #expect(texts.contains { rows.joined().ranges(of: $0).count == 1 }, "\(rows)")
            }
            if let amount = card.amountText { #expect(rows.joined().contains(amount), "\(rows)") }
        }
    }
}
