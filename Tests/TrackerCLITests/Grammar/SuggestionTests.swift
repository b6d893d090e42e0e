import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@Suite("What a shell offers, and what a text names, is understood") struct SuggestionTests {
    @Test(arguments: Language.allCases)
    func schedules(language: Language) throws {
        let words = try #require(offered(.rule, language))
        #expect(words.count == 14)
        for word in words {
            #expect(throws: Never.self, "\(word)") { try ScheduleWord.schedule(word, today: Day(0)) }
        }
    }

    @Test(arguments: Language.allCases)
    func days(language: Language) throws {
        let words = try #require(offered(.day, language))
        #expect(words.count == 10 && offered(.days, language) == words)
        for word in words {
            #expect(throws: Never.self, "\(word)") { try DayWord.day(word, today: Day(0)) }
        }
    }

    @Test(arguments: Language.allCases)
    func colors(language: Language) throws {
        let words = try #require(offered(.color, language))
        #expect(words.count == 18)
        for word in words { #expect(throws: Never.self, "\(word)") { try ColorWord.color(word) } }
    }

    private func offered(_ kind: ValueKind, _ language: Language) -> [String]? {
        if case .words(let words) = kind.suggestions(language) { words } else { nil }
    }
}
