import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerPresentation

/// What holds for every sheet in a window of any size.
@MainActor @Suite struct SheetRoomTests {
    /// Those at the ends and on both sides of a change of layout, and others that differ from sheet to sheet.
    private func sizes(_ scene: SheetScene) -> [Size] {
        var random = SeededRandom(seed: UInt64(SheetScene.all.firstIndex { $0.name == scene.name } ?? 0))
        let count = Torture.tries(brief: 4, full: 10)
        let others = (0..<count).map { _ in
            Size(columns: .random(in: 1...300, using: &random), rows: .random(in: 1...100, using: &random))
        }
        let small = (0..<count).map { _ in
            Size(columns: .random(in: 1...80, using: &random), rows: .random(in: 1...24, using: &random))
        }
        return [
            Size(columns: 1, rows: 1), Size(columns: 300, rows: 100), Size(columns: 60, rows: 15),
            Size(columns: 73, rows: 20), Size(columns: 74, rows: 20),
        ] + others + small
    }

    @Test(
        "The dialog is the only bright rectangle; cursor and targets lie in it",
        arguments: SheetScene.all.filter { !$0.keepsScreenBright })
    @MainActor func inside(scene: SheetScene) throws {
        for language in Language.allCases {
            let stage = try scene.stage(language)
            for size in sizes(scene) {
                let rendering = stage.rendering(size)
                let area = try #require(rendering.frame.brightArea, "\(size)")
                let targets = rendering.targets.filter { $0.target != .intent(.cancel) }
                #expect(targets.allSatisfy { area.intersection($0.area) == $0.area }, "\(size)")
                // Smaller windows show no sheet.
                guard size.columns >= 60, size.rows >= 15 else { continue }
                #expect(area.contains(rendering.frame.cursor.position), "\(size)")
            }
        }
    }

    @Test("Nothing is drawn outside the rectangle given", arguments: SheetScene.all)
    @MainActor func outside(scene: SheetScene) throws {
        let stage = try scene.stage(.russian)
        let sheet = try #require(stage.app.model.state.sheets.last)
        for size in sizes(scene) {
            var rendering = Rendering(size: Size(columns: size.columns + 5, rows: size.rows + 4))
            rendering.frame.fill(rendering.frame.bounds, with: "~")
            let rect = Rect(origin: Point(column: 3, row: 2), size: size)
            stage.draw(sheet, in: rect, on: &rendering)
            let touched = rendering.frame.places.filter { place in
                !rect.contains(place) && rendering.frame[place].cluster != "~"
            }
            #expect(touched == [], "\(size)")
        }
    }

    @Test("MAIN-17: from 60 columns no word of the product is cut", arguments: SheetScene.all)
    func whole(scene: SheetScene) throws {
        for language in Language.allCases {
            let stage = try scene.stage(language)
            for size in [Size(columns: 60, rows: 15), Size(columns: 80, rows: 24)] {
                // What opens a sheet may end so.
                let text = stage.rendering(size).frame.rows.joined(separator: "\n")
                    .replacing("Rest …", with: "").replacing("Отдых…", with: "")
                #expect(!text.contains("…"), "\(text)")
            }
        }
    }

    @Test("T81: with ASCII signs nothing else is drawn", arguments: SheetScene.all)
    func ascii(scene: SheetScene) throws {
        var stage = try scene.stage(.english)
        stage.glyphs = .ascii
        let frame = stage.rendering(Size(columns: 80, rows: 24)).frame
        let other = frame.rows.joined().filter { !$0.isASCII && !$0.isLetter }
        // Emoji are the person's own.
        #expect(other.allSatisfy { $0.unicodeScalars.allSatisfy(\.properties.isEmoji) }, "\(other)")
    }

    @Test(
        "T79: blank cells but those of the colours to choose keep the terminal's background",
        arguments: SheetScene.all)
    func background(scene: SheetScene) throws {
        let rendering = try scene.stage().rendering(Size(columns: 80, rows: 24))
        let frame = rendering.frame
        let cells = frame.places.filter { place in
            if case .part(.color) = rendering.target(at: place) { false } else { true }
        }.map { frame[$0] }
        #expect(!cells.contains { $0.cluster == " " && $0.style.background != nil })
        #expect(!cells.contains { $0.style.background != nil && $0.style.foreground == nil })
    }
}
