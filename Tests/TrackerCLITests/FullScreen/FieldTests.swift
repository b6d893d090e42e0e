import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// Names typed and pasted into the form.
@MainActor @Suite struct FieldTests {
    private let form: AppStage

    init() throws {
        form = try AppStage()
        form.type("n\r")
    }

    @Test("A11, T70: a pasted line break or tab is a space, no confirmation; control characters are gone")
    func paste() {
        form.paste("q\nw\ty\u{1}\r\n")
        #expect(form.shows("q w y"))
        #expect(form.shows("Create") && form.names.count == 4)
    }

    @Test("T70, NEW-4: what is pasted beyond 38 symbols is cut, and said")
    func pasteTooMuch() {
        form.paste(String(repeating: "ы", count: 60))
        #expect(form.shows("38/38") && form.shows("Limit 38 characters"))
    }

    @Test("T70: pasted letters are no commands on the screen")
    func pasteOnScreen() throws {
        let stage = try AppStage()
        stage.paste("dyq")
        #expect(!stage.driver.model.hasQuit && stage.names.count == 4)
    }

    @Test("T91: the 39th symbol is refused with a message until the next key")
    func limit() {
        form.type(String(repeating: "a", count: 38))
        #expect(form.shows("38/38") && !form.shows("Limit 38 characters"))
        form.type("b")
        #expect(form.shows("38/38") && form.shows("Limit 38 characters"))
        #expect(!form.shows("aab"))
        form.type("\t")
        #expect(!form.shows("Limit 38 characters"))
    }

    @Test("T48: Backspace removes a whole cluster, typed scalar by scalar")
    func cluster() {
        form.type("👨‍👩‍👧")
        #expect(form.shows("1/38"))
        form.type("\u{7F}")
        #expect(form.shows("0/38"))
    }

    @Test("T91: Ctrl-S before everything is chosen saves nothing and says what is missing")
    func incomplete() {
        form.type("Sleep\u{13}")
        #expect(form.names.count == 4 && form.shows("category"))
    }

    @Test(
        "T73: fields know the keys of a line",
        arguments: [
            ("\u{1B}[D\u{1B}[DX", "one tXwo"), ("\u{1B}[HX", "Xone two"), ("\u{1}X\u{5}Y", "Xone twoY"),
            ("\u{1B}[H\u{1B}[1;3CX", "oneX two"), ("\u{1B}[1;3DX", "one Xtwo"), ("\u{17}X", "one X"),
            ("\u{1B}[D\u{15}X", "Xo"), ("\u{1}\u{1B}[C\u{B}X", "oX"), ("\u{1}\u{1B}[3~", "ne two"),
        ])
    func editing(keys: String, name: String) {
        form.type("one two" + keys)
        guard let model = form.driver.model.sheets.last as? FormSheetViewModel else {
            Issue.record("no form")
            return
        }
        #expect(model.state.form.name.text == name)
    }

    @Test("a habit is made by the keyboard alone, with a category on the way")
    func creation() throws {
        let stage = try AppStage([])
        // Name; Category: new one, named, chosen; Schedule: the first day, Done; back to the color and, past the
        // swimmer that the name chose, to the first emoji; save.
        stage.type("n\rSwim\t\rn" + "Sport\r\r")
        stage.type("\r \u{1B}[F\r" + "\u{1B}[Z\u{1B}[Z \u{1B}[Z\u{1B}[C \u{13}")
        #expect(stage.driver.model.sheets.isEmpty)
        let tracker = try #require(stage.library?.trackers.first)
        #expect(tracker.name == "Swim" && stage.library?.categories.map(\.name) == ["Sport"])
        #expect(tracker.emoji == "🙂" && tracker.color.number == 8)
    }
}
