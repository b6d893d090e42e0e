import Samples
import Testing
import TrackerDomain
import TrackerExchange

struct OrgTests {
    /// A heading that is a habit, with lines before and behind its properties.
    static func habit(_ heading: String, plan: String = "", _ below: String...) -> String {
        let plan = plan.isEmpty ? "" : plan + "\n"
        return ([heading + "\n" + plan + ":PROPERTIES:\n:STYLE: habit\n:END:"] + below)
            .joined(separator: "\n") + "\n"
    }

    @Test("TAB-30: a heading with its rule, its category and its days; a state in no list is told")
    func sample() throws {
        let brought = try Brought([
            "h.org": """
            * Body
            ** TODO Shave :home:
            SCHEDULED: <2026-11-20 Fri .+2d/4d>
            :PROPERTIES:
            :STYLE: habit
            :END:
            :LOGBOOK:
            - State "DONE" from "TODO" [2026-11-14 Sat 21:40]
            - State "CANCELLED" from "TODO" [2026-11-12 Thu 20:00]
            :END:
            - State "DONE" from "TODO" [2026-11-10 Tue 09:00]

            """
        ])
        #expect(brought.imported.format == .org)
        #expect(
            brought.trackers == [
                "Shave in Body: 1 in 4 days from 2026-11-10 from 2026-11-10; 2026-11-10 done, 2026-11-14 done"
            ])
        #expect(brought.dropped == ["unknownMarks 1"])
        #expect(brought.understood == ["quota 1"])
    }

    @Test(
        "TAB-30: the name stands behind the keyword and the priority, before the tags",
        arguments: [
            ("* TODO Shave", "Shave"), ("* Shave", "Shave"), ("* TODO [#A] Shave :home:body:", "Shave"),
            ("* [#3] Shave the dog", "Shave the dog"), ("* NEXT Shave", "Shave"),
            ("* LATER Shave", "LATER Shave"), ("*\tTODO\tShave  it\t:@home:", "Shave it"),
            ("* TODO Побриться :дом:", "Побриться"), ("* Read: a book", "Read: a book"),
            ("* TODO DONE letters", "DONE letters"), ("* Todo Shave", "Todo Shave"), ("* Rest ::", "Rest ::"),
        ])
    func names(heading: String, name: String) throws {
        let brought = try Brought("#+TODO: TODO(t) NEXT(n!) | DONE(d!)\n" + Self.habit(heading))
        #expect(brought.library.trackers.map(\.name) == [name])
    }

    @Test("TAB-30: the category is the next heading above, else the title, else the name of the format")
    func categories() throws {
        let text =
            Self.habit("* Run") + "* TODO Body [#B] :x:\n" + Self.habit("*** Sit") + "** Hands\n"
            + Self.habit("*** Nails")
            + Self.habit("** Floss") + Self.habit("*** Rinse") + Self.habit("* Read")
        func told(_ text: String) throws -> [String] {
            let library = try Brought(text).library
            return library.trackers.map { "\($0.name) \(library.category($0.categoryID)?.name ?? "")" }
        }
        let inner = ["Sit Body [#B]", "Nails Hands", "Floss Body [#B]", "Rinse Floss"]
        #expect(try told(text) == ["Run Org"] + inner + ["Read Org"])
        #expect(try told("#+title:  My  days\n" + text) == ["Run My days"] + inner + ["Read My days"])
        #expect(try told(text + "#+TITLE: Дни\n") == ["Run Дни"] + inner + ["Read Дни"])
    }

    @Test(
        "TAB-30: done is DONE and what the file names behind the bar, or last; skipped are the words of tables",
        arguments: [
            ("", "DONE", "done"), ("", "SKIPPED", "skip"), ("", "Пропуск", "skip"), ("", "TODO", nil),
            ("", "done", nil), ("", "FAILED", nil),
            ("#+TODO: TODO | FINISHED(f@/!) DROPPED", "FINISHED", "done"),
            ("#+todo: TODO WAIT | FINISHED DROPPED", "DROPPED", "done"),
            ("#+SEQ_TODO: TODO WAIT FINISHED", "FINISHED", "done"),
            ("#+SEQ_TODO: TODO WAIT FINISHED", "WAIT", nil),
            ("#+TYP_TODO: Ann Bob |", "Bob", nil), ("#+TODO: DONE CHECK | SHUT", "DONE", "done"),
            // A word behind the bar is done, whatever it means in a table.
            ("#+TODO: TODO | SKIP", "SKIP", "done"), ("#+TODO: TODO\tWAIT\t|\tСДЕЛАНО", "СДЕЛАНО", "done"),
        ])
    func states(setting: String, state: String, mark: String?) throws {
        for (head, tail) in [(setting + "\n", ""), ("", setting + "\n")] {
            let brought = try Brought(
                head + Self.habit("* Run", #"- State "\#(state)"    from "TODO"   [2026-11-14 Sat 21:40]"#)
                    + tail)
            #expect(brought.days == ["Run: " + (mark.map { "2026-11-14 \($0)" } ?? "")])
            #expect(brought.dropped == (mark == nil ? ["unknownMarks 1"] : []))
        }
    }

    @Test("TAB-30: states need neither a drawer nor the one before; of two of a day done wins")
    func log() throws {
        let brought = try Brought(
            Self.habit(
                "* Run", "  :LOGBOOK:", "  - State \"DONE\" [2026-11-03 Di 21:40]", "  :END:", "Some text.",
                "- State \"DONE\"       from              [2026-11-01 Вс]", "- State of the union",
                "- Note taken on [2026-11-02 Mon 10:00]", "- State \"SKIP\" from \"TODO\" [2026-11-03 Tue]",
                "CLOCK: [2026-11-03 Tue 21:00]--[2026-11-03 Tue 21:40] =>  0:40",
                "  CLOCK: [2026-11-04 Wed 21:00]") + "* Other\nCLOCK: [2026-11-04 Wed 21:00]\n")
        #expect(brought.days == ["Run: 2026-11-01 done, 2026-11-03 done"])
        #expect(brought.dropped == ["clocks 2"])
        #expect(brought.understood == ["joinedRows 2", "rules 1"])
    }

    @Test("TAB-30: the text indented below a state is its note, other text is none")
    func notes() throws {
        let brought = try Brought(
            Self.habit(
                "* Run", #"- State "DONE" from "TODO" [2026-11-01 Sun 21:40] \\"#, "  wet,", "",
                "  and \t cold", #"- State "SKIP" from "TODO" [2026-11-02 Mon 21:40]"#, "  больна",
                "Text of the heading.", "  More of it.",
                "      - State \"DONE\" from \"TODO\" [2026-11-03 Tue 21:40] \\\\",
                "\ta tab is eight columns",
                "      - State \"DONE\" from \"TODO\" [2026-11-04 Wed 21:40]", "    further out"))
        #expect(
            brought.days == [
                "Run: 2026-11-01 done, 2026-11-03 done, 2026-11-04 done, 2026-11-02 skip, "
                    + "2026-11-01 “wet, and cold”, 2026-11-02 “больна”, 2026-11-03 “a tab is eight columns”"
            ])
    }

    @Test(
        "TAB-30: a broken stamp is a broken line",
        arguments: [
            ("[2026-11-31 Tue 21:40]", "2026-11-31 Tue 21:40"), ("[2026-11-1", "2026-11-1"),
            ("[2026-11-149 Sat]", "2026-11-149 Sat"), ("[]", ""), ("[14.11.2026]", "14.11.2026"),
        ])
    func broken(stamp: String, told: String) throws {
        let text = Self.habit(
            "* Run", "- State \"DONE\" [2026-11-01 Sun]", "- State \"DONE\" from \"TODO\" \(stamp)")
        let brought = try Brought(text, keepGoing: true)
        #expect(brought.days == ["Run: 2026-11-01 done"])
        #expect(brought.leftOut == ["file 6 day \(told)"])
        #expect(throws: ImportFault.self) { try Brought(text) }
        let plan = try Brought(Self.habit("* Run", plan: "SCHEDULED: <2026-02-30 .+2d>"), keepGoing: true)
        #expect(plan.leftOut == ["file 2 day 2026-02-30 .+2d"])
        #expect(plan.trackers == ["Run in Org: \(everyDay) from 2026-11-20; "])
    }

    @Test("TAB-30: a state of a day to come is left out and told, a blank name is a broken line")
    func others() throws {
        let brought = try Brought(
            Self.habit("* Run", "- State \"DONE\" [2026-11-21 Sat]", "- State \"DONE\" [2026-11-20 Fri]")
                + Self.habit("* TODO :home:"), keepGoing: true)
        #expect(brought.days == ["Run: 2026-11-20 done"])
        #expect(brought.dropped == ["daysToCome 1"])
        #expect(brought.leftOut == ["file 7 name"])
    }

    @Test(
        "TAB-30: only a heading with that property is a habit",
        arguments: [
            "* Run\n:STYLE: habit\n", "* Run\n:PROPERTIES:\n:END:\n:STYLE: habit\n",
            "* Run\n:PROPERTIES:\n:STYLE: habits\n:END:\n", "* Run\n:PROPERTIES:\n:STYLES: habit\n:END:\n",
            "**Run**\n:PROPERTIES:\n:STYLE: habit\n:END:\n", " * Run\n:PROPERTIES:\n:STYLE: habit\n:END:\n",
            ":PROPERTIES:\n:STYLE: habit\n:END:\n* Run\n", "* Run\n",
        ])
    func none(text: String) throws {
        #expect(throws: ImportFault.unknownFormat()) { try Brought(text) }
        #expect(throws: ImportFault.notInFormat(.org)) { try Brought(text, as: .org) }
        let both = try Brought(text + Self.habit("* Sit"))
        #expect(both.days == ["Sit: "])
    }

    @Test("TAB-30: any case of the property, any ends of lines, a byte order mark, Cyrillic, a cut end")
    func spelling() throws {
        let text =
            "\u{FEFF}* Тело\n** TODO Бег\n\t:properties:\n\t:Style:   Habit\n\t:END:\n"
            + "- State \"DONE\" from \"TODO\" [2026-11-01 Вс 21:40] \\\\\n  дождь\n"
        for end in ["\n", "\r\n", "\r"] {
            let brought = try Brought(text.replacing("\n", with: end))
            #expect(
                brought.trackers == [
                    "Бег in Тело: \(everyDay) from 2026-11-01; 2026-11-01 done, 2026-11-01 “дождь”"
                ])
        }
        for length in 0..<text.utf8.count {
            _ = try? Brought(bytes: [("h.org", Array(text.utf8.prefix(length)))], keepGoing: true)
        }
    }

    @Test("TAB-30: the files of a folder are one whole, those without a habit are none of it")
    func folder() throws {
        let brought = try Brought([
            "a/h.org": Self.habit("* Run", "- State \"DONE\" [2026-11-01 Sun]"),
            "b.org_archive": Self.habit("* Sit"), "todo.org": "* Buy milk\n- 2026-11-01, milk\n",
            "list.org": "date,name,value\n2026-11-01,Run,1\n",
        ])
        #expect(brought.days == ["Run: 2026-11-01 done", "Sit: "])
        #expect(brought.imported.unread == [])
    }

    @Test("TAB-30: what only pretends is read in no time, or refused")
    func hostile() throws {
        let deep = (1...2000).map { String(repeating: "*", count: $0) + " H\($0)\n" }.joined()
        #expect(try Brought(deep + Self.habit("* Run")).library.trackers.count == 1)
        let nested = (1...2000).map { String(repeating: " ", count: $0) + "- State \"DONE\" [2026-11-01]" }
        #expect(
            try Brought(Self.habit("* Run") + nested.joined(separator: "\n")).days == ["Run: 2026-11-01 done"]
        )
        #expect(throws: ImportFault.notText(file: "file")) {
            try Brought(bytes: [("file", Array(Self.habit("* Run").utf8) + [0xED, 0xA0, 0x80])])
        }
        let many = String(repeating: Self.habit("* Run"), count: 5001)
        #expect(throws: ImportFault.tooMany) { try Brought(many) }
        // A habit that stands far behind the beginning is known all the same.
        let late = "* Text\n" + String(repeating: "word word word\n", count: 10_000) + Self.habit("* Run")
        #expect(try Brought(late).library.trackers.map(\.name) == ["Run"])
    }
}
