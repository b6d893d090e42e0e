import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// Why others did not take something: git, in its own words, and this device of a file that was brought.
@Suite struct SyncRefusalTextTests {
    @Test(
        "STEP-15: git is quoted by the line of the other side, else by its own, and not at all where it said nothing",
        arguments: [
            (
                GitTrouble.unsent(
                    "To /r\nremote: \nremote: server says no\nerror: failed to push some refs\n"),
                "git could not send ~/S: “server says no”. Try: git -C ~/S push",
                "git не смог отправить ~/S: «server says no». Проверьте: git -C ~/S push"
            ),
            (
                .unsent(nil), "git could not send ~/S. Try: git -C ~/S push",
                "git не смог отправить ~/S. Проверьте: git -C ~/S push"
            ),
            (
                .unreachable("warning: x\nfatal: no route\n"),
                "git cannot reach the other side of ~/S: “fatal: no route”; all is kept here.",
                "git не может связаться с другой стороной ~/S: «fatal: no route»; здесь всё сохранено."
            ),
            (
                .unreachable("fatal: " + String(repeating: "x", count: 100)),
                "git cannot reach the other side of ~/S: “fatal: \(String(repeating: "x", count: 73))…”; all is kept here.",
                "git не может связаться с другой стороной ~/S: «fatal: \(String(repeating: "x", count: 73))…»; здесь всё сохранено."
            ),
            (
                .needsPerson("error: CONFLICT"), "git needs you: git -C ~/S status",
                "git не справился сам: git -C ~/S status"
            ),
            (.busy, "Another exchange of ~/S is running.", "Обмен через ~/S уже идёт."),
        ])
    func git(trouble: GitTrouble, english: String, russian: String) {
        let finding = SyncFinding.git(folder: "~/S", trouble)
        for message in [Finding.sync(finding).message, StoreWarning.sync(finding).message] {
            #expect(message.onCommandLine(.none) == Phrase(english, russian))
        }
    }

    @Test("a file that is brought by hand and not taken has a sentence that ends with what to do")
    func refusedFiles() {
        let sentences = SyncFileFault.allCases.map { StoreError.sync(.file($0)).message.onCommandLine(.none) }
        #expect(Set(sentences).count == sentences.count)
        for sentence in sentences {
            for text in [sentence.english, sentence.russian] {
                #expect(text.hasSuffix("."), "\(text)")
                #expect(text.contains(": ") || text.hasSuffix(" --join."), "\(text)")
            }
        }
    }
}
