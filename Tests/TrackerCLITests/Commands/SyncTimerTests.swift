import DeskKit
import Samples
import TestKit
import Testing
import TrackerCLI
import TrackerDomain

#if os(Linux)
    /// What other commands tell of the timer that exchanges. Friday, 20 November 2026, noon.
    @Suite struct SyncTimerTests {
        private let device = FakeMachine()

        private func shell(_ language: String = "en") throws -> (Shell, FakeSync) {
            try device.shell(language)
        }

        @Test(
            "STEP-20: sync off takes the timer away and names it in its question, that of another library stays"
        )
        func off() throws {
            for (language, question, told) in [
                (
                    "en",
                    "The exchange every 15 minutes ends, too. It changes your crontab. Remove this device's file from ~/S, too? ",
                    "Sync is off. This device's file stays in ~/S for the others. No more exchange by itself.\n"
                ),
                (
                    "ru",
                    "Закончится и обмен каждые 15 минут. Будет изменён ваш crontab. Убрать и файл этого устройства из ~/S? ",
                    "Синхронизация выключена. Файл этого устройства остаётся в ~/S для других. Автоматического обмена больше не будет.\n"
                ),
            ] {
                let (shell, sync) = try shell(language)
                shell.tracker("sync", "every", "15m", "--yes")
                let (other, _) = try self.shell()
                #expect(other.tracker("sync", "off").output.hasSuffix("for the others.\n"))
                #expect(device.crontab?.contains("sync -q") == true)
                let trial = shell.tracker("sync", "off", "--dry-run").output
                #expect(
                    trial.hasSuffix(
                        language == "en" ? " would end, too.\n" : "Закончится и обмен каждые 15 минут.\n"))
                #expect(device.crontab?.contains("sync -q") == true)
                shell.isTerminal = true
                shell.environment["TERM"] = "dumb"
                shell.answers = ["n"]
                let run = shell.tracker("sync", "off")
                #expect(run.errors.contains(question), "\(run.errors)")
                #expect(run.output == told)
                #expect(device.crontab == nil && sync.calls == ["end"])
            }
        }

        @Test("STEP-11: the status' first line and its document say how often")
        func status() throws {
            for (language, title) in [
                ("en", "~/S, carried by git · every 15 minutes · nothing sent yet · nothing received yet\n"),
                ("ru", "~/S, переносит git · каждые 15 минут · ещё не отправлено · ещё не получено\n"),
            ] {
                let (shell, _) = try shell(language)
                #expect(
                    try ParsedJSON(shell.tracker("sync", "status", "--json").output)["every"]?.string == nil)
                shell.tracker("sync", "every", "15m", "--yes")
                for line in [["sync", "status"], ["sync"]] {
                    #expect(shell.run(line).output.hasPrefix(title))
                    #expect(try ParsedJSON(shell.run(line + ["--json"]).output)["every"]?.string == "15m")
                }
            }
        }

        @Test(
            "STEP-20: doctor, the status and the timer's own line say that its program is gone or another one"
        )
        func moved() throws {
            let (shell, _) = try shell()
            shell.tracker("sync", "every", "15m", "--yes")
            let table = try #require(device.crontab)
            let own = try device.exchangeProgram()
            for (path, code, end) in [
                ("/gone/tracker", "lostExchange", ", which is not there any more: "),
                ("/bin/sh", "otherExchange", ", not this program: "),
            ] {
                device.crontab = table.replacing("'\(own)'", with: "'\(path)'")
                let sentence =
                    "The exchange runs \(path)\(end)set it up again with “tracker sync every 15m”."
                #expect(
                    shell.tracker("sync", "every").output
                        == "Exchange every 15 minutes by cron.\n\(sentence)\n")
                #expect(shell.tracker("sync", "status").output.hasSuffix("\n\n\(sentence)\n"))
                let warning = try ParsedJSON(shell.tracker("sync", "status", "--json").output)["warnings"]?[0]
                #expect(warning?["code"]?.string == code && warning?["message"]?.string == sentence)
                let doctor = shell.tracker("doctor", "--plain")
                #expect(doctor.output == "\(code)\t\(sentence)\n")
                #expect(doctor.code == (code == "lostExchange" ? .couldNot : .done))
            }
        }
    }
#endif

extension FakeMachine {
    /// A shell on this device with a library that is in step through ~/S.
    func shell(
        _ language: String, carrier: SyncCarrier? = .git, isInStep: Bool = true
    ) throws -> (Shell, FakeSync) {
        let (shell, sync) = (try Shell(language: language), FakeSync.ofThree)
        (shell.sync, shell.programs, shell.columns) = (sync, programs, 400)
        sync.set(
            \.status,
            to: isInStep
                ? SyncStatus(
                    id: "k7q2", name: "laptop", folder: shell.home.path("S"), carrier: carrier, others: [])
                : nil)
        return (shell, sync)
    }

    /// The path of the program in the lines of cron.
    func exchangeProgram() throws -> String {
        let words = try #require(crontab).split(separator: "'")
        return String(try #require(words.last { $0.hasPrefix("/") }))
    }
}
