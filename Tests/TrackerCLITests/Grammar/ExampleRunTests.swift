import Testing
import TrackerCLI
import TrackerPresentation

struct ExampleRunTests {
    /// A home with the trackers and categories that the examples take for granted, and something to undo and redo.
    private func home(_ language: Language) throws -> Shell {
        let shell = try Shell(language: language.rawValue)
        let habits: [(Example.Word, Example.Word)] = [(.run, .sport), (.read, .home), (.waterPlants, .home)]
        for (name, category) in habits {
            let line = Example(["add", name, "--category", category, "--schedule", "daily"], Phrase("", ""))
            try #require(shell.run(line.arguments(language)).code == .done)
        }
        let mark = Example(["done", .run, .read], Phrase("", ""))
        try #require(shell.run(mark.arguments(language)).code == .done)
        try #require(shell.tracker("undo").code == .done)
        return shell
    }

    @Test(
        "T3: each example of help does what it says, with exit code 0", arguments: CommandName.visible,
        Language.allCases)
    func runs(command: CommandName, language: Language) throws {
        for example in command.spec.examples where !example.needsTerminal {
            let run = try home(language).run(example.arguments(language))
            #expect(run.code == .done, "\(example.commandLine(language)): \(run.errors)")
            #expect(run.errors == "", "\(example.commandLine(language))")
            #expect(
                run.output.isEmpty == example.arguments(language).contains("-q"),
                "\(example.commandLine(language))")
        }
    }
}
