import Samples
import TestKit
import Testing
import TrackerCLI
import TrackerDomain

/// Breaks in lists, on cards and in details. Today is Friday, 20 November 2026, unless the test moves it.
@Suite struct BreakListTests {
    @Test("OFF-9: the filter for what rests says of each what, whatever the date", arguments: ["en", "ru"])
    func resting(language: String) throws {
        let shell = try Shell.withTwoHabits(language)
        for name in ["Ahead", "Now", "Paused", "Soon", "Free"] {
            shell.tracker("add", name, "--category", "Sport", "--schedule", "daily", "--start", "2026-11-01")
        }
        shell.tracker("pause", "Ahead", "--from", "2026-12-24", "--until", "2027-01-03")
        shell.tracker("pause", "Now", "--until", "2027-01-03")
        shell.tracker("pause", "Paused", "--from", "2026-11-03")
        shell.tracker("pause", "Soon", "--from", "2026-12-24")
        let told =
            language == "en"
            ? [
                "break 24 Dec – 3 Jan", "break until 3 Jan", "paused since 3 Nov", "paused from 24 Dec",
                "2 resting · break 24 Dec – 3 Jan, Ahead, and 1 more",
            ]
            : [
                "перерыв 24 декабря – 3 января", "перерыв по 3 января", "на паузе с 3 ноября",
                "на паузе с 24 декабря", "на отдыхе: 2 · перерыв 24 дек – 3 янв, Ahead и ещё 1",
            ]
        for date in ["2026-11-20", "2026-10-01", "2027-02-01"] {
            let rows = shell.tracker("list", "--filter", "resting", "--date", date).output.split(
                separator: "\n")
            for (name, said) in zip(["Ahead", "Now", "Paused", "Soon"], told) {
                #expect(rows.contains { $0.contains(name) && $0.contains(said) }, "\(date) \(name)")
            }
            #expect(!rows.contains { $0.contains("Free") })
        }
        #expect(shell.tracker("list").output.contains(told[4]))
    }

    @Test("OFF-9: of a break that a pause follows, the card says both", arguments: ["en", "ru"])
    func thenPaused(language: String) throws {
        let shell = try Shell.withTwoHabits(language)
        shell.tracker("pause", "Run", "--until", "2026-11-25")
        let until = language == "en" ? "break until 25 Nov" : "перерыв по 25 ноября"
        let paused = language == "en" ? ", then paused" : ", потом пауза"
        let before = shell.tracker("list", "--filter", "resting").output
        #expect(before.contains(until) && !before.contains(paused))
        // A day between them is one on which the habit is asked for.
        shell.tracker("pause", "Run", "--from", "2026-11-27")
        #expect(!shell.tracker("list", "--filter", "resting").output.contains(paused))
        shell.tracker("undo")
        shell.tracker("pause", "Run", "--from", "2026-11-26")
        #expect(shell.tracker("list", "--filter", "resting").output.contains(until + paused))
    }

    @Test(
        "N5: a pause of all to come is told in the lists, and does not hide the filter",
        arguments: ["en", "ru"])
    func pauseToCome(language: String) throws {
        let shell = try Shell.withTwoHabits(language)
        shell.tracker("pause", "--all", "--from", "2026-12-24")
        let (ahead, from) =
            language == "en"
            ? ("pause from 24 Dec, 2 habits", "paused from 24 Dec")
            : ("пауза с 24 дек, привычек: 2", "на паузе с 24 декабря")
        #expect(shell.tracker("list").output.contains(ahead))
        #expect(shell.tracker("list", "--filter", "resting").output.contains(from))
        #expect(!shell.tracker("list", "--date", "2026-12-16").output.contains(from))
        #expect(shell.tracker("list", "--date", "2026-12-17").output.contains(from))
        let resting = language == "en" ? "2 resting" : "на отдыхе: 2"
        #expect(shell.tracker("list", "--date", "2026-12-24").output.contains(resting))
        let json = try ParsedJSON(shell.tracker("list", "--date", "2026-12-24", "--json").output)
        #expect(json["filtersAvailable"] == .bool(true))
    }

    @Test("OFF-10: show has a row for the break", arguments: ["en", "ru"])
    func showRow(language: String) throws {
        let shell = try Shell.withTwoHabits(language)
        shell.run(Shell.christmas)
        let row =
            language == "en"
            ? "24 Dec 2026 – 3 Jan 2027, 11 days" : "24 декабря 2026 – 3 января 2027, 11 дней"
        let caption = language == "en" ? "Break" : "Перерыв"
        #expect(
            shell.tracker("show", "Run").output.split(separator: "\n").contains {
                $0.contains(caption) && $0.contains(row)
            })
        shell.today = "2027-01-04"
        #expect(!shell.tracker("show", "Run").output.contains(row))
        #expect(!shell.tracker("list").output.contains(language == "en" ? "break" : "перерыв"))
    }

    @Test("OFF-11: done on a day of a break counts, and the break goes on")
    func doneMeanwhile() throws {
        let shell = try Shell.withTwoHabits("ru")
        shell.run(Shell.christmas)
        shell.today = "2026-12-25"
        #expect(
            shell.tracker("done", "Run").output.hasPrefix(
                "Отмечено за сегодня: Run. По-прежнему перерыв (по 3 января): Run."))
        #expect(try shell.card(of: "Run")["total"] == .number("1"))
        #expect(try shell.restBreak(of: "Run") == ["2026-12-24", "2027-01-03"])
    }
}
