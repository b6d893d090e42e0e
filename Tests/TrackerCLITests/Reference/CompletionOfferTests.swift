import TestKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// The completions of zsh and fish, asked for as a person does.
@Suite struct CompletionOfferTests {
    private static let names = ["Run", "Бег по утрам", "say \"hi\""]

    /// The line in zsh after Tab.
    private func completed(_ lines: [String]) throws -> [String] {
        let home = try TemporaryFolder()
        try home.write(
            Array(
                """
                autoload -Uz compinit && compinit -u -D
                tracker() { [[ $* == '__complete trackers' ]] && print -rl -- \(Self.names.map { "'\($0)'" }.joined(separator: " ")) }
                \(ZshCompletions.script(in: .english))
                bindkey '^I' complete-word
                show() { print -r -- "<<$BUFFER>>"; BUFFER= }
                zle -N show
                bindkey '^X' show
                zle-line-init() { print -n READY }
                zle -N zle-line-init
                """.utf8), to: ".zshrc")
        let words = lines.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
        let driver = """
            zmodload zsh/zpty
            zpty -b shell "env TERM=dumb ZDOTDIR=\(home.path) zsh -d -i"
            zpty -r shell out '*READY*'
            for line in \(words); do
                zpty -n -w shell "$line"$'\\t\\x18'
                zpty -r shell out '*<<*>>*'
                print -r -- "${${out#*<<}%%>>*}"
            done
            zpty -d shell
            """
        let outcome = try InstalledProgram.zsh.run(["-f", "-s"], input: driver)
        #expect(outcome.errors == "")
        return outcome.output.split(separator: "\n").map(String.init)
    }

    @Test(
        "N9: zsh finds a name of several words by its beginning in another case, in quotes too; N8, N23: and no option or day that is refused",
        .enabled(if: InstalledProgram.zsh.isThere, "zsh is not installed"))
    func zsh() throws {
        let cases = [
            ("tracker done бег", #"tracker done Бег\ по\ утрам "#),
            ("tracker done Бег", #"tracker done Бег\ по\ утрам "#),
            (#"tracker done бег\ п"#, #"tracker done Бег\ по\ утрам "#),
            (#"tracker done "бег"#, #"tracker done "Бег по утрам" "#),
            ("tracker done ru", "tracker done Run "), ("tracker done x", "tracker done x"),
            ("tracker report --sv", "tracker report --svg "),
            ("tracker done Run --sv", "tracker done Run --sv"),
            ("tracker notes --dr", "tracker notes --dr"), ("tracker done --dr", "tracker done --dry-run "),
            ("tracker done --date tom", "tracker done --date tom"),
            ("tracker list --date tom", "tracker list --date tomorrow "),
        ]
        #expect(try completed(cases.map(\.0)) == cases.map(\.1))
    }

    /// The completions of fish for a line.
    private func offered(_ line: String) throws -> [String] {
        let script = """
            function tracker
                test "$argv" = '__complete trackers'; and printf '%s\\n' \(Self.names.map { "'\($0)'" }.joined(separator: " "))
            end
            \(FishCompletions.script(in: .english))
            complete -C \(ShellWord.fish(line))
            """
        let outcome = try InstalledProgram.fish.run(["--no-config"], input: script)
        #expect(outcome.errors == "")
        return outcome.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }

    @Test(
        "N8: fish offers each option with the commands that take it; N9: and names in any case; N23: nothing refused",
        .enabled(if: InstalledProgram.fish.isThere, "fish is not installed"),
        arguments: [
            ("tracker report --sv", ["--svg"]), ("tracker done Run --sv", []), ("tracker --sv", []),
            ("tracker notes --dr", []), ("tracker done --dr", ["--dry-run"]), ("tracker report --js", []),
            ("tracker done бег", ["Бег по утрам"]), ("tracker done ru", ["Run"]),
            ("tracker done --date to", ["today"]), ("tracker list --date to", ["today", "tomorrow"]),
        ])
    func fish(line: String, offers: [String]) throws {
        // Fish shows words that contain the letters if none begins with them.
        let typed = line.split(separator: " ").last ?? ""
        #expect(try offered(line).filter { $0.lowercased().hasPrefix(typed) } == offers)
    }

    @Test(
        "N8: fish offers files where an option or a command takes one",
        .enabled(if: InstalledProgram.fish.isThere, "fish is not installed"))
    func files() throws {
        let home = try TemporaryFolder()
        try home.write(Array("x".utf8), to: "habits.svg")
        let (beginning, file) = (home.path("hab"), home.path("habits.svg"))
        for (line, offers) in [
            ("tracker report --svg \(beginning)", [file]), ("tracker export \(beginning)", [file]),
            ("tracker list --library \(beginning)", [file]),
            ("tracker list --library=\(beginning)", ["--library=\(file)"]),
            ("tracker list --search \(beginning)", []),
        ] {
            #expect(try offered(line) == offers, "\(line)")
        }
    }

    @Test(
        "N23: names are offered of trackers that a command does something to",
        arguments: [
            ("trackers", ["Exam", "Gym", "Run", "Swim"]), ("habits", ["Gym", "Run", "Swim"]),
            ("active", ["Run", "Swim"]), ("paused", ["Gym"]), ("pinned", ["Swim"]),
            ("unpinned", ["Exam", "Gym", "Run"]), ("archived", ["Old"]), ("categories", ["Sport"]),
        ])
    func names(word: String, names: [String]) throws {
        let shell = try Shell()
        for name in ["Gym", "Old", "Run", "Swim"] {
            shell.tracker("add", name, "--category", "Sport", "--schedule", "daily")
        }
        shell.tracker("add", "Exam", "--category", "Sport", "--event")
        shell.tracker("pause", "Gym")
        shell.tracker("pin", "Swim")
        shell.tracker("pin", "Old")
        shell.tracker("archive", "Old")
        let offered = shell.tracker("__complete", word).output.split(separator: "\n").map(String.init)
        #expect(offered.sorted() == names)
    }

    @Test(
        "N23: each command is offered the names it is for, and each day it takes",
        arguments: Language.allCases)
    func kinds(language: Language) throws {
        let names: [(CommandName, LibraryNames)] = [
            (.pause, .active), (.resume, .resting), (.pin, .unpinned), (.unpin, .pinned), (.skip, .habits),
            (.unskip, .habits), (.unarchive, .archived), (.done, .trackers),
        ]
        for (command, names) in names {
            #expect(command.spec.operands.first?.kind.suggestions(language) == .names(names), "\(command)")
        }
        let tomorrow = language == .english ? "tomorrow" : "завтра"
        for (command, option, isOffered) in [
            (CommandName.done, OptionName.date, false), (.undone, .date, false), (.add, .start, false),
            (.skip, .date, true), (.unskip, .date, true), (.list, .date, true), (.pause, .from, true),
            (.pause, .until, true),
        ] {
            let value = try #require(command.spec.ownOption(option)?.value)
            guard case .words(let words) = value.suggestions(language) else {
                Issue.record("\(command) offers no words")
                continue
            }
            #expect(words.contains(tomorrow) == isOffered, "\(command)")
        }
    }
}
