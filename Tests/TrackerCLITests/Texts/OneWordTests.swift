import Testing
import TrackerCLI
import TrackerExchange
import TrackerPresentation

/// C13: one word for one thing, and Russian as it is spoken.
@Suite struct OneWordTests {
    @Test("C13: in help and manual a tracker done on a day is a completion; to mark is what one does")
    func completions() {
        let help = HelpTopic.all.flatMap { HelpText.lines(on: $0, in: .english).map(\.text) }
        let manual = ManPage.source(in: .english, version: "1").split(separator: "\n").map(String.init)
        let keys = Set(JSONDocument.all.map(\.keys.text))
        for line in help + manual where !keys.contains(line) {
            let words = line.lowercased().split { !$0.isLetter }
            #expect(!words.contains("marks"), "\(line)")
            for article in ["a mark", "the mark", "that mark"] {
                #expect(
                    !line.lowercased().contains(article + " ") && !line.lowercased().contains(article + "."),
                    "\(line)")
            }
        }
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
