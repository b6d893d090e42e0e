import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// The app shows a mark before it is on the disk, and says so.
@MainActor @Suite struct SavingTests {
    @Test(
        "LIVE-2: A mark is shown as being saved, then with the key that undoes it",
        arguments: [
            (Language.english, GlyphSet.unicode, "saving…", "u undo"),
            (.english, .ascii, "saving...", "u undo"),
            (.russian, .unicode, "сохраняется…", "u отмена"),
            (.russian, .ascii, "сохраняется...", "u отмена"),
        ])
    func notice(language: Language, glyphs: GlyphSet, saving: String, undo: String) throws {
        let stage = try AppStage(language: language, savesLater: true, glyphs: glyphs)
        let before = try stage.marks
        stage.type(" ")
        #expect(stage.rows[22].hasSuffix(" \(saving)") && !stage.rows[22].contains(undo))
        #expect(try stage.marks == before)
        stage.driver.model.saveMarks()
        #expect(!stage.shows(saving) && stage.rows[22].hasSuffix(" \(undo)"))
        #expect(try stage.marks == before + 1)
    }

    @Test("LIVE-2: It is said as long as it is so: without the notice, on the other tab, over a sheet")
    func everywhere() throws {
        let stage = try AppStage(savesLater: true)
        stage.type(" ")
        for keys in ["j", "2", "1", "m", "\u{1B}", "?"] {
            stage.type(keys)
            #expect(stage.rows[22].hasSuffix("saving…"), "\(keys)")
        }
        stage.driver.model.saveMarks()
        #expect(!stage.shows("saving…"))
    }

    @Test("Ctrl-Z, u and q save first")
    func first() throws {
        for key in ["\u{1A}", "u", "q"] {
            let stage = try AppStage(savesLater: true)
            let before = try stage.marks
            stage.type(" " + key)
            #expect(!stage.driver.model.isSaving)
            #expect(try stage.marks == (key == "u" ? before : before + 1))
        }
    }
}

extension AppStage {
    /// The number of completions that the store has.
    fileprivate var marks: Int {
        get throws { try #require(library).trackers.reduce(0) { $0 + $1.marks.count } }
    }
}
