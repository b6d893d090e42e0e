import TestKit
import Testing
import TrackerCLI

/// The sentence of a repair: it names the parts that came back and those that were lost.
@Suite struct RepairSentenceTests {
    /// A library that was cut off after `done Drink` marked the 7th, so many bytes before its end.
    private static func shell(_ language: String, cutting count: Int) throws -> Shell {
        let shell = try WorkedExample.shell(language: language)
        shell.tracker("done", "Drink", "--date", "2026-03-07")
        try shell.home.write(Array((shell.library ?? []).dropLast(count)), to: shell.libraryPath)
        return shell
    }

    @Test(
        "C5: the step that was lost is named; C4: --dry-run says the same of what would be",
        arguments: [
            (
                "en", "Would bring back the backup of ", "Brought back the backup of ",
                ["Would be lost: ", "Lost: "],
                "done, 7 Mar: Drink."
            ),
            (
                "ru", "Будет восстановлена копия (", "Восстановлена копия (",
                ["Будет потеряно: ", "Потеряно: "],
                "отмечено за 7 мар: Drink."
            ),
        ])
    func named(language: String, would: String, did: String, lost: [String], step: String) throws {
        let shell = try Self.shell(language, cutting: 60)
        let before = try shell.home.contents()
        let tried = shell.tracker("doctor", "--repair", "--dry-run").output
        #expect(try shell.home.contents() == before)
        #expect(tried.hasPrefix(would) && tried.hasSuffix(" \(lost[0])\(step)\n"), "\(tried)")
        let done = shell.tracker("doctor", "--repair").output
        #expect(done.hasPrefix(did) && done.contains(" \(lost[1])\(step) "), "\(done)")
    }

    @Test(
        "N31: an undo that was lost is named as one",
        arguments: [
            ("en", "Lost: the undo of “done, 7 Mar: Drink”."),
            ("ru", "Потеряно: отмена шага «отмечено за 7 мар: Drink»."),
        ])
    func undo(language: String, sentence: String) throws {
        let shell = try WorkedExample.shell(language: language)
        shell.tracker("done", "Drink", "--date", "2026-03-07")
        shell.tracker("undo")
        try shell.home.write(Array((shell.library ?? []).dropLast(60)), to: shell.libraryPath)
        let output = shell.tracker("doctor", "--repair").output
        #expect(output.contains(sentence), "\(output)")
        // The sentence is true: the step is there again.
        #expect(shell.tracker("history", "--plain").output.contains("2026-03-07"))
    }

    @Test(
        "C5: where the library no longer tells, it says so",
        arguments: [
            (
                "en",
                "Lost: what was changed after it; what that was can no longer be checked. The damaged"
            ),
            (
                "ru",
                "Потеряно: то, что изменено после неё; что именно, из библиотеки уже не узнать. Повреждённый"
            ),
        ])
    func unnamed(language: String, sentence: String) throws {
        let shell = try Self.shell(language, cutting: .max)
        let output = shell.tracker("doctor", "--repair").output
        #expect(output.contains(sentence), "\(output)")
    }
}
