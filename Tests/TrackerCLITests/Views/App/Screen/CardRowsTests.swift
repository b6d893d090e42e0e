import Samples
import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct CardRowsTests {
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

    /// The list alone, drawn in so many columns.
    private func list(_ stage: ScreenStage, width: Int) -> Rendering {
        var rendering = Rendering(size: Size(columns: width, rows: 60))
        CardGridView(context: stage.context).draw(
            stage.app.model.state.main,
            in: rendering.frame.bounds, on: &rendering)
        return rendering
    }

    /// The cards from the top left on.
    private func cards(_ rendering: Rendering) -> [Rect] {
        rendering.targets.compactMap { area, target in
            if case .card = target { area } else { nil }
        }.sorted { ($0.top, $0.left) < ($1.top, $1.left) }
    }

    @Test(
        "GRID-1: the window alone gives the number of columns and their width; the rest is blank at the right",
        arguments: [
            (60, 1, 58), (79, 1, 77), (80, 2, 38), (100, 2, 48), (119, 2, 57), (120, 3, 38), (140, 3, 44),
            // Beside the list stand details of 80 columns, from 240 on of 120.
            (160, 2, 38), (200, 3, 38), (240, 3, 38), (300, 4, 43),
        ])
    func columns(window: Int, count: Int, width: Int) throws {
        let stage = try stage([9])
        let areas = cards(stage.rendering(window, 60))
        #expect(areas.prefix(count).map(\.left) == (0..<count).map { 1 + $0 * (width + 2) })
        #expect(areas.prefix(count).allSatisfy { $0.size.columns == width && $0.top == areas[0].top })
        #expect(areas[count].left == 1 && areas[count].top > areas[0].top)
        #expect(AppView.cardRows(for: window) == CardRows(columns: count))
    }

    @Test("GRID-1: at every width cards and headings begin at the edge of a column, whatever is shown")
    @MainActor func edges() throws {
        var random = SeededRandom(seed: 1)
        for width in 60...250 {
            let counts = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                Int.random(in: 1...7, using: &random)
            }
            let stage = try stage(counts)
            let used = width - 2
            let count = max(1, (used + 2) / 40)
            let column = (used - 2 * (count - 1)) / count
            let edges = (0..<count).map { 1 + $0 * (column + 2) }
            func check(_ what: String) {
                let rendering = list(stage, width: width)
                let areas = cards(rendering)
                for area in areas {
                    let isAlone = width < 100 && areas.count { $0.top == area.top } == 1
                    let cells = isAlone ? count * (column + 2) - 2 : column
                    #expect(area.size.columns == cells && edges.contains(area.left), "\(width): \(what)")
                }
                for section in stage.app.model.list.state.sections {
                    let first = rendering.targets.first { $0.target == .card(section.cards[0].id) }?.area
                    guard let first else { continue }
                    let title = (0..<section.title.count).compactMap {
                        rendering.frame[Point(column: first.left + $0, row: first.top - 1)].cluster
                    }
                    #expect(String(title) == section.title, "\(width): \(what)")
                }
            }
            check("\(counts)")
            stage.app.perform(.startSearch)
            stage.app.insert("\(Int.random(in: 0...6, using: &random))")
            check("\(counts), search")
            stage.app.cancel()
            stage.app.perform(.toggleDone)
            stage.app.model.list.choose([.completed, .notCompleted].randomElement(using: &random) ?? .due)
            check("\(counts), filter")
        }
    }

    /// The cards of each row, and of shelves with several sections how many they have.
    private func shelves(_ counts: [Int], _ columns: Int) throws -> [String] {
        let sections = try stage(counts).app.model.list.state.sections
        return CardRows(columns: columns).shelves(of: sections).map { shelf in
            let cards = (0..<shelf.rowCount).map { "\(shelf.row($0).count)" }.joined(separator: " ")
            return shelf.sections.count > 1
                ? shelf.sections.map { "\($0.cards.count)" }.joined(separator: "|") : cards
        }
    }

    @Test("GRID-2: a section stands beside the one before where all its cards fit, else it begins a row")
    func shelves() throws {
        #expect(try shelves([2, 4, 1, 3, 2, 1], 3) == ["2", "3 1", "1", "3", "2|1"])
        #expect(try shelves([1, 1, 1], 3) == ["1|1|1"])
        #expect(try shelves([1, 1, 1, 1], 3) == ["1|1|1", "1"])
        #expect(try shelves([1, 1, 2, 1, 1], 3) == ["1|1", "2|1", "1"])
        // Beside what has two rows nothing stands.
        #expect(try shelves([7], 3) == ["3 3 1"])
        #expect(try shelves([5, 1], 4) == ["4 1", "1"])
        #expect(try shelves([1, 1, 3], 2) == ["1|1", "2 1"])
        #expect(try shelves([1, 1], 1) == ["1", "1"])
        #expect(try shelves([], 3) == [])
    }

    @Test("GRID-2: in 120 columns Evening stands beside both of Morning, and Sport begins a row for Home")
    func flow() throws {
        let areas = cards(list(try stage([1, 2, 1, 1]), width: 120))
        #expect(areas.map(\.left) == [1, 41, 81, 1, 41])
        #expect(Set(areas.prefix(3).map(\.top)).count == 1 && areas[3].top > areas[0].bottom - 1)
    }

    @Test(
        "GRID-2: below 100 columns a card alone in its row takes the row, from 100 on it keeps its column",
        arguments: [(60, 58), (80, 78), (99, 96), (100, 48), (120, 38), (160, 38)])
    func alone(width: Int, cells: Int) throws {
        for counts in [[1], [CardRows(width: width).columns + 1]] {
            let last = try #require(cards(list(try stage(counts), width: width)).last)
            #expect(last.left == 1 && last.size.columns == cells)
        }
    }

    @Test("MAIN-17: Tab goes section by section, arrows to what is seen there, a click to what is under it")
    func moves() throws {
        // Rows of 120 columns: 00 01 | 10, then 20 21 22, then 30 | 40, then 50 51 52, then 53.
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
        #expect(after([.up, .up]) == "20")
        #expect(after([.toStart, .next, .next]) == "10")
        #expect(after([.next, .next, .next, .next, .next]) == "40")
        #expect(after([.down]) == "51")
        #expect(after([.down, .down]) == "53")
        // Of 180 columns the list has 100: two cards side by side, and 10 has a row of its own.
        _ = stage.rendering(180, 60)
        #expect(after([.toStart, .down]) == "10")
        for card in stage.app.model.list.state.cards {
            let area = try #require(rendering.targets.first { $0.target == .card(card.id) }?.area)
            #expect(rendering.target(at: area.origin) == .card(card.id))
        }
    }

    @Test("GRID-1: up and down lead to the nearest card of the next row, at every number of columns")
    func followingTheEye() throws {
        var random = SeededRandom(seed: 2)
        for width in [60, 80, 99, 100, 120, 159, 200, 300] {
            let stage = try stage((0..<6).map { _ in Int.random(in: 1...5, using: &random) })
            let rendering = stage.rendering(width, 100)
            func area(_ card: Identifier?) throws -> Rect {
                try #require(rendering.targets.first { $0.target == card.map(Target.card) }?.area)
            }
            for card in stage.app.model.list.state.cards {
                stage.app.model.focus(on: card.id)
                let start = try area(card.id)
                stage.app.move(.down)
                guard stage.app.model.focusedCard != card.id else { continue }
                let end = try area(stage.app.model.focusedCard)
                let row = cards(rendering).filter { $0.top == end.top }
                #expect(end.top > start.top)
                #expect(!cards(rendering).contains { start.top < $0.top && $0.top < end.top })
                #expect(row.map { abs($0.left - start.left) }.min() == abs(end.left - start.left))
            }
        }
    }
}
