import TestKit
import Testing
import TrackerCLI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What `tracker doctor` says of a library that cannot be used, and what it tells a person to do.
@Suite struct DoctorSentenceTests {
    @Test("damage is said once, and the way out is one that there is", arguments: ["en", "ru"])
    func wayOut(language: String) throws {
        let isRussian = language == "ru"
        let shell = try WorkedExample.shell(language: language)
        shell.tracker("done", "Run")
        let path = shell.home.path(shell.libraryPath)
        try shell.home.write(Array((shell.library ?? []).prefix(700)), to: shell.libraryPath)
        let withBackup = shell.tracker("doctor", "--plain").output
        #expect(
            withBackup.hasPrefix(
                isRussian
                    ? "unreadable\tФайл библиотеки \(path) не годится: он повреждён на байте 700, "
                        + "но есть копия ("
                    : "unreadable\tThe library \(path) cannot be used: it is damaged at byte 700, "
                        + "but there is a backup of "))
        shell.home.remove(".local/state")
        #expect(
            shell.tracker("doctor", "--plain").output
                == (isRussian
                    ? "unreadable\tФайл библиотеки \(path) не годится: он повреждён на байте 700, а хорошей "
                        + "копии нет: исправьте его в текстовом редакторе или уберите, чтобы начать заново.\n"
                    : "unreadable\tThe library \(path) cannot be used: it is damaged at byte 700, and there is "
                        + "no good backup: fix it in a text editor, or move it away to start again.\n"))
        try shell.home.write("Dear diary", to: shell.libraryPath)
        let sentence = shell.tracker("doctor", "--plain").output
        #expect(
            sentence.contains(
                isRussian ? ": он не похож на библиотеку, а" : ": it does not look like a library, and"))
        #expect(OneSentence(String(sentence.split(separator: "\t")[1])).faults(language) == [])
    }

    @Test("C5: with no backup at all repair names the step itself", arguments: ["en", "ru"])
    func noBackup(language: String) throws {
        let shell = try WorkedExample.shell(language: language)
        shell.home.remove(".local/state")
        try shell.home.write("Dear diary", to: shell.libraryPath)
        let finding = shell.tracker("doctor", "--plain").output.split(separator: "\t")[1]
        for line in [["doctor", "--repair"], ["doctor", "--repair", "--dry-run"]] {
            let run = shell.run(line)
            #expect(run == Shell.Run(errors: String(finding), code: .couldNot), "\(run)")
            #expect(!run.errors.contains("tracker doctor"))
        }
        let document = try ParsedJSON(shell.tracker("doctor", "--repair", "--json").errors)
        #expect(document["error"]?["code"]?.string == "unreadable")
    }

    @Test("what only a person can mend is not called sound by a repair", arguments: ["en", "ru"])
    func byHand(language: String) throws {
        let shell = try WorkedExample.shell(language: language)
        let path = shell.home.path(shell.libraryPath)
        try #require(chmod(path, 0o666) == 0)
        let doctor = shell.tracker("doctor")
        #expect(doctor.code == .couldNot && doctor.output.hasSuffix("\n  chmod go-w \(path)\n"))
        let repair = shell.tracker("doctor", "--repair")
        let verdict =
            language == "ru"
            ? "--repair здесь не поможет, нужны ваши действия."
            : "--repair cannot fix these; they need you."
        // The same steps below another verdict.
        #expect(repair.code == .couldNot)
        #expect(repair.output.split(separator: "\n").first.map(String.init) == verdict)
        #expect(
            repair.output.split(separator: "\n").dropFirst()
                == doctor.output.split(separator: "\n").dropFirst())
        let tried = shell.tracker("doctor", "--repair", "--dry-run")
        #expect(tried.code == .couldNot && tried.output.contains(verdict) && !tried.output.hasPrefix(verdict))
        #expect(shell.tracker("doctor", "--repair", "--plain") == shell.tracker("doctor", "--plain"))
        let document = try ParsedJSON(shell.tracker("doctor", "--repair", "--json").output)
        #expect(document["changes"]?.items.isEmpty == true)
        try #require(chmod(path, 0o600) == 0)
        #expect(shell.tracker("doctor", "--repair").code == .done)
    }

    @Test("S12: a copy of the library is told with a step, and with a line that shows it")
    func conflictCopy() throws {
        for (language, isRussian) in [("en", false), ("ru", true)] {
            let shell = try WorkedExample.shell(language: language)
            let copy = String(shell.libraryPath.dropLast(".plist".count)) + " - Copy.plist"
            let path = shell.home.path(copy)
            try shell.home.write(shell.library ?? [], to: copy)
            let start =
                isRussian ? "\(path) — копия рядом с библиотекой: " : "\(path) is a copy beside the library: "
            func finding() -> String {
                String(shell.tracker("doctor", "--plain").output.dropFirst("conflictCopy\t".count))
            }
            #expect(
                finding() == start
                    + (isRussian
                        ? "всё это в библиотеке есть, её можно удалить.\n"
                        : "the library has all of it, it can be deleted.\n"))
            shell.tracker("delete", "Run", "--yes")
            #expect(
                finding() == start
                    + (isRussian
                        ? "в библиотеке нет: «Run»; уберите её или поставьте на место библиотеки; посмотреть "
                            + "её можно так: "
                        : "not in the library: “Run”; move it away or put it in the library's place; this "
                            + "shows what is in it: ") + "tracker --library \"\(path)\" stats\n")
            #expect(shell.tracker("--library", path, "stats").output.contains("🙂 Run "))
            try shell.home.write("scribble", to: copy)
            #expect(
                finding() == start
                    + (isRussian
                        ? "её не удалось прочитать, уберите её.\n"
                        : "it cannot be read, move it away.\n"))
        }
    }
}
