import DiskKit
import Samples
import TestKit
import Testing
import TrackerCLI
import TrackerData
import TrackerDomain

/// Commands in step through a folder with files that cannot be read, or that are no library.
@Suite struct SyncUnreadableCommandTests {
    /// A laptop with a habit that a phone has marked today, unseen by the laptop.
    private func pair() throws -> (laptop: Shell, phone: Shell, folder: TemporaryFolder, file: String) {
        let (laptop, phone) = (try Shell(), try Shell())
        phone.ids = SeededRandom(seed: 2)
        let folder = try TemporaryFolder()
        let shared = folder.path("F")
        laptop.tracker("add", "Walk", "--category", "Home", "--schedule", "daily")
        #expect(laptop.tracker("sync", "on", shared, "--name", "laptop").code == .done)
        #expect(phone.tracker("sync", "on", shared, "--name", "phone").code == .done)
        phone.tracker("done", "Walk")
        let file = try #require(folder.list().first { $0.hasPrefix("F/phone-") }).dropFirst(2)
        return (laptop, phone, folder, String(file))
    }

    private func refusing(_ file: String) -> FileSystem {
        FileSystem.system.intercepted { (call) throws(TrackerData.SystemFault) in
            if call == SystemCall(operation: .open, name: file) {
                throw TrackerData.SystemFault(.open, code: 13)
            }
        }
    }

    @Test("HARD-3: a phone's file without permission is named with its row, and read by the next command")
    func permission() throws {
        let (laptop, _, folder, file) = try pair()
        laptop.fileSystem = refusing(file)
        let sentence = "Cannot read phone's file: permission denied."
        #expect(laptop.tracker("undone", "Walk").errors == sentence + "\n")
        let run = laptop.tracker("sync")
        #expect(run.code == .done && run.errors == "")
        #expect(
            run.output == """
                \(folder.path("F")) · sent today 12:00 · nothing received yet
                laptop  this device
                phone     its file cannot be read

                \(sentence)

                """)
        let json = laptop.tracker("sync", "status", "--json").output
        #expect(json.contains("\"name\":\"phone\",\"published\":null,"))
        let document = try ParsedJSON(json)
        #expect(document["devices"]?[1]?["name"]?.string == "phone")
        #expect(document["devices"]?[1]?["state"]?.string == "unreadable")
        #expect(document["findings"]?[0]?["code"]?.string == "syncUnreadable")
        #expect(laptop.tracker("doctor").output == "There are problems.\n✗ \(sentence)\n")
        laptop.environment["LANG"] = "ru_RU.UTF-8"
        #expect(
            laptop.tracker("sync", "status").output.hasSuffix(
                "Не удалось прочитать файл «phone»: нет прав.\n"))
        #expect(laptop.tracker("sync", "status").output.contains("файл не читается\n"))
        laptop.environment["LANG"] = "en_US.UTF-8"
        laptop.fileSystem = .system
        #expect(laptop.tracker("list").output.contains("[✓]"))
        #expect(laptop.tracker("sync").output.hasPrefix("From phone: 1 mark.\n"))
        #expect(laptop.tracker("doctor").output == "All is well.\n")
    }

    @Test("HARD-6: of many broken files the first five are named, everywhere, and a script gets all")
    func many() throws {
        let (laptop, _, folder, _) = try pair()
        for number in 100...199 { try folder.write("x\n", to: "F/j\(number)-aaaa.plist") }
        let named = (100...104).map { "j\($0)'s file has not arrived whole yet. (Run tracker sync there.)" }
        let lines = laptop.tracker("sync").output.split(separator: "\n").suffix(6)
        #expect(lines.map(String.init) == named + ["and 95 more"])
        #expect(
            laptop.tracker("doctor").output.split(separator: "\n").dropFirst().map(String.init)
                == named.map { "• " + $0 } + ["  and 95 more"])
        let document = try ParsedJSON(laptop.tracker("doctor", "--json").output)
        #expect(document["findings"]?.items.count == 100)
        laptop.today = "2026-11-21"
        #expect(
            laptop.tracker("done", "Walk").errors.split(separator: "\n").map(String.init)
                == named + ["and 95 more"])
        laptop.environment["LANG"] = "ru_RU.UTF-8"
        #expect(laptop.tracker("sync", "status").output.hasSuffix("\nи ещё 95\n"))
    }

    @Test("HARD-12: a separator of lines in a word or in the name of a file is printed as a blank")
    func separators() throws {
        let (laptop, _, folder, _) = try pair()
        try folder.write("x\n", to: "F/ph\u{2028}o\u{2029}ne-aaaa.plist")
        let runs = [
            laptop.tracker("sync"), laptop.tracker("doctor"), laptop.tracker("sync", "status", "--plain"),
            laptop.tracker("done", "a\u{2028}b"), laptop.tracker("a\u{2029}b"),
            laptop.tracker("list", "--search", "a\u{2028}b"),
            laptop.tracker("done", "Walk", "--date", "a\u{2028}b"),
            laptop.tracker("export", "/nowhere/a\u{2028}b.csv"),
        ]
        for run in runs {
            let text = run.output + run.errors
            #expect(!text.unicodeScalars.contains { (0x2028...0x2029).contains($0.value) }, "\(text)")
        }
        #expect(runs[0].output.contains("ph o ne's file has not arrived"))
        #expect(runs[3].errors.contains("“a b”"))
    }

    @Test(
        "HARD-9: too much on standard input and in a file is refused by its size, with no place to move it to"
    )
    func tooMuch() throws {
        let (laptop, _, folder, _) = try pair()
        try folder.write([UInt8](repeating: 0, count: 64 << 20 + 1), to: "big.plist")
        let path = folder.path("big.plist")
        let run = laptop.tracker("sync", "take", path)
        #expect(run.errors == "\(path) is larger than 64 MiB: no device published it.\n")
        #expect(run.code == .couldNot)
    }

    // MARK: When a change is told

    /// What was printed when the own file was given its name.
    private final class Order: @unchecked Sendable {
        weak var shell: Shell?
        var writesBefore: [Int] = []
    }

    private func watching(_ shell: Shell) -> Order {
        let order = Order()
        order.shell = shell
        shell.fileSystem = .system.intercepted { (call) throws(TrackerData.SystemFault) in
            if call.operation == .rename, call.name.hasPrefix("laptop-") {
                order.writesBefore.append(order.shell?.writes.count ?? 0)
            }
        }
        return order
    }

    @Test("HARD-27: a change is told before the own file is written, and with --json after it")
    func order() throws {
        let (laptop, phone, folder, _) = try pair()
        laptop.tracker("sync")
        let order = watching(laptop)
        #expect(laptop.tracker("done", "Walk", "--date", "yesterday").code == .done)
        #expect(order.writesBefore == [1])
        #expect(laptop.tracker("done", "Walk", "--date", "-2", "--json").code == .done)
        #expect(order.writesBefore == [1, 0])
        #expect(phone.tracker("show", "Walk", "--json").output.contains("\"2026-11-18\",\"2026-11-19\""))
        #expect(folder.list().count == 3)
        // Even an answer that nobody takes is followed by the file.
        laptop.outputRoom = 0
        #expect(laptop.tracker("done", "Walk", "--date", "-3").code == .couldNot)
        #expect(phone.tracker("show", "Walk", "--json").output.contains("\"2026-11-17\",\"2026-11-18\""))
    }

    @Test(
        "HARD-27: that a file could not be published is told behind the answer, and with --json in its document"
    )
    func failure() throws {
        let (laptop, _, folder, _) = try pair()
        laptop.tracker("sync")
        laptop.fileSystem = .system.denying(folder.path("F"))
        let sentence = "Saved here, but not published: no permission in \(folder.path("F"))."
        let run = laptop.tracker("done", "Walk", "--date", "yesterday")
        #expect(run.output.hasPrefix("Done on") && run.errors == sentence + "\n" && run.code == .done)
        laptop.today = "2026-11-21"
        let document = try ParsedJSON(laptop.tracker("done", "Walk", "--json").output)
        #expect(document["warnings"]?[0]?["message"]?.string == sentence)
    }
}
