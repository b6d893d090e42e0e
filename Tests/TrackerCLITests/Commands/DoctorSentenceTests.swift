import TestKit
import Testing
import TrackerCLI

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
                    ? "unreadable\tФайл библиотеки \(path) не годится: он повреждён на байте 700; "
                        + "«tracker doctor --repair» вернёт копию ("
                    : "unreadable\tThe library \(path) cannot be used: it is damaged at byte 700; "
                        + "“tracker doctor --repair” brings back the backup of "))
        shell.home.remove(".local/state")
        #expect(
            shell.tracker("doctor", "--plain").output
                == (isRussian
                    ? "unreadable\tФайл библиотеки \(path) не годится: он повреждён на байте 700, а хорошей "
                        + "копии нет: исправьте его в текстовом редакторе или уберите, чтобы начать заново.\n"
                    : "unreadable\tThe library \(path) cannot be used: it is damaged at byte 700, and there is "
                        + "no good backup: mend it in a text editor, or move it away to begin anew.\n"))
        try shell.home.write("Dear diary", to: shell.libraryPath)
        let sentence = shell.tracker("doctor", "--plain").output
        #expect(
            sentence.contains(
                isRussian ? ": он не похож на библиотеку, а" : ": it does not look like a library, and"))
        #expect(OneSentence(String(sentence.split(separator: "\t")[1])).faults(language) == [])
    }
}
