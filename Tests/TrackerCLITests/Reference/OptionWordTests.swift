import TestKit
import Testing
import TrackerCLI
import TrackerPresentation

/// The words that an option takes with a command, as its parser says: the same word may ask for others elsewhere.
private struct OptionWords {
    /// The key by which the scripts look up values.
    let key: String
    let command: CommandName
    let words: [String]

    /// Every option with fixed words, by command.
    static let all: [OptionWords] = CommandName.visible.flatMap { command in
        OptionName.allCases.compactMap { option in
            let line =
                command.rawValue.split(separator: " ").map(String.init) + [option.word, "no such word"]
            guard option.takesValue, case .failure(.badOptionValue(_, _, let words)) = parse(line) else {
                return nil
            }
            return OptionWords(key: "\(option.word):\(command.rawValue)", command: command, words: words)
        }
    }
}

/// The words that an option takes with a command are those that shells complete and help explains.
struct OptionWordTests {
    /// The same for every shell but for the words that print what is offered.
    private func expectOffers(
        _ script: String, in shell: InstalledProgram, _ options: [String], printing functions: String
    ) throws {
        let questions = OptionWords.all.map { "echo '= \($0.key)'\n__tracker_values '\($0.key)'\n" }
        let outcome = try shell.run(options, input: script + functions + questions.joined())
        #expect(outcome.errors == "")
        let answers = OptionWords.all.map { "= \($0.key)\n" + $0.words.map { $0 + "\n" }.joined() }
        #expect(outcome.output == answers.joined())
    }

    @Test("The words are those that are known by hand")
    func words() {
        func words(_ key: String) -> [String]? { OptionWords.all.first { $0.key == key }?.words }
        #expect(words("--format:export") == ["json", "csv", "markdown", "ics", "plist"])
        #expect(
            words("--format:import") == [
                "json", "plist", "loop", "tickmate", "rewire", "habito", "habitbull", "harsh", "table-habit",
                "kado", "habitctl", "dijo", "beaver-habits", "habitkit", "json-days",
                "org", "obsidian", "csv",
            ])
        #expect(words("--color:list") == ["auto", "always", "never"])
        #expect(words("--color:add") == nil)
        #expect(words("--filter:list")?.last == "resting")
        #expect(words("--lang:category rename") == ["en", "ru"])
    }

    @Test("T23: bash offers them", .enabled(if: InstalledProgram.bash.isThere, "bash is not installed"))
    func bash() throws {
        try expectOffers(
            BashCompletions.script(in: .english), in: .bash, ["--norc", "-s"],
            printing: "__tracker_words() { printf '%s\\n' \"$@\"; }\n")
    }

    @Test("T23: zsh offers them", .enabled(if: InstalledProgram.zsh.isThere, "zsh is not installed"))
    func zsh() throws {
        try expectOffers(
            "compdef() { :; }\n" + ZshCompletions.script(in: .english), in: .zsh, ["-f", "-s"],
            printing: "__tracker_words() { print -rl -- \"$@\"; }\n")
    }

    @Test("T23: fish offers them", .enabled(if: InstalledProgram.fish.isThere, "fish is not installed"))
    func fish() throws {
        try expectOffers(FishCompletions.script(in: .english), in: .fish, ["--no-config"], printing: "")
    }

    @Test("N8: fish is told of no option for all commands; files are values among others")
    func files() {
        let script = FishCompletions.script(in: .english)
        #expect(!script.contains("complete -c tracker -l "))
        for option in ["library", "svg"] {
            #expect(script.contains("case '--\(option):*'\n            __fish_complete_path "))
        }
    }

    @Test("T3, T24: help and the manual tell each of them", arguments: Language.allCases)
    func told(language: Language) {
        let manual = ManPage.source(in: language, version: "1").replacing("\\-", with: "-")
        for option in OptionWords.all {
            for word in option.words {
                #expect(manual.contains(word), "\(option.key) \(word)")
            }
            // Those that hold everywhere are explained in the overview.
            guard option.command.spec.options.contains(where: { option.key.hasPrefix($0.name.word + ":") })
            else {
                continue
            }
            let help = HelpText.lines(on: .command(option.command), in: language).map(\.text).joined(
                separator: "\n")
            for word in option.words { #expect(help.contains(word), "\(option.key) \(word)") }
        }
    }
}
