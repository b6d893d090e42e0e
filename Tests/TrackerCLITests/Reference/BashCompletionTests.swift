import TestKit
import Testing
import TrackerCLI
import TrackerPresentation

/// Sources the script in bash and asks it what it offers, as readline does.
@Suite(.enabled(if: InstalledProgram.bash.isThere, "bash is not installed"))
struct BashCompletionTests {
    /// The words of a line, the last one being completed, as bash splits it: at colons and equal signs too.
    struct Case: Sendable, CustomTestStringConvertible {
        let words: [String]
        let offers: [String]

        init(_ words: String..., offers: [String]) {
            self.words = words
            self.offers = offers
        }

        var testDescription: String { words.joined(separator: " ") }
    }

    private static let program = """
        fake() {
            case $* in
            '__complete trackers' | '__complete unpinned') printf '%s\\n' Run 'Read a book' 'Say "hi" to $USER' "it's 5:30 now" \\
                'back\\slash' 'Бег по утрам' '🎸 гитара' '-dash' ;;
            '__complete paused') printf '%s\\n' 'Read a book' ;;
            '__complete section Run') printf '%s\\n' Row ;;
            '__complete categories') printf '%s\\n' Home 'Семья и друзья' ;;
            '--library /tmp/a b.plist __complete trackers') printf '%s\\n' Other ;;
            *) echo "unexpected: $*" ;;
            esac
        }
        COMP_WORDS=(tracker "$@")
        COMP_CWORD=$#
        _tracker fake "${COMP_WORDS[COMP_CWORD]}" tracker
        ((${#COMPREPLY[@]})) && printf '%s\\n' "${COMPREPLY[@]}"
        exit 0
        """

    private func offers(_ words: [String]) throws -> [String] {
        let script = BashCompletions.script(in: .english) + Self.program
        let outcome = try InstalledProgram.bash.run(["--norc", "-u", "-s", "--"] + words, input: script)
        #expect(outcome.errors == "")
        return outcome.output.split(separator: "\n").map(String.init)
    }

    @Test(
        "T23, ANS-8: commands, options and fixed words",
        arguments: [
            Case("d", offers: ["done", "delete", "doctor"]),
            Case("--json", "und", offers: ["undone", "undo"]),
            Case("category", "re", offers: ["rename"]),
            Case("history", "", offers: ["clear"]),
            Case("help", "ca", offers: ["calendar", "category"]),
            Case("help", "config", "s", offers: ["set"]),
            Case("list", "--f", offers: ["--filter"]),
            Case("done", "--f", offers: []),
            // N8: an option is offered with the commands that take it.
            Case("report", "--sv", offers: ["--svg"]), Case("done", "Run", "--sv", offers: []),
            // N23: what the command would refuse is not offered.
            Case("notes", "--dr", offers: []), Case("done", "--dr", offers: ["--dry-run"]),
            Case("report", "--js", offers: []), Case("notes", "--js", offers: ["--json"]),
            Case("done", "--date", "to", offers: ["today"]),
            Case("list", "--date", "to", offers: ["today", "tomorrow"]),
            Case("resume", "R", offers: [#"Read\ a\ book"#]),
            Case("--th", offers: ["--theme"]),
            Case("list", "--filter", "c", offers: ["completed"]),
            Case("list", "--filter", "=", "not", offers: ["not-completed"]),
            Case(
                "list", "--filter", "=",
                offers: ["all", "today", "completed", "not-completed", "due", "resting"]),
            Case("list", "--filter=t", offers: ["--filter=today"]),
            // A letter has the values of its option.
            Case("list", "-d", "=", "tod", offers: ["today"]), Case("list", "-d=tod", offers: ["-d=today"]),
            // ANS-8: no day to come.
            Case("stats", "--from", "to", offers: ["today"]),
            Case("pause", "Run", "--from", "tom", offers: ["tomorrow"]),
            Case("--date", "-3", "stats", "--sort", "b", offers: ["best"]),
            Case("add", "X", "--color", "per", offers: ["periwinkle"]),
            Case("list", "--color", "a", offers: ["auto", "always"]),
            Case("config", "get", "day", offers: ["day-start"]),
            Case("config", "set", "theme", "", offers: ["light", "dark", "system"]),
            Case("config", "set", "day-start", "", offers: []),
            Case("completions", "", offers: ["bash", "zsh", "fish"]),
            Case("nonsense", "", offers: []),
        ])
    func fixed(example: Case) throws {
        #expect(try offers(example.words) == example.offers)
    }

    @Test(
        "T23, ANS-8: names are offered quoted, so that the shell reads them back as they are",
        arguments: [
            Case("done", "Ru", offers: ["Run"]),
            Case("done", "Run", "Rea", offers: [#"Read\ a\ book"#]),
            Case("done", #"Read\ a"#, offers: [#"Read\ a\ book"#]),
            Case("done", "\"Rea", offers: ["Read a book"]),
            Case("done", "'Rea", offers: ["Read a book"]),
            Case("done", "Say", offers: [#"Say\ \"hi\"\ to\ \$USER"#]),
            Case("done", "\"Say", offers: [#"Say \"hi\" to \$USER"#]),
            Case("done", "'Say", offers: [#"Say "hi" to $USER"#]),
            Case("done", "it", offers: [#"it\'s\ 5\:30\ now"#]),
            Case("done", "\"it", offers: ["it's 5:30 now"]),
            Case("done", "'it", offers: [#"it'\''s 5:30 now"#]),
            // A colon that is not quoted splits the word: what stands before it is not replaced.
            Case("done", #"it\'s\ 5"#, ":", "3", offers: [#"30\ now"#]),
            Case("done", #"it\'s\ 5"#, ":", offers: [#"30\ now"#]),
            Case("done", "back", offers: [#"back\\slash"#]),
            Case("done", "Бе", offers: [#"Бег\ по\ утрам"#]),
            Case("done", "🎸", offers: [#"🎸\ гитара"#]),
            // Another case where the letters as typed begin no name.
            Case("done", "run", offers: ["Run"]),
            Case("done", "бег", offers: [#"Бег\ по\ утрам"#]),
            // A name that begins with a dash is an option before --.
            Case("done", "--", "-", offers: ["-dash"]),
            Case("pin", "R", offers: ["Run", #"Read\ a\ book"#]),
            // ANS-8: no name twice on a line; what a section holds beside the tracker.
            Case("pin", "Run", "R", offers: [#"Read\ a\ book"#]),
            Case("done", #"Read\ a\ book"#, "--date", "mon", "R", offers: ["Run"]),
            Case("move", "Run", "--before", "R", offers: ["Row"]),
            Case("show", "Run", "R", offers: []),
            Case("add", "X", "--category", "С", offers: [#"Семья\ и\ друзья"#]),
            Case("category", "delete", "H", offers: ["Home"]),
            Case("--library", #"/tmp/a\ b.plist"#, "done", "", offers: ["Other"]),
            Case("--library", "\"/tmp/a b.plist\"", "done", "", offers: ["Other"]),
            Case("--library", "=", #"/tmp/a\ b.plist"#, "done", "", offers: ["Other"]),
        ])
    func names(example: Case) throws {
        #expect(try offers(example.words) == example.offers)
    }

    @Test("T23: no name is offered that begins with a dash, and none is lost otherwise")
    func all() throws {
        #expect(try offers(["done", ""]).count == 7)
        #expect(try offers(["done", "--", ""]).count == 8)
    }

    @Test("T23: a name comes back from the shell as it is", arguments: ["", "\"", "'"])
    func roundTrip(quote: String) throws {
        let script =
            BashCompletions.script(in: .english)
            + Self.program.replacing(
                "exit 0",
                with: """
                    for word in "${COMPREPLY[@]}"; do
                        eval "printf '%s\\n' $mark$word$mark"
                    done
                    """
            ).replacing("((${#COMPREPLY[@]})) && printf '%s\\n' \"${COMPREPLY[@]}\"", with: "mark=${!#}")
        let outcome = try InstalledProgram.bash.run(["--norc", "-s", "--", "done", quote], input: script)
        #expect(outcome.errors == "")
        #expect(
            outcome.output.split(separator: "\n").map(String.init) == [
                "Run", "Read a book", "Say \"hi\" to $USER", "it's 5:30 now", "back\\slash", "Бег по утрам",
                "🎸 гитара",
            ])
    }
}
