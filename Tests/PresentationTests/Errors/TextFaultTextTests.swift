import DeskKit
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct TextFaultTextTests {
    private func said(_ fault: TextFault, of category: Bool = false) -> Phrase {
        let error = category ? EditError.categoryText(.name, fault) : .trackerText(.name, fault)
        return error.message().named
    }

    @Test("NEW-4: the command line refuses a long name with the form's own sentence")
    func tooLong() {
        let limit = Phrase("Limit 38 characters", "Ограничение 38 символов")
        #expect(said(.tooLong(39, limit: 38)) == limit)
        #expect(said(.tooLong(39, limit: 38), of: true) == limit)
    }

    @Test func others() {
        #expect(
            said(.blank)
                == Phrase(
                    "The name is empty: write at least one character.",
                    "Название пустое: напишите хотя бы один символ."))
        #expect(
            said(.forbiddenCharacter("\u{7}"))
                == Phrase(
                    "The name holds a control character (U+0007): write it without.",
                    "В названии есть управляющий символ (U+0007): уберите его."))
    }

    @Test("C9: of a category's name it is said that it is the category's")
    func ofCategory() {
        #expect(
            said(.blank, of: true)
                == Phrase(
                    "The category name is empty: write at least one character.",
                    "Название категории пустое: напишите хотя бы один символ."))
        #expect(
            said(.forbiddenCharacter("\u{7}"), of: true)
                == Phrase(
                    "The category name holds a control character (U+0007): write it without.",
                    "В названии категории есть управляющий символ (U+0007): уберите его."))
    }
}
