import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("V4: a click into a field puts focus and cursor there") struct FieldClickTests {
    /// Clicks on the first cell of a text, or some cells behind it.
    private func click(_ stage: AppStage, _ text: String, cells: Int = 0) throws {
        let place = try #require(stage.place(of: text), "\(stage.rows.joined(separator: "\n"))")
        stage.mouse(.press(.left), at: place + Point(column: cells, row: 0))
    }

    private func name(_ stage: AppStage) -> String? {
        guard let form = stage.driver.model.sheets.last as? FormSheetViewModel else { return nil }
        return form.state.form.name.text
    }

    @Test("V4: in the form, wherever the focus was: what is typed then stands where the click was")
    func form() throws {
        let stage = try AppStage()
        stage.type("nSwim\t\t")
        try click(stage, "Swim", cells: 2)
        stage.type("X")
        #expect(name(stage) == "SwXim")
        // Behind the text, on its frame and on its label.
        stage.type("\t")
        try click(stage, "SwXim", cells: 20)
        stage.type("Y")
        #expect(name(stage) == "SwXimY")
        stage.type("\t")
        try click(stage, "Name")
        stage.type("Z")
        #expect(name(stage) == "SwXimYZ")
    }

    @Test("V4: an empty field takes the click on its placeholder, in Russian too")
    func placeholder() throws {
        for (language, text) in [(Language.english, "Enter tracker name"), (.russian, "Введите название")] {
            let stage = try AppStage(language: language)
            stage.type("n\t\t")
            try click(stage, text, cells: 5)
            stage.type("Ёж")
            #expect(name(stage) == "Ёж")
        }
    }

    @Test(
        "V4: by wide characters both cells are one place",
        arguments: [(0, "X🐶漢é"), (1, "X🐶漢é"), (2, "🐶X漢é"), (3, "🐶X漢é"), (4, "🐶漢Xé"), (5, "🐶漢éX")])
    func wide(cells: Int, text: String) throws {
        let stage = try AppStage()
        stage.type("n🐶漢é\t")
        try click(stage, "🐶漢é", cells: cells)
        stage.type("X")
        #expect(name(stage) == text)
    }

    @Test(
        "V4: of a text that is longer than its field what is seen is met, and an arrow leads to what is hidden"
    )
    func long() throws {
        func place(cells: Int) throws -> Int {
            let stage = try AppStage()
            stage.type("n" + String(repeating: "漢", count: 36))
            try click(stage, "◂漢", cells: cells)
            stage.type("X")
            let typed = try #require(name(stage))
            return typed.prefix { $0 != "X" }.count
        }
        let hidden = try place(cells: 1)
        #expect(hidden > 1 && hidden < 36)
        #expect(try place(cells: 0) == hidden - 1)
        #expect(try place(cells: 2) == hidden && place(cells: 3) == hidden + 1)
    }

    @Test("V4: a note, an amount, a goal, categories, the palette, help and the search")
    func everyField() throws {
        let goal = Edit.editTracker(
            AppStage.id(13), TrackerEdit(.goal(Goal(.atLeast, Amount(text: "5")!, unit: "km"))))
        for (keys, done) in [
            ("a", "X"), ("=", "X"), ("e\t\t\t\u{15}", "X"), ("n\t", "X"), (":", "X"), ("?", "X"), ("/", "X"),
        ] {
            let stage = try AppStage(AppStage.week + [goal])
            stage.type(keys + "abcd")
            try click(stage, "abcd", cells: 1)
            stage.type(done)
            #expect(stage.shows("aXbcd"), "\(keys)")
        }
        let stage = try AppStage()
        stage.type("n\t\rn" + "abcd")
        try click(stage, "abcd", cells: 3)
        stage.type("X")
        #expect(stage.shows("abcXd"))
    }

    @Test("V4: a click on a search that is left goes on with it there")
    func search() throws {
        let stage = try AppStage()
        stage.type("/wat\r")
        #expect(!stage.driver.controller.takesText)
        try click(stage, "wat", cells: 1)
        stage.type("l")
        #expect(stage.driver.model.list.state.search == "wlat")
    }
}
