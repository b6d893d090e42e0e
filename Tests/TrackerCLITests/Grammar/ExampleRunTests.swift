import DeskKit
import TestKit
import Testing
import TrackerCLI
import TrackerData
import TrackerPresentation

struct ExampleRunTests {
    /// The files of a home in each language, made once, as there are many examples.
    private static let homes = Language.allCases.map { try? HomeFiles(of: lived($0)) }

    private func home(_ language: Language) throws -> Shell {
        let shell = try Shell(language: language.rawValue)
        let index = try #require(Language.allCases.firstIndex(of: language))
        try shell.take(Self.homes[index])
        try shell.keepForeignFiles()
        shell.sync = FakeSync.ofThree
        return shell
    }

    /// A home with the trackers and categories that the examples take for granted, and something to undo and redo.
    private static func lived(_ language: Language) throws -> Shell {
        let shell = try Shell(language: language.rawValue)
        let habits: [(Example.Word, Example.Word)] = [(.run, .sport), (.read, .home), (.waterPlants, .home)]
        for (name, category) in habits {
            let line = Example(["add", name, "--category", category, "--schedule", "daily"], Phrase("", ""))
            try #require(shell.run(line.arguments(language)).code == .done)
        }
        let goal = Example(
            ["add", .steps, "--category", .sport, "--schedule", "daily", "--goal", "10000"], Phrase("", ""))
        try #require(shell.run(goal.arguments(language)).code == .done)
        let mark = Example(["done", .run, .read], Phrase("", ""))
        try #require(shell.run(mark.arguments(language)).code == .done)
        try #require(shell.tracker("undo").code == .done)
        return shell
    }

    /// A file that an example names stands in the home folder, not where the tests were started.
    private func placed(_ words: [String], of command: CommandName, in home: Shell) -> [String] {
        guard command.spec.operands.contains(where: { $0.kind == .file }) else { return words }
        return words.map { $0.utf8.contains(UInt8(ascii: ".")) ? home.home.path($0) : $0 }
    }

    /// What stands beside the address where one is listened on.
    private func secret(_ language: Language) -> String {
        switch language {
        case .english: "Whoever has this address sees and changes your trackers. Ctrl-C ends it.\n"
        case .russian: "Кто знает этот адрес, видит и меняет ваши трекеры. Ctrl-C — завершить.\n"
        }
    }

    @Test(
        "T3: each example of help does what it says, with exit code 0", arguments: CommandName.visible,
        Language.allCases)
    func runs(command: CommandName, language: Language) throws {
        for example in command.spec.examples where !example.needsTerminal {
            let home = try home(language)
            let run = home.run(placed(example.arguments(language), of: command, in: home))
            #expect(run.code == .done, "\(example.commandLine(language)): \(run.errors)")
            let told = home.listened.isEmpty ? "" : secret(language)
            #expect(run.errors == told, "\(example.commandLine(language))")
            #expect(
                run.output.isEmpty == example.arguments(language).contains("-q"),
                "\(example.commandLine(language))")
        }
    }
}

extension Shell {
    /// Puts the files that examples import where the person is.
    fileprivate func keepForeignFiles() throws {
        try home.write(Array("date,name,value\n2026-11-19,Swim,1\n".utf8), to: "habits.csv")
        try home.write(Array("Day,Habit\n2026-11-19,Swim\n".utf8), to: "table.csv")
        let list =
            "Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,Swim,,,1,1,#D32F2F\n"
        try home.write(Array(list.utf8), to: "loop/Habits.csv")
        try home.write(Array("2026-11-01,2\n".utf8), to: "loop/001 Run/Checkmarks.csv")
        try home.write(Array("x".utf8), to: "phone.plist")
        let (system, folder) = (FileSystem.system, home.path)
        fileSystem.resolve = { path throws(SystemFault) in
            try system.resolve(path.hasPrefix("/") ? path : folder + "/" + path)
        }
    }
}
