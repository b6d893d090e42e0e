import TestKit
import Testing
import TrackerCLI
import TrackerPresentation

struct ManPageTests {
    private func page(_ language: Language) -> String {
        ManPage.source(in: language, version: "1.2.3")
    }

    /// The page with the dashes of roff as they are read.
    private func text(_ language: Language) -> String {
        page(language).replacing("\\-", with: "-")
    }

    @Test("T24: every flag of every help occurs in the page", arguments: Language.allCases)
    func flags(language: Language) {
        let text = text(language)
        for topic in HelpTopic.all {
            let words = HelpText.lines(on: topic, in: language).map(\.text).joined(separator: " ")
                .split { !($0.isLetter || $0 == "-") }.map(String.init)
            for flag in words where flag.hasPrefix("--") && flag.count > 2 {
                #expect(text.contains(flag), "\(flag)")
            }
        }
        #expect(text.contains("\\fB-q\\fR, \\fB--quiet\\fR"))
    }

    @Test(
        "T24: every command occurs in the page with its operands", arguments: CommandName.visible,
        Language.allCases)
    func commands(command: CommandName, language: Language) {
        let operands = command.spec.operands.isEmpty ? "" : " "
        #expect(text(language).contains("\n\\fBtracker \(command.rawValue)\\fR" + operands))
    }

    @Test("Every variable of the environment that is read is documented", arguments: Language.allCases)
    func environment(language: Language) {
        let names = [
            "TRACKER_LIBRARY", "TRACKER_LANG", "TRACKER_TODAY", "TRACKER_PAGER", "PAGER", "NO_COLOR",
            "CLICOLOR",
            "CLICOLOR_FORCE", "FORCE_COLOR", "COLORFGBG", "ACCESSIBLE", "NO_MOTION", "COLUMNS", "LANGUAGE",
            "LC_ALL",
            "LC_CTYPE", "LC_MESSAGES", "LC_TIME", "LANG", "TZ", "XDG_DATA_HOME", "XDG_CONFIG_HOME",
            "XDG_STATE_HOME",
            "TERM", "COLORTERM", "TERM_PROGRAM",
        ]
        let terms = page(language).split(separator: "\n").filter { $0.hasPrefix("\\fB") }
            .flatMap { $0.dropFirst(3).dropLast(3).split(separator: ", ").map(String.init) }
        for name in names { #expect(terms.contains(name), "\(name)") }
    }

    @Test("The page says what a habit is, by each kind of rule")
    func habit() {
        for (language, words) in [
            (
                Language.english,
                ["days of the week or of the month", "every so many days", "so many times a week"]
            ),
            (.russian, ["дни недели, числа месяца", "каждые несколько дней", "столько-то раз в неделю"]),
        ] {
            for word in words { #expect(text(language).contains(word), "\(word)") }
        }
    }

    @Test("The sections stand in their usual order")
    func sections() {
        let titles = page(.english).split(separator: "\n").filter { $0.hasPrefix(".SH ") }.map {
            $0.dropFirst(4)
        }
        #expect(
            titles == [
                "\"NAME\"", "\"SYNOPSIS\"", "\"DESCRIPTION\"", "\"COMMANDS\"", "\"OPTIONS\"",
                "\"TRACKERS AND CATEGORIES\"",
                "\"EMOJI AND COLORS\"", "\"DAYS\"", "\"AMOUNTS\"", "\"SCHEDULES\"", "\"MARKS\"",
                "\"SCRIPTS\"",
                "\"SETTINGS\"", "\"KEYS\"", "\"OUTPUT\"",
                "\"EXIT STATUS\"",
                "\"ENVIRONMENT\"",
                "\"FILES\"", "\"EXAMPLES\"",
            ])
    }

    @Test("Both languages have the same requests, line by line")
    func twins() {
        func requests(_ language: Language) -> [Substring] {
            page(language).split(separator: "\n").filter { $0.hasPrefix(".") && !$0.hasPrefix(".fchar") }
                .map { $0.prefix { $0 != " " } }
        }
        #expect(requests(.english) == requests(.russian))
    }

    @Test("A line of text is never taken for a request", arguments: Language.allCases)
    func requests(language: Language) {
        let known: Set = [
            ".fchar", ".TH", ".SH", ".SS", ".PP", ".TP", ".IP", ".RS", ".RE", ".nf", ".fi", ".nh", ".ad",
        ]
        for line in page(language).split(separator: "\n") where line.hasPrefix(".") {
            #expect(known.contains(String(line.prefix { $0 != " " })), "\(line)")
        }
        #expect(
            page(language).split(separator: "\n").filter { $0.hasPrefix("'") } == [
                "'\\\" -*- coding: utf-8 -*-"
            ])
    }

    @Test(
        "T24: it renders without a warning, even where only ASCII can be shown",
        .enabled(if: InstalledProgram.isManOfManDB, "man-db is not installed"),
        arguments: Language.allCases, ["C.UTF-8", "C"])
    func renders(language: Language, locale: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(page(language), to: "tracker.1")
        let path = folder.path + "/tracker.1"
        let outcome = try InstalledProgram.man.run(["-l", "--warnings", path], locale: locale)
        #expect(outcome.errors == "")
        #expect(outcome.status == .exited(0))
        // Overstriking marks bold and underlined letters where the output is not a terminal.
        let plain = String(outcome.output.filter { $0 != "\u{8}" })
        let title = language == .english ? "NAME" : locale == "C" ? "IMYA" : "ИМЯ"
        #expect(plain.contains(title))
        #expect(plain.contains("--no-onboarding"))
        // No word is broken at the end of a line.
        #expect(!plain.contains("\u{2010}"))
        #expect(plain.contains("Tracker 1.2.3"))
    }
}
