import TestKit
import Testing
import TrackerCLI
import TrackerDomain

/// Random command lines and environments, in this process: a crash would be the end of the tests.
@MainActor @Suite struct ArgumentTorture {
    @Test("random arguments: a code of the contract, one sentence where it is an error, no control codes")
    func arguments() throws {
        var hostile = HostileText(seed: 8)
        let tries = Torture.tries(brief: 300, full: 250_000)
        var codes: [Int32: Int] = [:]
        var shell = try Self.shell("en")
        let here = FileTree.names(in: ".").sorted()
        for number in 0..<tries {
            if number % 200 == 199 { shell = try Self.shell(number % 400 == 199 ? "ru" : "en") }
            shell.isTerminal = hostile.chance(6)
            shell.answers = (0..<3).map { _ in
                .text(hostile.chance(2) ? "y" : Self.tame(answer: hostile.word()))
            }
            // Behind a command only a short line has a chance.
            let (command, most) =
                hostile.chance(2) ? (hostile.command(), hostile.chance(2) ? 1 : 2) : ([hostile.word()], 5)
            let words = (0..<Int.random(in: 0...most, using: &hostile.random)).map { _ in hostile.word() }
            let line = Self.tame(command + words, shell)
            let run = shell.run(line)
            codes[run.code.rawValue, default: 0] += 1
            let faults = RunFaults.of(run, line, isTerminal: shell.isTerminal)
            #expect(faults == [], "\(line.debugDescription): \(run)")
        }
        #expect(codes[0, default: 0] > tries / 20, "hardly anything got through")
        #expect(FileTree.names(in: ".").sorted() == here, "something was made where the tests are run")
        let told = codes.sorted { $0.key < $1.key }.map { "rc \($0.key): \($0.value)" }.joined(
            separator: ", ")
        Torture.report(
            item: 8, "random arguments", tries: tries, outcome: "no crash, no control code; \(told)")
    }

    @Test(
        "random amounts behind trackers: one sentence or one step, and undo gives every byte of the list back"
    )
    @MainActor func amounts() throws {
        var hostile = HostileText(seed: 108)
        let tries = Torture.tries(brief: 300, full: 100_000)
        let commands = ["done", "done", "done", "undone", "skip", "unskip"]
        let names = ["Water", "Steps", "Gym", "Exam", "2000", "-5", "5 km", "wat", "Run", "-", "--"]
        var codes: [Int32: Int] = [:]
        var shell = try Self.measuring("en")
        for number in 0..<tries {
            let language = number % 200 < 100 ? "en" : "ru"
            if number % 100 == 99 { shell = try Self.measuring(language) }
            shell.input = Array(hostile.amount().utf8)
            var line = [hostile.one(of: commands), hostile.one(of: names)]
            for _ in 0..<Int.random(in: 0...3, using: &hostile.random) {
                line.append(hostile.chance(5) ? hostile.one(of: names) : hostile.amount())
            }
            if hostile.chance(6) { line += ["--amount", hostile.amount()] }
            if hostile.chance(6) {
                line += ["--date", hostile.one(of: ["-2..today", "mon", "-1", "tomorrow"])]
            }
            let before = shell.tracker("list", "--json").output
            let run = shell.run(line)
            codes[run.code.rawValue, default: 0] += 1
            #expect(RunFaults.of(run, line, isTerminal: false) == [], "\(line.debugDescription): \(run)")
            if run.code == .done, run.output.contains("tracker undo") { shell.tracker("undo") }
            #expect(shell.tracker("list", "--json").output == before, "\(line.debugDescription)")
        }
        #expect(codes[0, default: 0] > tries / 10, "hardly anything got through")
        #expect(codes[2, default: 0] > tries / 10, "hardly anything was refused")
        Torture.report(
            item: 8, "random amounts", tries: tries,
            outcome: "no crash, one sentence or one step that undo takes back")
    }

    private static func measuring(_ language: String) throws -> Shell {
        let shell = try Shell(language: language)
        for (name, options) in [
            ("Water", ["--goal", "2 l"]), ("Steps", ["--limit", "10000 steps"]), ("Gym", []), ("2000", []),
            ("5 km", []),
        ] {
            shell.run(["add", name, "--category", "Home", "--schedule", "daily"] + options)
        }
        shell.tracker("add", "Exam", "--category", "Home", "--event")
        shell.tracker("add", "--category", "Home", "--schedule", "daily", "--", "-5")
        return shell
    }

    @Test("random values in every variable of the environment")
    func environment() throws {
        var hostile = HostileText(seed: 88)
        let tries = Torture.tries(brief: 100, full: 100_000)
        let paths = ["TRACKER_LIBRARY", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "HOME"]
        let others = [
            "TRACKER_LANG", "TRACKER_TODAY", "TRACKER_PAGER", "PAGER", "NO_COLOR", "CLICOLOR",
            "CLICOLOR_FORCE",
            "FORCE_COLOR", "COLORFGBG", "ACCESSIBLE", "NO_MOTION", "COLUMNS", "LANGUAGE", "LC_ALL",
            "LC_CTYPE",
            "LC_MESSAGES", "LC_TIME", "LANG", "TZ", "TERM", "COLORTERM", "TERM_PROGRAM",
        ]
        let reading = [
            ["list"], ["list", "--json"], ["stats"], ["show", "Run"], ["calendar"], ["paths"],
            ["paths", "--json"],
            ["doctor"], ["history"], ["config", "list"], ["man"], ["help", "list"],
            ["__complete", "trackers"], ["lisst"],
        ]
        let writing = [["done", "Run"], ["undone", "Run"], ["config", "set", "mouse", "on"], ["undo"]]
        var shell = try Self.shell("en")
        for number in 0..<tries {
            if number % 200 == 199 { shell = try Self.shell("en") }
            let known = shell.environment
            shell.isTerminal = hostile.chance(2)
            for _ in 0...2 { shell.environment[hostile.one(of: others)] = hostile.word() }
            // A command that writes keeps its places: it would make them anywhere else.
            let mayMove = hostile.chance(3)
            if mayMove { shell.environment[hostile.one(of: paths)] = hostile.word() }
            let line = hostile.one(of: mayMove ? reading : reading + writing)
            let run = shell.run(line)
            let faults = RunFaults.of(run, line, isTerminal: shell.isTerminal)
            #expect(faults == [], "\(shell.environment.debugDescription) \(line): \(run)")
            shell.environment = known
        }
        Torture.report(
            item: 8, "random environment variables", tries: tries,
            outcome: "no crash, no control code, one sentence an error")
    }

    static func shell(_ language: String) throws -> Shell {
        let shell = try Shell(language: language)
        shell.environment["PWD"] = shell.home.path
        shell.tracker("add", "Run", "--category", "Home", "--schedule", "daily")
        shell.tracker("add", "Walk", "--category", "Home", "--event")
        shell.tracker("done", "Run")
        return shell
    }

    /// Keeps what a line would write, and the files it would read, within the person's home.
    private static func tame(_ line: [String], _ shell: Shell) -> [String] {
        func inside(_ word: some StringProtocol) -> String {
            shell.home.path("l-" + String(word).replacing("/", with: "_").prefix(80))
        }
        let command = line.firstIndex { takingFiles.contains($0) } ?? line.count
        let end = line.firstIndex(of: "--") ?? line.count
        return line.indices.map { index in
            let word = line[index]
            if index > 0, pathOptions.contains(line[index - 1]) { return inside(word) }
            for option in pathOptions where word.hasPrefix(option + "=") {
                return option + "=" + inside(word.dropFirst(option.count + 1))
            }
            // Behind the command what is no option may be a file, whatever word it is.
            let isOption = word.hasPrefix("-") && index <= end
            return index > command && !isOption && word != "-" ? inside(word) : word
        }
    }

    /// An answer, which may be asked for a folder, as a name in the folder that the person is in.
    private static func tame(answer: String) -> String {
        let name = String(answer.replacing("/", with: "_").drop(while: \.isWhitespace))
        return name.hasPrefix(".") || name.hasPrefix("~") ? "l-" + name : name
    }

    /// The kinds of values that are paths.
    private static let paths: [ValueKind] = [.file, .source, .backup, .folder, .published]
    private static let pathOptions = Set(
        (OptionTable.everywhere + CommandName.allCases.flatMap(\.spec.options))
            .filter { option in option.value.map(paths.contains) ?? false }.map(\.name.word))
    /// The last words of the commands of which an operand is a path.
    private static let takingFiles = Set(
        CommandName.allCases.filter { command in
            command.spec.operands.contains { paths.contains($0.kind) }
        }.compactMap { $0.rawValue.split(separator: " ").last.map(String.init) })
}

/// What is wrong with a run, whatever it was asked.
enum RunFaults {
    static func of(_ run: Shell.Run, _ line: [String], isTerminal: Bool) -> [String] {
        var faults: [String] = []
        if !ExitCode.allCases.contains(run.code) { faults.append("code \(run.code)") }
        let text = run.output + run.errors
        let steering =
            isTerminal || text.contains("\u{1B}[")
            ? ControlCodes.found(in: text, besides: "m") : ControlCodes.found(in: text)
        if !steering.isEmpty { faults.append("control codes \(steering.map(\.value))") }
        // Findings of doctor and sync are a result, and questions stand among the errors of a terminal.
        let mayFind = line.contains { ["doctor", "sync"].contains($0) }
        guard run.code != .done, !(mayFind && run.errors.isEmpty), !isTerminal else { return faults }
        if !run.output.isEmpty { faults.append("a result beside an error") }
        // A broken settings file is told of before.
        // A line ends at a line feed alone: what a person typed may hold other signs that end one elsewhere.
        let lines = Array(run.errors.utf8).withoutControlSequences.utf8.split(separator: 0x0A).map {
            String($0) ?? ""
        }
        let sentence =
            lines.first { !$0.hasPrefix("The settings in") && !$0.hasPrefix("Настройки в") } ?? ""
        if sentence.hasPrefix("{") {
            let message = (try? ParsedJSON(sentence))?["error"]?["message"]?.string ?? ""
            if message.isEmpty { faults.append("no document") }
        } else {
            faults += OneSentence(sentence + "\n").faults("en")
        }
        if !line.contains("--debug"), run.errors.utf8.count(where: { $0 == 0x0A }) > 2 {
            faults.append("more than a sentence")
        }
        if sentence.isEmpty { faults.append("no sentence") }
        return faults
    }
}
