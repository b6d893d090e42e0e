import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// Random names: what may become one, and what a file may have in the place of one.
@MainActor @Suite struct NameTorture {
    @Test("a name that is taken holds no control code, is at most 38 characters, and is taken again as it is")
    func cleaning() {
        var hostile = HostileText(seed: 47)
        let tries = Torture.tries(brief: 3000, full: 300_000)
        var taken = 0
        for _ in 0..<tries {
            let text = hostile.chance(8) ? hostile.word() : hostile.scalars(upTo: 60)
            guard let name = try? Name.cleaned(text) else { continue }
            taken += 1
            #expect((1...38).contains(name.count), "\(text.debugDescription)")
            #expect(ControlCodes.found(in: name) == [], "\(text.debugDescription)")
            #expect(!name.contains("\t") && !name.contains("\n"), "\(text.debugDescription)")
            #expect((try? Name.cleaned(name)) == name, "\(text.debugDescription)")
        }
        #expect(taken > 0 && taken < tries)
        Torture.report(
            item: 8, "random names", tries: tries,
            outcome: "\(taken) taken, all of them without control codes")
    }

    @Test(
        "names of a hand-edited file reach no output with a control code, in any command, form and language")
    @MainActor func everyCommand() throws {
        var hostile = HostileText(seed: 147)
        let tries = Torture.tries(brief: 2, full: 500)
        var (outputs, read) = (0, 0)
        for number in 0..<tries {
            let library = try HostileLibrary(&hostile)
            read += library.shell.tracker("list").code == .done ? 1 : 0
            for language in ["en", "ru"] {
                for command in library.lines {
                    for form in HostileLibrary.forms {
                        let line = command + form + ["--lang", language]
                        let run = library.shell.run(line)
                        #expect(ExitCode.allCases.contains(run.code))
                        let found =
                            form.contains("always")
                            ? ControlCodes.found(in: run.output + run.errors, besides: "m")
                            : ControlCodes.found(in: run.output + run.errors)
                        #expect(found == [], "\(number) \(line): \(run)")
                        if form == ["--plain"], run.code == .done, command[0] == "list" {
                            #expect(
                                run.output.split(separator: "\n").allSatisfy {
                                    $0.split(separator: "\t", omittingEmptySubsequences: false).count == 10
                                }, "\(number): \(run)")
                        }
                        if form == ["--json"] {
                            for text in [run.output, run.errors] where !text.isEmpty {
                                #expect(throws: Never.self, "\(number) \(line)") { try ParsedJSON(text) }
                            }
                        }
                        outputs += 1
                    }
                }
            }
            // The numbered prompts: list, menu and details of the first tracker.
            library.shell.isTerminal = true
            library.shell.answers = ["1", "6", "", "", "2"]
            let prompts = library.shell.tracker("--accessible", "--screen-color", "never")
            #expect(ControlCodes.found(in: prompts.output + prompts.errors) == [], "\(number): \(prompts)")
        }
        #expect(read * 4 > tries * 3, "most of the files are read: \(read)")
        Torture.report(
            item: 8, "hostile names in the library's file", tries: tries,
            outcome:
                "no control code in \(outputs) outputs of all commands, human, plain, JSON, coloured, English and Russian"
        )
    }

    @Test("nor does the app draw one, on any of its screens")
    @MainActor func everyScreen() throws {
        var hostile = HostileText(seed: 247)
        let tries = Torture.tries(brief: 1, full: 300)
        let keys = [
            "", "m", "i", "c", "f", "?", "d", "e", "n\r", "n\r\t\r", "2", ":", "/a", "\u{1B}", " ", "u", "pu",
        ]
        var frames = 0
        for number in 0..<tries {
            let library = try HostileLibrary(&hostile)
            guard library.shell.tracker("undo", "--dry-run").code == .done else { continue }
            for typed in keys {
                let stage = try AppStage(
                    [], contents: library.shell.library, language: number % 2 == 0 ? .english : .russian)
                stage.type(typed)
                for size in [AppStage.size, Size(columns: 200, rows: 50), Size(columns: 60, rows: 15)] {
                    let frame = stage.driver.render(size)
                    #expect(
                        frame.rows.allSatisfy { ControlCodes.found(in: $0) == [] },
                        "\(number) \(typed.debugDescription)")
                    let bytes = FrameEncoder(depth: .trueColor).repaint(frame)
                    #expect(
                        ControlCodes.found(in: bytes.text.replacing("\r", with: ""), besides: "mHGJKhlABCD")
                            == [],
                        "\(number) \(typed.debugDescription)")
                    frames += 1
                }
            }
        }
        #expect(frames > tries * keys.count, "most of the files are read")
        Torture.report(
            item: 8, "hostile names on the app's screens", tries: tries,
            outcome: "no control code in \(frames) frames")
    }
}
