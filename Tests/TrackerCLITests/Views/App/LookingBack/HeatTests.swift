import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// The year as steps of colour, or of signs where there are none.
@MainActor @Suite struct HeatTests {
    struct Look: CustomTestStringConvertible, Sendable {
        let depth: ColorDepth
        var isASCII = false

        var testDescription: String { isASCII ? "ASCII" : "\(depth)" }
        var isSolid: Bool { depth >= .indexed && !isASCII }

        nonisolated static let all = [
            Look(depth: .trueColor), Look(depth: .indexed), Look(depth: .sixteen), Look(depth: .none),
            Look(depth: .trueColor, isASCII: true),
        ]
    }

    private struct Cell: Hashable {
        let sign: Character?
        let background: UInt32?
    }

    /// The first cells of all days of the year as they are seen; signs in the colour of their cell are not.
    private func seen(
        _ album: Album, _ look: Look, _ appearance: Appearance, columns: Int
    ) -> [Day: Cell] {
        let rendering = album.draw(
            Size(columns: columns, rows: 30),
            album.context(appearance, isASCII: look.isASCII, depth: look.depth))
        return rendering.targets.reduce(into: [:]) { cells, target in
            guard case .day(let day) = target.target else { return }
            let cell = rendering.frame[target.area.origin]
            let background = cell.style.background.map {
                look.depth == .indexed ? UInt32($0.indexed) : $0.rgb
            }
            let isHidden = background != nil && cell.style.foreground == cell.style.background
            cells[day] = Cell(sign: isHidden ? nil : cell.cluster, background: background)
        }
    }

    @Test(
        "A4: the day in focus looks like no other, whatever its level", arguments: Look.all,
        Appearance.allCases)
    @MainActor func focus(look: Look, appearance: Appearance) throws {
        let album = try Album(.english)
        album.app.perform(.showStatistics)
        let map = album.app.model.statisticsScreen.statistics.heatMap
        var days: [DayShare.Level: Day] = [:]
        for week in map.weeks {
            for cell in (0..<7).compactMap({ map.cell(week: week, row: $0) }) {
                if let level = cell.level { days[level] = days[level] ?? cell.day }
            }
        }
        #expect(days.count == DayShare.Level.allCases.count)
        for columns in [80, 120] {
            for (level, day) in days {
                album.app.model.focus(on: day)
                var cells = seen(album, look, appearance, columns: columns)
                let focused = try #require(cells[day])
                cells[day] = nil
                let others = Set(cells.values)
                // Reversed, a half-shaded sign is what it was: another sign has to tell, or another background.
                #expect(!others.contains { $0.sign == focused.sign }, "\(level) in \(columns) columns")
                #expect(look.isSolid == (focused.background != nil))
                #expect(!look.isSolid || !others.contains { $0.background == focused.background })
            }
        }
    }

    @Test("T79: a day on which nothing was planned is blank; all others are solid", arguments: Look.all)
    func blank(look: Look) throws {
        let album = try Album(.english)
        album.app.perform(.showStatistics)
        let map = album.app.model.statisticsScreen.statistics.heatMap
        let cells = seen(album, look, .dark, columns: 120)
        for (day, cell) in cells where day != Album.today {
            let place = try #require(map.place(of: day))
            guard map.cell(week: place.week, row: place.row)?.level != nil else {
                #expect(cell == Cell(sign: " ", background: nil))
                continue
            }
            #expect((cell.background != nil) == look.isSolid)
            #expect((cell.sign == nil) == look.isSolid)
        }
    }

    @Test("T31: where solid steps are copied as text, they are the signs of screens without colour")
    func copied() throws {
        let album = try Album(.russian)
        album.app.perform(.showStatistics)
        for columns in [60, 80, 120, 200] {
            let size = Size(columns: columns, rows: 40)
            let (solid, plain) = (
                album.draw(size, album.context(depth: .trueColor)).frame,
                album.draw(size, album.context(depth: .none)).frame
            )
            // Bars one below the other have a gap between them where they are solid.
            #expect(solid.rows.map { String($0.map { $0 == "▇" ? "█" : $0 }) } == plain.rows)
        }
    }

    @Test(
        "The five steps of every colour differ; in 256 colours nothing and all done look like no other step"
    )
    func steps() throws {
        for appearance in Appearance.allCases {
            let theme = Theme(appearance: appearance, glyphs: .unicode, depth: .indexed)
            for color in [nil] + PaletteColor.all.map(Optional.some) {
                let steps = try DayShare.Level.allCases.map {
                    try #require(theme.heat($0, of: color).background)
                }
                #expect(Set(steps.map(\.rgb)).count == 5, "\(color?.number ?? 0) on \(appearance)")
                let entries = steps.map(\.indexed)
                let words = "\(color?.number ?? 0) on \(appearance): \(entries)"
                #expect(color != nil || Set(entries).count == 5, "\(words)")
                #expect(!entries.dropFirst().contains(entries[0]), "\(words)")
                #expect(!entries.dropLast().contains(entries[4]), "\(words)")
            }
        }
    }

    @Test("A tracker's own days have its colour, those of all trackers are green")
    func ownColor() throws {
        let theme = Theme(appearance: .dark, glyphs: .unicode, depth: .trueColor)
        let album = try Album(.english)
        func backgrounds() -> Set<Color> {
            let frame = album.draw(Size(columns: 120, rows: 40), album.context()).frame
            return Set(frame.lines.flatMap { $0.spans.compactMap(\.style.background) })
        }
        album.app.perform(.openDetails)
        let color = try #require(album.app.model.list.state.cards.first?.color)
        let steps = DayShare.Level.allCases.compactMap { theme.heat($0, of: color).background }
        #expect(backgrounds().isSubset(of: steps) && backgrounds().contains(steps[4]))
        album.app.cancel()
        album.app.perform(.showStatistics)
        #expect(backgrounds().contains(try #require(theme.heat(.full).background)))
        #expect(!backgrounds().contains(steps[4]))
    }
}
