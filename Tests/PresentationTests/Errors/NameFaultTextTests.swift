import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct NameFaultTextTests {
    @Test("NEW-4: the command line refuses a long name with the form's own sentence")
    func tooLong() {
        #expect(NameFault.tooLong(39).phrase == Phrase("Limit 38 characters", "Ограничение 38 символов"))
    }

    @Test func others() {
        #expect(
            NameFault.blank.phrase
                == Phrase(
                    "The name is empty: write at least one character.",
                    "Название пустое: напишите хотя бы один символ."))
        #expect(
            NameFault.forbiddenCharacter("\u{7}").phrase
                == Phrase(
                    "The name holds a control character (U+0007): write it without.",
                    "В названии есть управляющий символ (U+0007): уберите его."))
    }

    @Test("C9: of a category's name it is said that it is the category's")
    func ofCategory() {
        #expect(
            NameFault.blank.phraseOfCategory
                == Phrase(
                    "The category name is empty: write at least one character.",
                    "Название категории пустое: напишите хотя бы один символ."))
        #expect(
            NameFault.forbiddenCharacter("\u{7}").phraseOfCategory
                == Phrase(
                    "The category name holds a control character (U+0007): write it without.",
                    "В названии категории есть управляющий символ (U+0007): уберите его."))
        #expect(NameFault.tooLong(39).phraseOfCategory == NameFault.tooLong(39).phrase)
    }
}
