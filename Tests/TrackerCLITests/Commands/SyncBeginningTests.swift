import TestKit
import Testing
import TrackerCLI

/// `tracker sync on` by the real files: what it says of what came in, and of who this device is.
@Suite struct SyncBeginningTests {
    let (laptop, b): (Shell, Shell)
    private let folder: TemporaryFolder

    init() throws {
        (laptop, b, folder) = (try Shell(), try Shell(), try TemporaryFolder())
        laptop.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        #expect(laptop.tracker("sync", "on", folder.path, "--name", "laptop").code == .done)
        #expect(
            b.tracker("sync", "on", folder.path, "--name", "b").output.hasPrefix("1 tracker from laptop."))
    }

    @Test("STEP-11: what a device begins with was received")
    func received() {
        #expect(b.tracker("sync", "status").output.contains("received today"))
        #expect(laptop.tracker("sync", "status").output.contains("nothing received yet"))
    }

    @Test("STEP-1: who begins again hears what is new, and not that the own library came from others")
    func again() {
        b.tracker("sync", "-q")
        #expect(laptop.tracker("sync", "off").code == .done)
        #expect(
            laptop.tracker("sync", "on", folder.path, "--name", "laptop").output
                == "Sync is on; this device is “laptop”. On the next device: tracker sync on\n")
        laptop.tracker("sync", "off")
        b.tracker("done", "Run")
        #expect(
            laptop.tracker("sync", "on", folder.path, "--name", "laptop").output.hasPrefix(
                "From b: 1 mark.\n\nSync is on; "))
        #expect(laptop.tracker("sync", "log").output.contains("b  Run, 20 Nov: done"))
    }

    @Test("STEP-18: a trial names the device as the real run does")
    func trial() throws {
        let other = try Shell()
        let line = ["sync", "on", folder.path, "--name", "laptop"]
        #expect(other.run(line + ["--dry-run"]).output.contains("this device would be “laptop-2”"))
        #expect(other.run(line).output.contains("this device is “laptop-2”"))
    }

    @Test("STEP-3: nobody goes on as a device that is not there")
    func unknown() throws {
        let other = try Shell()
        #expect(
            other.tracker("sync", "on", folder.path, "--name", "nosuch", "--again")
                == Shell.Run(
                    errors: "There is no device “nosuch”: there is b and laptop.\n", code: .couldNot))
        #expect(other.tracker("sync", "on", folder.path, "--name", "laptop", "--again").code == .done)
        #expect(other.tracker("sync", "status").output.contains("laptop  this device"))
    }

    @Test(
        "STEP-28: a library whose state is lost says so, and `sync on` names what it needs"
    )
    func copied() throws {
        laptop.home.remove(".local/state/tracker/sync")
        #expect(
            laptop.tracker("sync", "status").output.hasPrefix(
                "This library was copied and is not published. tracker sync on\n"))
        let run = laptop.tracker("sync", "on")
        #expect(run.errors == "Name a folder and this device: tracker sync on FOLDER --name laptop.\n")
        #expect(
            laptop.tracker("sync", "on", folder.path, "--name", "laptop").output.hasPrefix(
                "Sync is on again; this device is “laptop”."))
    }

    @Test("STEP-28: the name of a device is the same whether its accents stand alone or with their letters")
    func accents() throws {
        let (laptop, cafe, folder) = (try Shell(), try Shell(), try TemporaryFolder())
        laptop.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        #expect(laptop.tracker("sync", "on", folder.path, "--name", "laptop").code == .done)
        #expect(cafe.tracker("sync", "on", folder.path, "--name", "cafe\u{301}").code == .done)
        cafe.tracker("done", "Run")
        #expect(laptop.tracker("sync", "-q").code == .done)
        #expect(laptop.tracker("sync", "log", "--device", "caf\u{E9}").output.contains("Run"))
        let third = try Shell().tracker("sync", "on", folder.path, "--name", "caf\u{E9}")
        #expect(third.output.contains("caf\u{E9}-2"), "the name is taken")
        #expect(laptop.tracker("sync", "forget", "caf\u{E9}", "--yes").code == .done)
    }
}
