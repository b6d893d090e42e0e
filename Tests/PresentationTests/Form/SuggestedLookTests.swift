import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("V25: emoji and colour by the words of the name") struct SuggestedLookTests {
    private func form(_ name: String) throws -> TrackerFormViewModel {
        let desk = try Desk()
        let form = TrackerFormViewModel(
            creating: false, workspace: desk.workspace, library: try desk.library)
        form.enter(name, in: .name)
        return form
    }

    @Test(
        "V25: the words of week.md in both languages, in any case and form",
        arguments: [
            ("run", "🏃"), ("бег", "🏃"), ("Morning run", "🏃"), ("Утренняя пробежка", "🏃"), ("Jogging", "🏃"),
            ("read", "📖"), ("читать", "📖"), ("Read 20 pages", "📖"), ("ЧИТАТЬ ПЕРЕД СНОМ", "📖"),
            ("water", "💧"), ("вода", "💧"), ("Drink water", "💧"), ("Выпить воды", "💧"),
            ("dog", "🐶"), ("собака", "🐶"), ("Walk the dog", "🐶"), ("Погулять с собакой", "🐶"),
            ("Пёс", "🐶"), ("Learn Spanish", "🔤"), ("Cold shower", "🥶"), ("Контрастный душ", "🥶"),
            ("Гулять по вечерам", "🚶"), ("Coffee", "☕"), ("Dentist", "🦷"), ("Buy a birthday gift", "🎁"),
        ])
    func words(name: String, emoji: String) throws {
        #expect(try form(name).draft.emoji == emoji)
    }

    @Test(
        "V25: a part of another word, and a word that says nothing, leave the least used",
        arguments: [
            "Team", "Sunday", "Category", "Brunch", "Семь дел", "Супергерой", "Который час", "123", "🐕", "",
        ])
    func noWord(name: String) throws {
        let form = try form(name)
        #expect(form.draft.emoji == "🙂" && form.draft.color == PaletteColor(number: 1))
    }

    @Test("V25: the suggestion follows the name as it is typed, and goes with it")
    func follows() throws {
        let session = try AppSession(.holding(.habit(1)))
        session.openNewForm()
        var seen: [String?] = []
        for letter in "run" {
            session.type(String(letter))
            seen.append(session.form?.form.draft.emoji)
        }
        #expect(seen == ["😻", "😻", "🏃"] && session.form?.form.draft.color?.number == 2)
        try session.formModel().clear(.name)
        #expect(session.form?.form.draft.emoji == "😻")
        #expect(try !session.formModel().hasUnsavedInput)
    }

    @Test("V25: an emoji or a colour that the person chose is never replaced, each by itself")
    func chosen() throws {
        let form = try form("")
        form.choose(emoji: "🦄")
        form.enter("Run", in: .name)
        #expect(form.draft.emoji == "🦄" && form.draft.color?.number == 2)
        form.choose(color: PaletteColor.all[8])
        form.enter("Water", in: .name)
        #expect(form.draft.emoji == "🦄" && form.draft.color?.number == 9)
        let refused = try self.form("")
        refused.choose(emoji: "no emoji")
        refused.enter("Run", in: .name)
        #expect(refused.draft.emoji == "🏃")
    }

    @Test("V25, TRK-2: an edited tracker keeps its look whatever its new name says")
    func edited() throws {
        let session = try AppSession(.holding(.habit(1, "Rest")))
        session.app.perform(.editTracker)
        try session.formModel().form.enter("Run", in: .name)
        #expect(session.form?.form.draft.emoji == "🙂" && session.form?.form.draft.color?.number == 1)
    }

    @Test(
        "V25: every emoji of the table is a single one of two cells; roots are as they are typed, and stand once"
    )
    func table() {
        let table = SuggestedLook.all
        #expect(table.allSatisfy { Emoji.isValid($0.look.emoji) && $0.look.emoji.unicodeScalars.count == 1 })
        let roots = table.flatMap { ($0.english + " " + $0.russian).split(separator: " ") }
        #expect(Set(roots).count == roots.count && table.count > 90)
        #expect(roots.allSatisfy { $0.lowercased() == $0 && !$0.contains("ё") })
        #expect(table.allSatisfy { $0.english.allSatisfy { $0.isASCII } })
        #expect(table.allSatisfy { $0.russian.allSatisfy { !$0.isASCII || " .".contains($0) } })
    }

    @Test("V25: whole words alone are found for short roots, beginnings for the others")
    func wholeWords() {
        #expect(SuggestedLook(fitting: "tea")?.emoji == "🍵" && SuggestedLook(fitting: "teach") == nil)
        #expect(SuggestedLook(fitting: "meditating")?.emoji == "🧘")
        #expect(SuggestedLook(fitting: "a-b") == nil)
    }
}
