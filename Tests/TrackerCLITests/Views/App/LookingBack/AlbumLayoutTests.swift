import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct AlbumLayoutTests {
    @Test(
        "T62: nothing is drawn or marked outside the rectangle, whatever its size", arguments: AlbumPage.all)
    @MainActor func staysInside(page: AlbumPage) throws {
        let albums = try Language.allCases.map { try page.album($0) }
        var random = SeededRandom(seed: 62)
        for turn in 0..<Torture.tries(brief: 50, full: 200) {
            let size = Size(
                columns: .random(in: 1...300, using: &random), rows: .random(in: 1...100, using: &random))
            let album = albums[turn % albums.count]
            let around = Rect(column: 3, row: 2, columns: size.columns, rows: size.rows)
            let context = album.context(isASCII: turn % 3 == 0)
            let rendering = album.draw(in: around, context)
            let blank = Self.blankOutside(around, rendering.frame)
            #expect(blank, "\(size)")
            for (area, target) in rendering.targets {
                #expect(area == area.intersection(around) && !area.isEmpty, "\(target) in \(size)")
            }
            #expect(!rendering.frame.cursor.isVisible)
        }
    }

    /// What is below a sheet may be dimmed, but no sign may appear.
    private static func blankOutside(_ rect: Rect, _ frame: Frame) -> Bool {
        frame.bounds.rows.allSatisfy { row in
            frame.bounds.columns.allSatisfy { column in
                let point = Point(column: column, row: row)
                return rect.contains(point) || frame[point].cluster == " "
            }
        }
    }

    // MARK: Mouse

    @Test("MAIN-6: every day of the month is a target, and the arrows turn the month")
    func calendarTargets() throws {
        let album = try Album(.english)
        album.app.perform(.openCalendar)
        let rendering = album.draw(Size(columns: 80, rows: 24), album.context())
        let days = rendering.targets.compactMap { if case .day(let day) = $0.target { day } else { nil } }
        #expect(days == Array(Month(containing: Album.today).days))
        for (sign, move) in [("◂", .pageUp), ("▸", .pageDown)] as [(Character, Move)] {
            let place = try #require(rendering.frame.place(of: sign))
            #expect(rendering.target(at: place) == .intent(.move(move)))
        }
        let selected = try #require(rendering.frame.place(of: "["))
        #expect(rendering.target(at: selected) == .day(Album.today))
        #expect(rendering.frame.cursor.position == selected)
    }

    @Test("STAT-4: every day of the year is a target where it is drawn; the cursor is on the day in focus")
    func yearTargets() throws {
        for columns in [80, 120] {
            let album = try Album(.english)
            album.app.perform(.showStatistics)
            album.app.move(.left)
            let rendering = album.draw(Size(columns: columns, rows: 24), album.context())
            let days = rendering.targets.compactMap { if case .day(let day) = $0.target { day } else { nil } }
            // 52 weeks before the week of today, a Tuesday, and its two days.
            #expect(Set(days).count == 52 * 7 + 2)
            #expect(rendering.target(at: rendering.frame.cursor.position) == .day(Album.today - 7))
            let area = rendering.targets.first { $0.target == .day(Album.today) }?.area
            #expect(area?.size.columns == (columns == 120 ? 2 : 1))
        }
    }

    @Test("ONB-2: the signs of the indicator are targets; ONB-3: the button is")
    func onboardingTargets() throws {
        let album = try Album(.english)
        album.app.perform(.showOnboarding)
        let rendering = album.draw(Size(columns: 60, rows: 15), album.context())
        for (sign, page) in [("●", 0), ("○", 1)] as [(Character, Int)] {
            let place = try #require(rendering.frame.place(of: sign))
            #expect(rendering.target(at: place) == .page(page))
        }
        #expect(rendering.target(at: rendering.frame.cursor.position) == .intent(.confirm))
    }
}

extension Frame {
    /// Where a sign stands first, from the top.
    fileprivate func place(of sign: Character) -> Point? {
        for row in bounds.rows {
            for column in bounds.columns where self[Point(column: column, row: row)].cluster == sign {
                return Point(column: column, row: row)
            }
        }
        return nil
    }
}
