import DeskKit
import Samples
import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// The table of trackers on the statistics screen: the sign of its order, and its head.
@MainActor @Suite struct StatisticsHeadTests {
    private func rendering(
        _ model: AppViewModel, _ size: Size, _ language: Language = .english
    ) -> Rendering {
        let context = TextContext(
            language: language, theme: Theme(appearance: .dark, glyphs: .unicode), width: nil)
        var rendering = Rendering(size: size)
        StatisticsScreenView(context: context).draw(
            model.statisticsScreen, in: rendering.frame.bounds, on: &rendering)
        return rendering
    }

    private func head(_ model: AppViewModel, _ columns: Int, _ language: Language) throws -> String {
        let rows = rendering(model, Size(columns: columns, rows: 60), language).frame.rows
        let name = Phrase.columnStrength(language)
        return try #require(rows.first { $0.contains(name) && $0.contains(Phrase.columnTracker(language)) })
    }

    // MARK: The order

    @Test(
        "MEND-2: the sign of the order stands right before the sorted name, and nothing else moves",
        arguments: [84, 120, 160, 200], Language.allCases)
    func sign(columns: Int, language: Language) throws {
        let model = try Album(language).app.model
        let plain = try head(model, columns, language)
        for (order, sign, name) in [
            (.name, "▴", Phrase.columnTracker), (.current, "▾", Phrase("Streak", "Серия")),
            (.best, "▾", Phrase("Best", "Лучшая")), (.total, "▾", .total),
            (.rate, "▾", Phrase("30 days", "30 дней")), (.strength, "▾", .columnStrength),
        ] as [(StatisticsOrder, String, Phrase)] {
            model.statistics.sort(by: order)
            let sorted = try head(model, columns, language)
            #expect(sorted.contains(sign + name(language)), "\(sorted)")
            // The name of the tracker has the margin before it, where the year may stand.
            #expect(sorted.map { "▾▴".contains($0) ? " " : $0 } == Array(plain))
        }
    }

    @Test(
        "MEND-2: title and column of the last days name as many, at every width",
        arguments: [60, 84, 120, 200])
    func lastDays(columns: Int) throws {
        for (language, title, name) in [
            (Language.english, "by the last 14 days", "▾Last 14 days"),
            (.russian, "по последним 14 дням", "▾Последние 14"),
        ] {
            let model = try Album(language).app.model
            model.statistics.sort(by: .recent)
            let rows = rendering(model, Size(columns: columns, rows: 60), language).frame.rows
            #expect(rows.contains { $0.contains(title) } && rows.contains { $0.contains(name) })
            #expect(!rows.contains { $0.contains("Last 30") || $0.contains("Последние 30") })
        }
    }

    // MARK: The head

    /// Forty habits that are done today.
    private func session() throws -> KeySession {
        let habits = (1...40).map {
            Tracker.habit(Identifier(high: 0, low: UInt64($0)), "Habit \($0)", done: [.today])
        }
        let session = try KeySession(Library(id: 1000, categories: [.home, .work], trackers: habits))
        session.app.perform(.showStatistics)
        return session
    }

    @Test(
        "MEND-2: the names of the columns stay at the top while the table scrolls, below or beside the year",
        arguments: [(60, 15, 0), (80, 20, 0), (160, 20, 5), (200, 30, 5)])
    @MainActor func staysInSight(columns: Int, rows: Int, top: Int) throws {
        let session = try session()
        let size = Size(columns: columns, rows: rows)
        func heads(_ rendering: Rendering) -> [Int] {
            rendering.frame.rows.indices.filter {
                let row = rendering.frame.rows[$0]
                return row.contains("Tracker ") && row.contains("Strength")
            }
        }
        session.app.move(.next)
        for number in 1...40 {
            let rendering = rendering(session.model, size)
            let found = heads(rendering)
            #expect(found.count == 1, "\(number): \(found)")
            let row = try #require(
                rendering.frame.rows.firstIndex { $0.contains("›") && $0.contains("Habit \(number) ") })
            #expect(found.allSatisfy { $0 >= top && $0 < row })
            #expect(
                rendering.targets.contains { $0.target == .sort(.strength) && $0.area.top == found.first })
            session.app.move(.down)
        }
        #expect(heads(rendering(session.model, size)) == [top])
        // Neither a row nor its target is under the head.
        let targets = rendering(session.model, size).targets.filter {
            if case .tracker = $0.target { $0.area.top == top } else { false }
        }
        #expect(targets.isEmpty)
    }
}
