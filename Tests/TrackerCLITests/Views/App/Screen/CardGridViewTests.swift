import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct CardGridViewTests {
    @Test("MAIN-17: columns of cards by width")
    func columns() {
        let widths = [60, 79, 80, 119, 120, 159, 160, 300]
        #expect(
            widths.map { CardGridView.columns(for: $0, counts: [2, 9]) } == [1, 1, 2, 2, 3, 3, 4, 4])
        // No section has a third card: two share the width, up to 60 cells each.
        #expect(
            [60, 80, 119, 120, 121, 160, 180, 181, 300].map { CardGridView.columns(for: $0, counts: [2, 1]) }
                == [1, 2, 2, 2, 3, 3, 3, 4, 4])
    }

    @Test("MAIN-17: in a wide window the details of the card with the focus stand beside the list")
    func beside() throws {
        let stage = try ScreenStage.week()
        func text(_ columns: Int) -> String {
            stage.rendering(columns, 50).frame.rows.joined(separator: "\n")
        }
        #expect(!text(159).contains("By weekday"))
        for columns in [160, 200, 239, 240, 300] {
            #expect(text(columns).contains("─ 🐶 Walk the dog ─") && text(columns).contains("By weekday"))
        }
        stage.app.move(.down)
        let name = try #require(stage.app.model.list.state.card(stage.app.model.focusedCard)).name
        #expect(name != "Walk the dog" && text(200).contains(" \(name) ─"))
        #expect(!text(200).contains("Walk the dog ─"))
    }

    @Test(
        "MAIN-11: the card with the focus is seen whole, whichever it is",
        arguments: [(60, 15), (80, 24), (119, 17), (120, 15), (120, 24), (120, 40)])
    func scrolling(columns: Int, rows: Int) throws {
        let stage = try ScreenStage.crowd(100)
        // With three columns two titles and 34 rows of one row each are seen in 40 rows but for one.
        let height = 2
        for card in stage.app.model.state.main.list.cards {
            stage.app.model.focus(on: card.id)
            let rendering = stage.rendering(columns, rows)
            let area = try #require(rendering.targets.first { $0.target == .card(card.id) }?.area)
            for case (let area, .card) in rendering.targets { #expect(area.size.rows == height) }
            // Where the focus is, a screen reader looks.
            #expect(area.contains(rendering.frame.cursor.position) && !rendering.frame.cursor.isVisible)
            #expect(rendering.frame[rendering.frame.cursor.position].cluster == "›")
            #expect(rendering.frame.rows.count { $0.contains("›") } == 1)
        }
    }

    @Test("MAIN-11: a bar tells where the rest is")
    func scrollBar() throws {
        func bar(_ stage: ScreenStage) -> String {
            let frame = stage.rendering(60, 15).frame
            return (3..<13).map { String(frame[Point(column: 59, row: $0)].cluster ?? " ") }.joined()
        }
        let stage = try ScreenStage.crowd(38)
        #expect(bar(stage) == "┃│││││││││")
        stage.app.move(.toEnd)
        #expect(bar(stage) == "│││││││││┃")
        // Three titles and eight cards of two rows are 19 rows, of which ten are seen.
        #expect(bar(try .week()) == "┃┃┃┃┃│││││")
        #expect(bar(try .crowd(5)) == "          ")
    }

    @Test("MAIN-11: no title stands at the end of what is seen, without a card", arguments: [60, 80, 120])
    func titles(columns: Int) throws {
        for rows in 15...40 {
            let list = try ScreenStage.week().rendering(columns, rows).frame.rows[3..<rows - 2]
            for (index, row) in zip(list.indices, list)
            where ["Pinned", "Health", "Home"].contains(where: row.hasSuffix) {
                #expect(index + 1 < list.endIndex && !list[index + 1].isEmpty, "\(rows) rows: \(row)")
            }
        }
    }

    @Test(
        "No title stands alone at the end of a list that scrolls, in the row of the scroll bar",
        arguments: [60, 80, 120])
    func lastTitle(columns: Int) throws {
        var bars = 0
        for count in [16, 40] {
            for rows in 15...20 {
                let stage = try ScreenStage.crowd(count)
                for _ in 0..<count {
                    let frame = stage.rendering(columns, rows).frame
                    // Above the rule and the footer; the last column is the bar's.
                    let row = rows - 3
                    let last = (0..<columns - 1).map {
                        String(frame[Point(column: $0, row: row)].cluster ?? " ")
                    }
                    let text = last.joined().drop { $0 == " " }
                    if frame[Point(column: columns - 1, row: row)].cluster != " " { bars += 1 }
                    #expect(!text.hasPrefix("B ") && !text.hasPrefix("A "), "\(count) cards, \(rows) rows")
                    stage.app.move(.down)
                }
            }
        }
        #expect(bars > 0)
    }

    @Test("MAIN-17: sections stand apart where all of them are seen all the same")
    func air() throws {
        // Three titles and five rows of cards, of one row each 8 rows, of two 13, of three 18, of four 23; apart three
        // more. Five rows of the window are not the list's.
        func blanks(rows: Int) throws -> Int {
            let list = try ScreenStage.week().rendering(80, rows).frame.rows[3..<rows - 2]
            return list.prefix(while: { !$0.contains("Home") }).count { $0.isEmpty }
        }
        #expect(try blanks(rows: 13 + 5) == 0)
        // What is left keeps the first title off the search.
        #expect(try blanks(rows: 15) == 1)
        #expect(try blanks(rows: 16) == 3)
        #expect(try blanks(rows: 21) == 3)
        // The third row of each card is blank.
        #expect(try blanks(rows: 23) == 3)
        #expect(try blanks(rows: 26) == 6)
        #expect(try blanks(rows: 28) == 0)
        #expect(try blanks(rows: 31) == 3)
    }

    @Test(
        "A2: cards have the rows that fit: a count always, a schedule where all are seen with it",
        arguments: [(15, false), (17, false), (18, true), (23, true), (24, true), (40, true)])
    func height(rows: Int, showsSchedule: Bool) throws {
        let text = try ScreenStage.week().rendering(80, rows).frame.rows.joined()
        #expect(text.contains("121 days"))
        // Of an event a single row never shows what it is.
        #expect(text.contains("irregular event") == showsSchedule)
    }

    @Test("A2: cards keep their height while a search takes some away")
    func searching() throws {
        let stage = try ScreenStage.week()
        func height() -> Int? {
            stage.rendering(80, 24).targets.first { if case .card = $0.target { true } else { false } }?
                .area.size.rows
        }
        let before = height()
        stage.app.perform(.startSearch)
        for letter in "dog" {
            stage.app.insert(String(letter))
            #expect(height() == before)
        }
        #expect(stage.app.model.state.main.list.shown == 1)
    }

    @Test("T74: no key moves the cards by more than a card and a title")
    func steadiness() throws {
        let stage = try ScreenStage.crowd(100)
        var moves = 0
        var places: [Identifier: Rect] = [:]
        for _ in 1...45 {
            stage.app.move(.down)
            let now = Dictionary(
                uniqueKeysWithValues: stage.rendering(80, 24).targets.compactMap { area, target in
                    if case .card(let id) = target { (id, area) } else { nil }
                })
            let shifts = Set(places.compactMap { id, old in now[id].map { old.top - $0.top } })
            // All that stay in sight alike.
            if !places.isEmpty { #expect(shifts.count == 1 && shifts.isSubset(of: 0...3)) }
            if shifts != [0] { moves += 1 }
            places = now
        }
        // The first five rows of cards are above the middle of 19, the last ones below it.
        #expect((36...42).contains(moves))
    }

    @Test("MAIN-5, T31: a day to come has no button")
    func future() throws {
        let stage = try ScreenStage.week()
        #expect(stage.rendering(80, 24).frame.rows.joined().contains("▐+▌"))
        stage.app.perform(.nextDay)
        let text = stage.rendering(80, 24).frame.rows.joined()
        #expect(!text.contains("▐+▌") && !text.contains("▐✓▌"))
    }

    @Test("T72: a click on the button is one on the button")
    func targets() throws {
        let stage = try ScreenStage.week()
        let card = try #require(stage.app.model.focusedCard)
        for (columns, rows) in [(60, 15), (80, 24), (120, 40)] {
            let rendering = stage.rendering(columns, rows)
            let button = try #require(rendering.targets.first { $0.target == .mark(card) }?.area)
            #expect(rendering.target(at: button.origin) == .mark(card))
            #expect(
                button.columns.map {
                    String(rendering.frame[Point(column: $0, row: button.top)].cluster ?? " ")
                }
                    == ["▐", "✓", "▌"])
            #expect(rendering.target(at: button.origin - Point(column: 1, row: 0)) == .card(card))
        }
    }

    @Test("T41: nothing is drawn outside the rectangle")
    func staysInside() throws {
        for stage in [try ScreenStage.week(.russian), try .crowd(100), try ScreenStage()] {
            for width in [1, 7, 20, 60, 80, 120, 170] {
                for height in [0, 1, 2, 5, 19, 30] {
                    var rendering = Rendering(size: Size(columns: width + 8, rows: height + 4))
                    rendering.frame.fill(rendering.frame.bounds, with: "~")
                    let rect = rendering.frame.bounds.inset(columns: 4, rows: 2)
                    CardGridView(context: stage.context).draw(
                        stage.app.model.state.main, in: rect, on: &rendering)
                    let outside = rendering.frame.bounds.rows.flatMap { row in
                        rendering.frame.bounds.columns.map { Point(column: $0, row: row) }
                    }.filter { !rect.contains($0) }
                    #expect(outside.allSatisfy { rendering.frame[$0].cluster == "~" }, "\(width)×\(height)")
                }
            }
        }
    }
}
