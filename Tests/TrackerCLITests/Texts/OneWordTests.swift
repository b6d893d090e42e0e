import Testing
import TrackerCLI
import TrackerPresentation

/// C13: one word for one thing, and Russian as it is spoken.
@Suite struct OneWordTests {
    @Test("C13: in help what a day holds is a mark; completions are those of a shell")
    func marks() {
        for line in HelpTopic.all.flatMap({ HelpText.lines(on: $0, in: .english).map(\.text) }) {
            let words = Set(line.lowercased().split { !$0.isLetter })
            #expect(
                words.isDisjoint(with: ["completion", "completions"])
                    || words.isDisjoint(with: ["trackers", "day", "days", "done"]), "\(line)")
        }
        #expect(ManPage.source(in: .english, version: "1").contains("A mark says that a tracker was done"))
    }

    @Test("C13: what commands say in Russian")
    func russian() throws {
        let shell = try Shell(language: "ru")
        shell.tracker("add", "Бег", "--category", "Спорт", "--schedule", "daily")
        for (line, said) in [
            (["done", "Бег", "--date", "чт"], "Отмечено за чт, 19 ноября 2026: Бег. Отменить: tracker undo"),
            (["done", "Бег", "--date", "чт"], "Уже отмечено за чт, 19 ноября 2026: Бег."),
            (["done", "Бег"], "Отмечено за сегодня: Бег. Отменить: tracker undo"),
            (
                ["undone", "Бег", "--date", "чт"],
                "Отметка снята за чт, 19 ноября 2026: Бег. Отменить: tracker undo"
            ),
            (["undone", "Бег", "--date", "чт"], "Не было отмечено за чт, 19 ноября 2026: Бег."),
            (["edit", "Бег", "--name", "Бег"], "Менять нечего: Бег."),
            (["undo"], "Отменён шаг «отметка снята за 19 ноя: Бег». Повторить: tracker redo"),
            (["redo"], "Повторён шаг «отметка снята за 19 ноя: Бег». Отменить: tracker undo"),
        ] {
            #expect(shell.run(line) == Shell.Run(output: said + "\n"))
        }
        #expect(
            shell.tracker("done").errors
                == "Не указан трекер: напишите -, чтобы взять их из стандартного ввода.\n")
        #expect(shell.tracker("help", "done").output.contains("\nИспользование\n"))
    }
}
