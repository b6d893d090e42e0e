import TestKit
import Testing
import TrackerCLI
import TrackerPresentation

struct CompletionsTests {
    @Test(
        "T23: the script for bash is right",
        .enabled(if: InstalledProgram.bash.isThere, "bash is not installed"),
        arguments: Language.allCases)
    func bash(language: Language) throws {
        try check(BashCompletions.script(in: language), with: .bash)
    }

    @Test(
        "T23: the script for zsh is right",
        .enabled(if: InstalledProgram.zsh.isThere, "zsh is not installed"),
        arguments: Language.allCases)
    func zsh(language: Language) throws {
        try check(ZshCompletions.script(in: language), with: .zsh)
    }

    @Test(
        "T23: the script for fish is right",
        .enabled(if: InstalledProgram.fish.isThere, "fish is not installed"),
        arguments: Language.allCases)
    func fish(language: Language) throws {
        try check(FishCompletions.script(in: language), with: .fish)
    }

    /// Lets a shell read a script without running it.
    private func check(_ script: String, with shell: InstalledProgram) throws {
        let outcome = try shell.run(["-n"], input: script)
        #expect(outcome.errors == "")
        #expect(outcome.status == .exited(0))
    }

    @Test("T23: every command and option is offered in every shell", arguments: Language.allCases)
    func complete(language: Language) {
        let scripts = [
            BashCompletions.script(in: language), ZshCompletions.script(in: language),
            FishCompletions.script(in: language),
        ]
        let words = CommandName.visible.map(\.lastWord) + OptionName.allCases.map(\.word)
        for script in scripts {
            for word in words { #expect(script.contains(word), "\(word)") }
        }
    }

    @Test("Descriptions are in the language asked for")
    func languages() {
        #expect(ZshCompletions.script(in: .russian).contains("'done:отметить трекеры выполненными'"))
        #expect(ZshCompletions.script(in: .english).contains("'done:mark trackers as done'"))
        #expect(FishCompletions.script(in: .russian).contains("'done\tотметить трекеры выполненными'"))
        #expect(
            BashCompletions.script(in: .russian).contains(
                "'--schedule:'*) __tracker_words ежедневно будни выходные"))
    }
}
