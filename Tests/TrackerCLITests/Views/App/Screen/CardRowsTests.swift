import Samples
import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("V15: sections side by side") struct CardRowsTests {
    /// A list with so many cards in each category.
    private func stage(_ counts: [Int]) throws -> ScreenStage {
        let edits = counts.enumerated().flatMap { section, count in
            (0..<count).map { index in
                Edit.adding(
                    ScreenStage.id(UInt64(100 + section * 20 + index)), "\(section)\(index)",
                    in: .named("Category \(section)", newID: ScreenStage.id(UInt64(10 + section))))
            }
        }
        return try ScreenStage(.english, [(ScreenStage.today, edits)])
    }

    /// The cards of each row, and of shelves with several sections how many they have.
    private func shelves(_ counts: [Int], _ rows: CardRows) throws -> [String] {
        rows.shelves(of: try stage(counts).app.model.list.state.sections).map { shelf in
            let cards = (0..<shelf.rowCount).map { "\(shelf.row($0).count)" }.joined(separator: " ")
            return shelf.sections.count > 1
                ? shelf.sections.map { "\($0.cards.count)" }.joined(separator: "|") : cards
        }
    }

    @Test("Sections that fill no row share one, as evenly as can be; a longer one has even rows of its own")
    func shelves() throws {
        let three = CardRows(columns: 3, sharesRows: true)
        #expect(try shelves([2, 4, 1, 3, 2, 1], three) == ["2", "2 2", "1", "3", "2|1"])
        #expect(try shelves([1, 1, 1], three) == ["1|1|1"])
        #expect(try shelves([1, 1, 1, 1], three) == ["1|1", "1|1"])
        #expect(try shelves([1, 1, 2, 1, 1], three) == ["1|1", "2", "1|1"])
        #expect(try shelves([7], three) == ["3 2 2"])
        #expect(try shelves([5, 1], CardRows(columns: 4, sharesRows: true)) == ["3 2", "1"])
        // Where the window is not wide enough, each has rows of its own.
        #expect(try shelves([1, 1, 3], CardRows(columns: 2)) == ["1", "1", "2 1"])
        #expect(try shelves([], three) == [])
    }

    @Test(
        "V6, V15: no place in a row is empty, and each section has its title over its cards",
        arguments: [80, 100, 119, 120, 150, 250],
        [[2, 4, 1, 3, 1, 1], [1], [1, 1, 1, 1, 1, 1, 1], [2, 2, 2, 2, 2, 2], [3, 2, 1, 2, 3, 1, 5]])
    func full(columns: Int, counts: [Int]) throws {
        let stage = try stage(counts)
        let rendering = stage.rendering(columns, 60)
        var rows: [Int: [Rect]] = [:]
        for case (let area, .card) in rendering.targets { rows[area.top, default: []].append(area) }
        let width = columns - AppView.besideWidth(for: columns) - 2
        for areas in rows.values {
            #expect(areas[0].left == 1 && areas[areas.count - 1].right == width + 1)
            #expect(areas.reduce(2 * (areas.count - 1)) { $0 + $1.size.columns } == width)
            let widths = areas.map(\.size.columns)
            #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
        }
        for (section, count) in counts.enumerated() {
            let first = try #require(
                rendering.targets.first {
                    $0.target == .card(ScreenStage.id(UInt64(100 + section * 20)))
                }?.area)
            let title = "Category \(section)".enumerated().allSatisfy { index, letter in
                rendering.frame[Point(column: first.left + index, row: first.top - 1)].cluster == letter
            }
            #expect(title, "\(section) of \(count)")
        }
    }

    @Test("MAIN-17: Tab goes section by section, arrows to what is seen there, a click to what is under it")
    func moves() throws {
        // Rows of 120 columns: 00 01 | 10, then 20 21 22, then 30 | 40, then 50 51 and 52 53.
        let stage = try stage([2, 1, 3, 1, 1, 4])
        let rendering = stage.rendering(120, 60)
        func name() -> String? { stage.app.model.list.state.card(stage.app.model.focusedCard)?.name }
        func after(_ moves: [Move]) -> String? {
            for move in moves { stage.app.move(move) }
            return name()
        }
        #expect(name() == "00")
        #expect(after([.right, .right]) == "10")
        #expect(after([.right]) == "10")
        #expect(after([.down]) == "22")
        #expect(after([.down]) == "40")
        #expect(after([.left]) == "30")
        #expect(after([.up]) == "20")
        #expect(after([.toStart, .next, .next]) == "10")
        #expect(after([.next, .next, .next, .next, .next]) == "40")
        #expect(after([.down, .down]) == "53")
        // Of 180 columns the list has 100: two cards side by side, and 10 has a row of its own.
        _ = stage.rendering(180, 60)
        #expect(after([.toStart, .down]) == "10")
        for card in stage.app.model.list.state.cards {
            let area = try #require(rendering.targets.first { $0.target == .card(card.id) }?.area)
            #expect(rendering.target(at: area.origin) == .card(card.id))
        }
    }
}
