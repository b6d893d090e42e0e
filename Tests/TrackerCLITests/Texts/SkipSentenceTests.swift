import Testing
import TrackerCLI

/// Sentences about skipped days before the start of a habit. Today is Friday, 20 November 2026.
@Suite struct SkipSentenceTests {
    private func shell(_ language: String) throws -> Shell {
        let shell = try Shell(language: language)
        shell.tracker("add", "Run", "--category", "Health", "--schedule", "daily")
        shell.tracker("add", "Read", "--category", "Health", "--schedule", "daily", "--start", "2026-11-18")
        return shell
    }

    @Test(
        "N22: the days before the start are left out, and said",
        arguments: [
            ("en", ["Run", "--date", "-2..today"], "Skipped today: Run; 2 days before the start left out."),
            ("ru", ["Run", "--date", "-2..today"], "Пропущено за сегодня: Run; 2 дня до начала не учтены."),
            (
                "en", ["Run", "--date", "-1..2026-11-21"],
                "Skipped on 2 days (Fri, 20 – Sat, 21 November 2026): Run; 1 day before the start left out."
            ),
            (
                "ru", ["Run", "--date", "-1..2026-11-21"],
                "Пропущено за 2 дня (пт, 20 – сб, 21 ноября 2026): Run; 1 день до начала не учтён."
            ),
            ("ru", ["Run", "--date", "-5..today"], "Пропущено за сегодня: Run; 5 дней до начала не учтено."),
            (
                "en", ["Read", "--date", "-2..today"],
                "Skipped on 3 days (Wed, 18 – Fri, 20 November 2026): Read."
            ),
            (
                "en", ["Run", "Read", "--date", "-3..today"],
                "Skipped today: Run; 3 days before the start left out. "
                    + "Skipped on 3 days (Wed, 18 – Fri, 20 November 2026): Read; 1 day before the start left out."
            ),
        ] as [(String, [String], String)])
    func leftOut(language: String, words: [String], said: String) throws {
        let shell = try shell(language)
        let run = shell.run(["skip"] + words)
        #expect(run.code == .done && run.output.hasPrefix(said + " "), "\(run)")
    }

    @Test(
        "N22: where all lie before it, nothing is skipped, rc 0",
        arguments: [
            ("en", "Nothing skipped: Run; 11 days before the start left out.\n", "Would change nothing. "),
            ("ru", "Ничего не пропущено: Run; 11 дней до начала не учтено.\n", "Будет без изменений. "),
        ])
    func nothing(language: String, said: String, trial: String) throws {
        let shell = try shell(language)
        let (before, line) = (shell.library, ["skip", "Run", "--date", "-40..-30", "--note", "Flu"])
        #expect(shell.run(line) == Shell.Run(output: said))
        #expect(shell.run(line + ["--dry-run"]) == Shell.Run(output: trial + said))
        #expect(shell.run(line + ["--json"]).output == #"{"schemaVersion":1,"changes":[]}"# + "\n")
        #expect(shell.library == before)
    }

    @Test("N22: a note is kept with the days that are skipped, and with no other")
    func note() throws {
        let shell = try shell("en")
        shell.tracker("skip", "Run", "--date", "-2..today", "--note", "Flu")
        #expect(shell.tracker("notes", "Run", "--plain").output.split(separator: "\n").count == 1)
    }
}
