import TestKit
import Testing

/// The app while nothing can be saved: it says so, keeps what was typed, and saves it once that is possible.
@Suite struct FullScreenFaultTorture {
    @Test(
        "a full or read-only disk: the form stays with its text, a mark can be tried again",
        .enabled(if: SmallDisk.isPossible, "only root can mount a disk"), arguments: ["en", "ru"],
        [true, false])
    func disk(language: String, isFull: Bool) throws {
        let disk = try SmallDisk(kilobytes: 64)
        let program = try Program(on: disk, language: language)
        let cause =
            switch (language, isFull) {
            case ("ru", true): "на диске нет места"
            case ("ru", false): "диск только для чтения"
            case (_, true): "the disk is full"
            case (_, false): "the disk is read-only"
            }
        func setBroken(_ isBroken: Bool) throws {
            if isFull { try disk.setFull(isBroken) } else { try disk.setReadOnly(isBroken) }
        }
        try expectSurvival(program, says: cause, setBroken: setBroken)
        Torture.report(
            item: 3, "the app, disk \(isFull ? "full" : "read-only") (\(language))", tries: 2,
            outcome: "says so, keeps the edit, saves it later")
    }

    @Test("a library that is damaged while the app is open, and is put back", arguments: ["en", "ru"])
    func damage(language: String) throws {
        let program = try Program(language: language == "ru" ? "ru_RU.UTF-8" : "en_US.UTF-8")
        var good: [UInt8] = []
        func setBroken(_ isBroken: Bool) throws {
            if isBroken { good = try program.home.read(program.libraryPath) }
            try program.home.write(isBroken ? Array(good.prefix(300)) : good, to: program.libraryPath)
        }
        try expectSurvival(
            program, says: language == "ru" ? "повреждён на байте 300" : "damaged at byte 300",
            setBroken: setBroken)
        Torture.report(
            item: 3, "the app, library damaged (\(language))", tries: 2,
            outcome: "says so, keeps the edit, saves it later")
    }

    private func expectSurvival(
        _ program: Program, says cause: String, setBroken: (Bool) throws -> Void
    ) throws {
        try program.tracker("add", "Walk", "--category", "Home", "--schedule", "daily")
        let app = try RunningApp(program, "--no-onboarding", columns: 159)
        _ = try app.terminal.read(until: RunningApp.question)
        try app.type(RunningApp.plainAnswer)
        #expect(try app.waits { $0.shows(button: "+") })

        try setBroken(true)
        try app.type(" ")
        #expect(try app.waits { $0.shows(cause) && $0.shows(button: "+") })
        try setBroken(false)
        try app.type(" ")
        // Shown, and saved by now: nothing is on its way any more.
        #expect(
            try app.waits {
                $0.shows(button: "✓") && !$0.shows(cause) && !$0.shows("saving…") && !$0.shows("сохраняется…")
            })

        try app.type("e")
        #expect(try app.shows("4/38"))
        try setBroken(true)
        try app.type("er\u{13}")
        #expect(try app.waits { $0.text.contains(cause) && $0.shows("Walker") && $0.shows("6/38") })
        try setBroken(false)
        try app.type("\u{13}")
        #expect(try app.waits { $0.shows("Walker") && !$0.shows("6/38") && !$0.text.contains(cause) })
        #expect(try app.quit() == .exited(0))
        #expect(try program.tracker("list", "--plain").output.contains("\t1\tWalker\t"))
    }
}

extension TerminalScreen {
    /// The words of all rows, without the frames: in a form a sentence goes on in the next row.
    fileprivate var text: String {
        rows.joined(separator: " ").split { " │┃".contains($0) }.joined(separator: " ")
    }
}
