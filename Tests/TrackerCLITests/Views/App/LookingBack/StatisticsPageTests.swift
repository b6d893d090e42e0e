import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// A10: the statistics as a page that scrolls with the focus.
@MainActor @Suite struct StatisticsPageTests {
    private func album(_ language: Language = .english) throws -> Album {
        let album = try Album(language)
        album.app.perform(.showStatistics)
        return album
    }

    private func rows(_ album: Album, _ columns: Int, _ rows: Int) -> [String] {
        var rendering = Rendering(size: Size(columns: columns, rows: rows))
        StatisticsScreenView(context: album.context()).draw(
            album.app.model.statisticsScreen, in: rendering.frame.bounds, on: &rendering)
        return rendering.frame.rows
    }

    /// What stands on the page.
    nonisolated private static let parts = [
        "Best", "Sun", "14 October 2025", "Trackers by category", "Cold shower", "Sleep before 23",
        "Dentist", "Water the plants", "Play the guitar",
    ]
    nonisolated private static let lastDays = ["Last 14 days", "Last 30 days", "not planned"]

    @Test(
        "A10: down and up bring every part into sight at every size, and the focus is never out of it",
        arguments: [(60, 11), (60, 16), (80, 19), (80, 20), (120, 36), (200, 46)])
    func whole(columns: Int, rows: Int) throws {
        let album = try album()
        album.app.move(.previous)
        var seen: Set<String> = []
        for turn in 0...6 {
            let text = self.rows(album, columns, rows).joined(separator: "\n")
            seen.formUnion((Self.parts + Self.lastDays).filter(text.contains))
            if turn == 1 { #expect(text.contains("14 October 2025") && text.contains("Tue›")) }
            if turn > 1 { #expect(text.contains("›▌"), "row \(turn - 1)") }
            album.app.move(.down)
        }
        let left = [columns < 99 ? "Last 30 days" : "Last 14 days"]
        #expect(seen == Set(Self.parts + Self.lastDays).subtracting(left))
        // The focus is in the table's last row.
        #expect(self.rows(album, columns, rows).contains { $0.contains("›▌ 🎸 Play the guitar") })
    }

    @Test("A10: a mark at the edge tells which part is seen, where not all is")
    func scrollBar() throws {
        let album = try album()
        func thumb(_ rows: Int) -> [Int] {
            let lines = self.rows(album, 80, rows)
            return lines.indices.filter { lines[$0].hasSuffix("┃") }
        }
        // Figures 4, what they tell 2, a gap, year 8, day and legend 2, a gap, heading and captions 2, trackers 5.
        #expect(thumb(25) == [])
        // In a low window what they tell stands below the legend, after a gap of its own: 26 rows.
        #expect(thumb(12) == Array(1..<6), "the legend in the 15th row ends the window")
        album.app.move(.toEnd)
        #expect(thumb(12) == Array(7..<12))
        album.app.isBarFocusedByKeys()
        #expect(thumb(12) == Array(0..<5))
    }

    @Test("A10: the mark of the focus is in the year, in the table or on neither, while the tab bar has it")
    func oneFocus() throws {
        let album = try album()
        func marked() -> [String] { rows(album, 120, 40).filter { $0.contains("›") } }
        #expect(marked().count == 1 && marked()[0].contains("Tue›"))
        album.app.move(.next)
        #expect(marked().count == 1 && marked()[0].contains("›▌"))
        // Over the bar into the other screen and back: the table remembers its row.
        album.app.perform(.showTrackers)
        album.app.move(.up)
        album.app.move(.right)
        #expect(album.app.model.isBarFocused && album.app.model.tab == .statistics)
        #expect(marked() == [])
        album.app.move(.down)
        #expect(marked().count == 1 && marked()[0].contains("›▌"))
        album.app.isBarFocusedByKeys()
        #expect(marked() == [])
    }

    @Test(
        "A10: the four boxes take the page's width, and say their captions whole",
        arguments: [60, 72, 80, 99], Language.allCases)
    func boxes(columns: Int, language: Language) throws {
        let lines = rows(try album(language), columns, 40)
        #expect(lines[0].split(separator: " ").count { $0.hasPrefix("╭") } == 4, "\(lines[0])")
        // Of the page's width, 110 at most, at most three cells cannot be shared by four.
        let top = Array(lines[0])
        let (left, right) = try (#require(top.firstIndex(of: "╭")), #require(top.lastIndex(of: "╮")))
        #expect(right + 1 - left >= min(columns - 3, 110) - 3)
        let boxes = lines.prefix(5).map { String($0.dropFirst(left).prefix(right - left)) }.joined(
            separator: " ")
        let captions = [Phrase.bestPeriod, .perfectDays, .trackersCompleted, .average].map { $0(language) }
        for word in captions.flatMap({ $0.split(separator: " ") }) { #expect(boxes.contains(word)) }
        #expect(!boxes.contains("…"))
    }

    @Test("A10: the table stands beside the year where there is room, without a mark where all is seen")
    func wide() throws {
        let lines = rows(try album(), 200, 46)
        #expect(lines[5].contains("Trackers by category") && lines[5].contains("Jan"))
        #expect(lines.allSatisfy { !$0.contains("┃") })
    }
}

extension AppController {
    /// From anywhere in the statistics.
    fileprivate func isBarFocusedByKeys() {
        while model.focusedRow != nil { move(.previous) }
        move(.previous)
    }
}
