import DeskKit
import Samples
import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// V15, V19: the statistics use the room of every window, alike in both languages.
@MainActor @Suite struct StatisticsFaceTests {
    private func rows(
        _ columns: Int, _ rows: Int, _ language: Language = .english, isASCII: Bool = false,
        moves: [Move] = []
    ) throws -> [String] {
        let album = try Album(language)
        album.app.perform(.showStatistics)
        for move in moves { album.app.move(move) }
        var rendering = Rendering(size: Size(columns: columns, rows: rows))
        StatisticsScreenView(context: album.context(isASCII: isASCII)).draw(
            album.app.model.statisticsScreen, in: rendering.frame.bounds, on: &rendering)
        return rendering.frame.rows
    }

    private func index(_ text: String, in rows: [String]) throws -> Int {
        try #require(rows.firstIndex { $0.contains(text) }, "\(text)")
    }

    // MARK: Figures

    @Test(
        "V15, MEND-3: digits three rows high from 100 columns on, units beside, captions below; else boxes"
    )
    func digits() throws {
        let large = try rows(100, 40)
        // "80 days" takes 7 + 1 + 4 cells, "126 days" 16; six blanks follow the wider of number and caption.
        let captions = [("Best period", 12), ("Perfect days", 16), ("Trackers completed", 18)].map {
            $0 + String(repeating: " ", count: $1 + 6 - $0.count)
        }
        #expect(large[0].contains("▄▄▄") && large[3].contains(captions.joined() + "Average"))
        #expect(large[2].contains("█ days      ▄█▄") && large[2].contains("█ marks       ▄█▄"))
        #expect(!large.joined().contains("╭"))
        #expect(try rows(99, 40)[0].contains("╭"))
        #expect(try rows(120, 40, isASCII: true)[0].contains("+--"))
    }

    @Test("V15: week, weekdays and the strongest habit stand beside the digits if there is room, else below")
    func told() throws {
        let beside = try rows(160, 40)
        #expect(
            beside[0].contains("This week") && beside[1].contains("Best day")
                && beside[2].contains("Strongest"))
        let below = try rows(100, 40, .russian)
        #expect(below[4].allSatisfy { $0 == " " || $0 == "│" } && below[5].contains("На этой неделе"))
        let boxes = try rows(80, 24)
        #expect(try index("This week", in: boxes) == index("╰", in: boxes) + 1)
    }

    @Test(
        "V15: more and fewer than a week ago have signs of their own, in ASCII too",
        arguments: [
            (["2026-03-02"], "1 of 7  ▴ 1 more than", "1 of 7  ^ 1 more than"),
            (["2026-02-23"], "0 of 7  ▾ 1 fewer than", "0 of 7  v 1 fewer than"),
            (["2026-02-23", "2026-03-02"], "1 of 7  as many as", "1 of 7  as many as"),
        ] as [([Day], String, String)])
    func trend(done: [Day], text: String, ascii: String) throws {
        let session = try KeySession(.holding(.habit(1, created: "2026-02-16", done: done)))
        session.app.perform(.showStatistics)
        for (glyphs, text) in [(GlyphSet.unicode, text), (.ascii, ascii)] {
            let context = TextContext(
                language: .english, theme: Theme(appearance: .dark, glyphs: glyphs), width: nil)
            var rendering = Rendering(size: Size(columns: 120, rows: 30))
            StatisticsScreenView(context: context).draw(
                session.model.statisticsScreen, in: rendering.frame.bounds, on: &rendering)
            #expect(rendering.frame.rows.contains { $0.contains("This week " + text) })
        }
    }

    @Test("V15: in a low window figures and year are seen together, and what they tell stands below")
    func low() throws {
        let high = try rows(80, 20)
        #expect(try index("This week", in: high) < index("Tue›", in: high))
        let low = try rows(60, 16)
        #expect(low[0].contains("╭") && low.contains { $0.contains("Tue›") })
        #expect(!low.contains { $0.contains("This week") })
        #expect(try rows(60, 16, moves: [.next]).contains { $0.contains("This week") })
    }

    @Test(
        "V19: captions break only if their boxes have no room side by side", arguments: [60, 70, 80, 90, 99])
    func captions(columns: Int) throws {
        for language in Language.allCases {
            let boxes = try rows(columns, 30, language).prefix(5)
            let captions = [Phrase.bestPeriod, .perfectDays, .trackersCompleted, .average].map {
                $0(language)
            }
            // A border and a blank at each side, and at least one blank between boxes.
            let isRoom = captions.reduce(0) { $0 + $1.count + 4 } + 3 <= columns - 3
            #expect(boxes.contains { row in captions.allSatisfy(row.contains) } == isRoom, "\(language)")
        }
    }

    // MARK: The table

    /// The headings of the columns that are seen, in the order of all.
    private func headings(_ rows: [String], _ language: Language) throws -> [Int] {
        let row = try #require(
            rows.first { $0.contains(Phrase.columnTracker(language) + "  ") })
        return StatisticsColumn.all.indices.filter { index in
            let heading = StatisticsColumn.all[index].heading(language)
            return row.contains(heading) || row.contains(StatisticsColumn.wide[index].heading(language))
        }
    }

    @Test(
        "V19: the table has the same columns in both languages", arguments: Array(60...130) + [160, 200, 240])
    @MainActor func columns(columns: Int) throws {
        let english = try headings(rows(columns, 60), .english)
        #expect(try english == headings(rows(columns, 60, .russian), .russian))
        // With room for a name of sixteen cells at most the total is missing from 75 columns on, where changes of
        // strength take its room, and none from 82 columns on.
        let missing = Set(StatisticsColumn.all.indices).subtracting(english)
        #expect(missing.isEmpty == (columns >= 82) && (missing.isSubset(of: [3]) == (columns >= 75)))
    }

    @Test(
        "V15: thirty days where there is room, always beside the year",
        arguments: [80, 98, 99, 120, 160, 200, 240])
    func days(columns: Int) throws {
        let text = try rows(columns, 60).joined(separator: "\n")
        #expect(text.contains("Last 30 days") == (columns >= 99))
        #expect(text.contains("Last 14 days") == (columns < 99))
    }

    @Test(
        "V15: from 160 columns on the table stands beside the year, over the whole height",
        arguments: [160, 200, 240])
    func beside(columns: Int) throws {
        let seen = try rows(columns, 40)
        let heading = try #require(seen.first { $0.contains("Trackers by category") })
        #expect(heading.contains("Nov") && heading.contains("Oct"))
        // Five trackers, each after a blank row.
        let names = ["Cold shower", "Sleep before 23:00", "Dentist", "Water the plants", "Play the guitar"]
        let places = try names.map { try index($0, in: Array(seen.dropFirst(4))) }
        #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 == 2 })
        #expect(try rows(159, 40).allSatisfy { !($0.contains("Trackers by category") && $0.contains("Nov")) })
        // In a low window they stand close.
        let low = try rows(columns, 16)
        #expect(try index("Dentist", in: low) == index("Sleep before", in: low) + 1)
    }

    @Test("V15: rates and strengths have bars where there is room")
    func gauges() throws {
        func row(_ columns: Int) throws -> String {
            try #require(try rows(columns, 40).dropFirst(4).first { $0.contains("Cold shower") })
        }
        #expect(try row(160).contains("100%") && !(try row(160)).contains("▇"))
        let wide = try row(200)
        #expect(wide.contains("▇▇▇▇▇▇▇▇▇▇ 100%"))
        #expect(try !rows(200, 40).contains { $0.contains("Dentist") && $0.contains("▇ ") })
    }

    // MARK: Bars

    @Test("V15: weekdays and months have bars below the year where there is room for them")
    func bars() throws {
        // Below figures of 5 rows and the year of 10: 8 rows of weekdays, 13 of months, each after a blank one.
        func charts(_ columns: Int, _ count: Int) throws -> [Bool] {
            let seen = try rows(columns, count)
            return ["By weekday, % of plan", "By month"].map { text in seen.contains { $0.contains(text) } }
        }
        #expect(try charts(160, 23) == [false, false])
        #expect(try charts(160, 24) == [true, false])
        #expect(try charts(160, 28) == [true, false])
        #expect(try charts(160, 29) == [true, true])
        let beside = try rows(160, 37)
        #expect(try index("By month", in: beside) == index("By weekday", in: beside))
        let stacked = try rows(160, 38)
        #expect(try index("By month", in: stacked) == index("By weekday", in: stacked) + 9)
        // One below the other: they never make a page longer than the window.
        #expect(try charts(120, 24) == [false, false])
        #expect(try charts(120, 60) == [true, true])
        for count in [24, 30, 40, 60] {
            #expect(try rows(160, count).allSatisfy { !$0.prefix(61).contains("┃") }, "\(count)")
        }
    }
}
