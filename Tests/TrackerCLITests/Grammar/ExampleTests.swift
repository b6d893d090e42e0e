import Testing
import TrackerCLI
import TrackerPresentation

struct ExampleTests {
    @Test(
        "T3: two or three examples; one where a command can be called in one way only",
        arguments: CommandName.visible)
    func count(command: CommandName) {
        #expect((command == .onboarding ? 1...1 : 2...3).contains(command.spec.examples.count))
    }

    @Test(
        "T3: each example is a right line for its command", arguments: CommandName.visible, Language.allCases)
    func right(command: CommandName, language: Language) throws {
        for example in command.spec.examples {
            #expect(try parse(example.arguments(language)).get().command == command)
        }
    }

    @Test("The line is quoted as a person would type it")
    func commandLine() {
        let example = Example(
            ["add", .waterPlants, "--category", "it's", "--search", "5 $", "--emoji", "🎸", ""], Phrase("", "")
        )
        #expect(
            example.commandLine(.english)
                == #"tracker add "Water plants" --category "it's" --search '5 $' --emoji 🎸 """#)
        #expect(
            example.commandLine(.russian)
                == #"tracker add "Полить цветы" --category "it's" --search '5 $' --emoji 🎸 """#)
    }

    @Test(
        "Quoting for a shell",
        arguments: [
            ("Run", "Run", "'Run'", "'Run'"),
            ("a b", "\"a b\"", "'a b'", "'a b'"),
            ("it's", "\"it's\"", #"'it'\''s'"#, #"'it\'s'"#),
            (#"say "hi""#, #"'say "hi"'"#, #"'say "hi"'"#, #"'say "hi"'"#),
            (#"a\b"#, #"'a\b'"#, #"'a\b'"#, #"'a\\b'"#),
        ])
    func quoting(word: String, typed: String, single: String, fish: String) {
        #expect(ShellWord.typed(word) == typed)
        #expect(ShellWord.single(word) == single)
        #expect(ShellWord.fish(word) == fish)
    }
}
