import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerData
import TrackerDesk
import TrackerDomain

/// A person at a prompt, with a home folder of their own: runs commands in this process, in a world that is all known.
final class Shell {
    /// What a run left: compare it as one value.
    struct Run: Equatable {
        var output = ""
        var errors = ""
        var code = ExitCode.done
    }

    let home: TemporaryFolder
    var today: Day
    /// What the clock shows, in minutes since midnight.
    var minute = 720
    var environment: [String: String]
    /// The home folder that the system knows.
    var accountHome: String?
    /// Whether all three streams are a terminal.
    var isTerminal = false
    var columns = 80
    /// The disk under the home folder.
    var fileSystem = FileSystem.system
    /// What keeps the library in step; nil for the store.
    var sync: (any LibrarySync)?
    /// Other programs of the device.
    var programs = FakeMachine().programs
    /// What comes in on standard input for a command that reads it whole.
    var input: [UInt8] = []
    /// What is typed at questions, in order.
    var answers: [Answer] = []
    /// What others do while a question waits for its answer.
    var meanwhile: () -> Void = {}
    /// Whether there is a program that opens files, and what it was given.
    var opensFiles = false
    private(set) var opened: [String] = []
    /// The arguments of each program that was to answer connections.
    private(set) var listened: [[String]] = []
    /// The commands that were started beside the program, and how they end at once.
    private(set) var started: [String] = []
    var statusOfStarted: Int32 = 0
    /// How many times standard output takes something before its disk is full.
    var outputRoom = Int.max
    /// The sizes of what the last run put to standard output, in bytes.
    private(set) var writes: [Int] = []
    /// What the run has put to standard output so far.
    private var printed: [UInt8] = []
    /// What Ctrl-C at the last question would have left.
    private(set) var interruptNotice: [UInt8] = []
    /// Where the ids of new things come from.
    var ids = SeededRandom(seed: 1)

    init(today: String = "2026-11-20", language: String = "en") throws {
        home = try TemporaryFolder()
        self.today = try #require(Day(iso: today))
        environment = [
            // Shells have the same ids, and would write the same temporary files elsewhere.
            "HOME": home.path, "TMPDIR": home.path, "LANG": language == "ru" ? "ru_RU.UTF-8" : "en_US.UTF-8",
            "TERM": "xterm-256color",
            "COLORTERM": "truecolor",
        ].merging(HomePlaces.environment(home.path)) { $1 }
    }

    var libraryPath: String { ".local/share/tracker/Library.plist" }

    /// The library's bytes; `nil` where there is none.
    var library: [UInt8]? { try? home.read(libraryPath) }

    @discardableResult
    func tracker(_ arguments: String...) -> Run { run(arguments) }

    @discardableResult
    func run(_ arguments: [String]) -> Run { run(commandLine: ["tracker"] + arguments) }

    /// Runs the program by its name and the words after it.
    func run(commandLine: [String]) -> Run {
        printed = []
        var errors: [UInt8] = []
        writes = []
        let variables = environment
        let nextID = Box(ids)
        let environment = Environment(
            system: DeskSystem(
                variable: { variables[$0] }, accountHome: { [accountHome] in accountHome },
                clock: { [today, minute] in ClockReading(date: today, minute: minute) },
                reading: {
                    ClockReading(
                        date: Day(Int($0 / 86_400) - 10_959), minute: Int($0 % 86_400 / 60),
                        second: Int($0 % 60))
                },
                newID: {
                    Identifier(high: nextID.next() & ~0xF000 | 0x4000, low: nextID.next() >> 2 | 1 << 63)
                }, fileSystem: fileSystem, programs: programs),
            workingFolder: { variables["PWD"] },
            input: Environment.Input(
                isTerminal: isTerminal,
                answer: { interruptNotice, question in
                    self.interruptNotice = interruptNotice
                    question()
                    return self.answer()
                }, bytes: { [input] () throws(StoreError) in input }),
            output: stream { bytes in
                self.writes.append(bytes.count)
                guard self.writes.count <= self.outputRoom else { return .failed(28) }
                self.printed += bytes
                return .complete
            },
            errors: stream { bytes in
                errors += bytes
                return .complete
            }, openFile: open, listen: listen,
            startCommand: {
                self.started.append($0)
                return { .ended(self.statusOfStarted) }
            })
        let code = TrackerCLI.run(
            Arguments(commandLine: commandLine), environment: environment, sync: sync)
        ids = nextID.generator
        return Run(
            output: String(decoding: printed, as: UTF8.self), errors: String(decoding: errors, as: UTF8.self),
            code: code)
    }

    /// Listens, and ends as if a signal came at once.
    private func listen(
        _ address: Environment.ListenerAddress, _ arguments: [String], _ ready: (UInt16?) -> Void
    ) {
        listened.append(arguments)
        if case .port(let port) = address { ready(port) } else { ready(nil) }
    }

    private func open(_ file: String) -> Bool {
        if opensFiles { opened.append(file) }
        return opensFiles
    }

    private func answer() -> InputLine {
        meanwhile()
        if answers.isEmpty { return .endOfFile }
        return switch answers.removeFirst() {
        case .text(let text): .text(text)
        case .row(let row): .text(number(of: row) ?? "no row is \(row)")
        }
    }

    /// The number of one of the choices printed last.
    private func number(of row: String) -> String? {
        let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
        let first = lines.lastIndex { $0.hasPrefix("1. ") } ?? lines.endIndex
        for (offset, line) in lines[first...].enumerated() {
            let number = "\(offset + 1)"
            if line == "\(number). \(row)" || line.hasPrefix("\(number). \(row),") { return number }
        }
        return nil
    }

    private func stream(_ write: @escaping ([UInt8]) -> WriteOutcome) -> Environment.Output {
        Environment.Output(isTerminal: isTerminal, columns: { [columns] in columns }, write: write)
    }
}

/// What a person answers a question with.
enum Answer: Equatable, ExpressibleByStringLiteral {
    case text(String)
    /// The number of a choice, which is found by its text or by what stands before a comma in it.
    case row(String)

    init(stringLiteral text: String) { self = .text(text) }
}

/// A generator that a closure can draw from; used by one thread.
private final class Box: @unchecked Sendable {
    private(set) var generator: SeededRandom

    init(_ generator: SeededRandom) { self.generator = generator }

    func next() -> UInt64 { generator.next() }
}

/// A library that took many commands to make, to be handed to shell after shell.
final class Person: Sendable {
    private let library: [UInt8]?

    init() {
        let shell = try? Shell()
        shell?.keepSixWeeks()
        library = shell?.library
    }

    fileprivate func copyLibrary() throws -> [UInt8] { try #require(library) }
}

extension Shell {
    /// Starts with a person's library instead of an empty home.
    func take(_ person: Person) throws {
        try home.write(person.copyLibrary(), to: libraryPath)
    }
}

/// The files of a home that took many commands to make, to be handed to shell after shell.
struct HomeFiles: Sendable {
    private let files: [String: [UInt8]]
    /// The ids that the commands left.
    private let ids: SeededRandom

    init(of shell: Shell) throws {
        files = try shell.home.contents()
        ids = shell.ids
    }

    fileprivate func put(into shell: Shell) throws {
        for (name, bytes) in files { try shell.home.write(bytes, to: name) }
        shell.ids = ids
    }
}

extension Shell {
    /// Starts with the files of another home instead of an empty one.
    func take(_ files: HomeFiles?) throws { try #require(files).put(into: self) }
}
