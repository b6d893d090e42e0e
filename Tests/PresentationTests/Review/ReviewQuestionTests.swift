import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct ReviewQuestionTests {
    @Test("REV-1: what is not completed on a day, in the order of its list, without events")
    func day() throws {
        let library = try Library.holding(
            .habit(1, "Run", done: [.today]), .habit(2, "Read"), .event(3), .habit(4, "Swim"),
            .habit(5, "Gym", skipped: [.today]))
        let names = library.reviewQuestions(over: .today ... .today, today: .today).compactMap {
            library.tracker($0.tracker)?.name
        }
        #expect(names == ["Read", "Swim"])
    }

    @Test("REV-1, WAY-5: of several days what was missed, the oldest first, then today")
    func open() throws {
        let done = DaySet(Day.today - 6...Day.today - 2)
        let library = try Library.holding(.habit(1, "Run", done: [Day.today - 30] + Array(done)))
        let days = library.reviewQuestions(over: Day.today - 7 ... .today, today: .today).map(\.day)
        #expect(days == [Day.today - 7, Day.today - 1, .today])
    }

    @Test("REV-4: what others did meanwhile is told, each in its words")
    func meanwhile() throws {
        let question = try Library.holding(.habit(1)).reviewQuestions(over: .today ... .today, today: .today)[
            0]
        for (library, meanwhile) in [
            (try Library.holding(.habit(1)), nil), (try .holding(.habit(2)), .deleted),
            (try .holding(.habit(1, done: [.today])), .done),
            (try .holding(.habit(1, skipped: [.today])), .closed),
        ] as [(Library, ReviewQuestion.Meanwhile?)] {
            #expect(question.meanwhile(in: library, today: .today) == meanwhile)
        }
        let said = ReviewQuestion.Meanwhile.allCases.map { $0.sentence("Бег") }
        #expect(
            said.map(\.english) == ["Бег: done already.", "Бег: deleted meanwhile.", "Бег: no longer open."])
        #expect(said.map(\.russian) == ["Бег: уже отмечено.", "Бег: уже удалён.", "Бег: больше не нужно."])
    }
}
