import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct CardGridViewTests {
    @Test("GRID-1, MAIN-17: columns of cards by the width of the list, as many as have 38 cells")
    func columns() {
        let widths = [0, 60, 79, 80, 119, 120, 159, 160, 300]
        #expect(widths.map { CardRows(width: $0).columns } == [1, 1, 1, 2, 2, 3, 3, 4, 7])
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
    @MainActor func scrolling(columns: Int, rows: Int) throws {
        let stage = try ScreenStage.crowd(100)
        // 86 and 14 cards with two titles: one column and two columns are more than three windows of two-row cards.
        let height = rows > 24 ? 2 : 1
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
        // Two titles and 38 cards of one row are 40 rows, of which ten are seen.
        #expect(bar(stage) == "┃┃││││││││")
        stage.app.move(.toEnd)
        #expect(bar(stage) == "││││││││┃┃")
        // Three titles and eight cards of two rows are 19 rows, of which ten are seen.
        #expect(bar(try .week()) == "┃┃┃┃┃│││││")
        #expect(bar(try .crowd(4)) == "          ")
    }

    @Test("MAIN-11: no title stands at the end of what is seen, without a card", arguments: [60, 80, 120])
    @MainActor func titles(columns: Int) throws {
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
    @MainActor func lastTitle(columns: Int) throws {
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
        // Three titles and five rows of cards, of two rows each 13 rows, of three 18, of four 23, of five 28; apart
        // three more.
        // Five rows of the window are not the list's.
        func blanks(rows: Int) throws -> Int {
            let list = try ScreenStage.week().rendering(80, rows).frame.rows[3..<rows - 2]
            return list.prefix(while: { !$0.contains("Home") }).count { $0.isEmpty }
        }
        #expect(try blanks(rows: 13 + 5) == 0)
        #expect(try blanks(rows: 15) == 0)
        // What is left keeps the first title off the search.
        #expect(try blanks(rows: 19) == 1)
        #expect(try blanks(rows: 21) == 3)
        // The third row of each card shows the last days, the fourth is blank.
        #expect(try blanks(rows: 23) == 0)
        #expect(try blanks(rows: 26) == 3)
        #expect(try blanks(rows: 28) == 3)
        #expect(try blanks(rows: 31) == 6)
        #expect(try blanks(rows: 33) == 0)
        #expect(try blanks(rows: 36) == 3)
    }

    /// The rows of each card that is seen.
    private func heights(_ stage: ScreenStage, _ columns: Int, _ rows: Int) -> Set<Int> {
        Set(
            stage.rendering(columns, rows).targets.compactMap { area, target in
                if case .card = target { area.size.rows } else { nil }
            })
    }

    @Test(
        "V6: cards of two rows scroll, up to three windows; a longer list has cards of one row",
        arguments: [(4, 5), (53, 2), (54, 1)])
    func height(count: Int, rows: Int) throws {
        // 53 cards in two sections take 23 and 4 rows, with titles 56; three windows of 80×24 are 57. 54 take 24 and 4.
        #expect(heights(try .crowd(count), 80, 24) == [rows])
    }

    @Test("A2, V7: the height of cards goes by what is shown: a search or a filter makes room for schedules")
    func searching() throws {
        let stage = try ScreenStage.crowd(54)
        #expect(heights(stage, 80, 24) == [1])
        stage.app.perform(.startSearch)
        stage.app.insert("5")
        // 5, 15 to 45, and 50 to 54: nine in the first section, 35 in the second.
        #expect(stage.app.model.state.main.list.shown == 10 && heights(stage, 80, 24) == [2])
        stage.app.insert("1")
        #expect(stage.app.model.state.main.list.shown == 1 && heights(stage, 80, 24) == [5])
        stage.app.cancel()
        #expect(heights(stage, 80, 24) == [1])
    }

    // Cards of one row: the first ten of 50 rows are above the middle of 19; from there on each key scrolls, until the
    // last 19 of 52 rows are seen: 32 keys. Of two rows: the first five of 27, until the last 19 of 56 are seen: 18.
    @Test("T74: no key moves the cards by more than a card and a title", arguments: [(100, 32), (53, 18)])
    func steadiness(count: Int, expected: Int) throws {
        let stage = try ScreenStage.crowd(count)
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
            if shifts.contains(where: { $0 != 0 }) { moves += 1 }
            places = now
        }
        #expect(moves == expected)
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
                        stage.app.model.state.main,
                        in: rect, on: &rendering)
                    let outside = rendering.frame.bounds.rows.flatMap { row in
                        rendering.frame.bounds.columns.map { Point(column: $0, row: row) }
                    }.filter { !rect.contains($0) }
                    #expect(outside.allSatisfy { rendering.frame[$0].cluster == "~" }, "\(width)×\(height)")
                }
            }
        }
    }
}
