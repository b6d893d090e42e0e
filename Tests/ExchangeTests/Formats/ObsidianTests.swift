import Samples
import Testing
import TrackerDomain
import TrackerExchange
import TrackerPresentation

struct ObsidianTests {
    @Test("TAB-31: a note with a list of days, and tasks that stand in three notes called by a day")
    func sample() throws {
        let brought = try Brought([
            "v/Stretch.md":
                "---\ntitle: Stretching\nentries:\n  - 2026-11-01\n  - \"2026-11-02\"\n---\ntext\n",
            "v/2026-11-01.md": "- [x] Run\n- [ ] Read\n- [ ] call Ann\n",
            "v/2026-11-02.md": "- [x] Run\n- [ ] Read\n", "v/2026-11-03.md": "- [x] Run\n- [ ] Read\n",
        ])
        #expect(brought.imported.format == .obsidian)
        #expect(
            brought.trackers == [
                "Run in Obsidian: \(everyDay) from 2026-11-01; 2026-11-01 done, 2026-11-02 done, 2026-11-03 done",
                "Read in Obsidian: \(everyDay) from 2026-11-01; ",
                "Stretching in Obsidian: \(everyDay) from 2026-11-01; 2026-11-01 done, 2026-11-02 done",
            ])
        #expect(brought.dropped == ["tasks 1"])
        #expect(brought.understood == [])
        #expect(brought.unknownColumns == [])
        #expect(ImportRemark.tasks.phrase(12).english == "tasks in fewer than 3 notes (12)")
        #expect(ImportRemark.tasks.phrase(12).russian == "задачи меньше чем в 3 заметках (12)")
    }

    @Test(
        "TAB-31: lists of days as they are written, of one file alone, too",
        arguments: [
            "entries:\n  - 2026-11-01\n  - 2026-11-02", "entries:\n- 2026-11-01\n- 2026-11-02",
            "entries: [2026-11-01, 2026-11-02]", "entries: [\"2026-11-01\",'2026-11-02']",
            "entries:\n\t- '2026-11-01'\n\n\t# a comment\n\t- 2 Nov 2026",
            "entries:\n  - 2026-11-01T22:10:00\n  - Nov 2, 2026",
            "entries:\n  - 2026-11-02\n  - 2026-11-01\ntitle:",
            "title: \"\"\nentries: [20261101, 2026-11-02]",
        ])
    func lists(matter: String) throws {
        let text = "---\n\(matter)\n---\n- [x] Walk\n- 2026-11-05\nentries:\n- 2026-11-06\n"
        for text in [text, "\u{FEFF}" + text, text.replacing("\n", with: "\r\n")] {
            let brought = try Brought(["Run far.md": text])
            #expect(brought.days == ["Run far: 2026-11-01 done, 2026-11-02 done"])
            #expect(brought.dropped == [] && brought.leftOut == [] && brought.unknownColumns == [])
        }
    }

    @Test(
        "TAB-31: the name is the title, else that of the file",
        arguments: [
            ("title: Бег", "Бег"), ("title: \"Run: far\"", "Run: far"), ("title: 'Dad''s run'", "Dad''s run"),
            ("title: Dad's run", "Dad's run"), ("title: Run, walk [x]", "Run, walk [x]"),
            ("title:   Run \t far  ", "Run far"), ("title:", "Jog"), ("subtitle: Run", "Jog"),
        ])
    func titles(matter: String, name: String) throws {
        let brought = try Brought(["a/b/c/d/Jog.MD": "---\n\(matter)\nentries: [2026-11-01]\n---\n"])
        #expect(brought.library.trackers.map(\.name) == [name])
    }

    @Test("TAB-31: other keys are told by their names")
    func keys() throws {
        let brought = try Brought([
            "Run.md":
                "---\ntags:\n  - habit\n  - sport\ncolor: red\nentries: [2026-11-01]\naliases: [a, b]\n---\n",
            "Sit.md": "---\ncolor: blue\nentries: [2026-11-01]\nno key\n---\n",
            "Diary.md": "---\nmood: 5\n---\n",
        ])
        #expect(brought.days == ["Run: 2026-11-01 done", "Sit: 2026-11-01 done"])
        #expect(brought.unknownColumns == ["aliases 1", "color 2", "tags 1"])
    }

    @Test("TAB-31: what is no date in a list is a broken line, days to come are told")
    func broken() throws {
        let text =
            "---\nentries:\n  - 2026-11-01\n  - soon\n  - 2026-02-30\n  - 01/02/2026\n  - 2026-11-21\n---\n"
        let brought = try Brought(["Run.md": text], keepGoing: true)
        #expect(brought.days == ["Run: 2026-11-01 done"])
        #expect(
            brought.leftOut == ["Run.md 4 day soon", "Run.md 5 day 2026-02-30", "Run.md 6 day 01/02/2026"])
        #expect(brought.dropped == ["daysToCome 1"])
        #expect(throws: ImportFault.self) { try Brought(["Run.md": text]) }
    }

    @Test("TAB-31: a note in several folders is one habit, a day that it lists twice is told")
    func joined() throws {
        let brought = try Brought([
            "2025/Run.md": "---\nentries: [2025-11-01]\n---\n",
            "2026/Run.md": "---\nentries: [2026-11-01, 2026-11-01]\n---\n",
        ])
        #expect(brought.days == ["Run: 2025-11-01 done, 2026-11-01 done"])
        #expect(brought.understood == ["joinedRows 2"])
    }

    @Test(
        "TAB-31: a task has its text without tags and links",
        arguments: [
            ("- [x] Run", "Run"), ("* [X] Run", "Run"), ("+ [x] Run", "Run"),
            ("\t- [x]   Run \t far", "Run far"),
            ("- [x] Run #sport #a/b", "Run"), ("- [x] #sport Read book #2", "Read book #2"),
            ("- [x] [[Run]]", "Run"), ("- [x] [[Habits/Run|Jog]] today", "Jog today"),
            ("- [x] Go [[a|to]] [[bed]] #спорт", "Go to bed"), ("- [x] Бег [[", "Бег"),
            ("- [x] Call [Ann](x)", "Call [Ann](x)"),
        ])
    func names(line: String, name: String) throws {
        let brought = try Brought(["2026-11-01.md": "# Today\ntext\n\(line)\n"])
        #expect(brought.days == ["\(name): 2026-11-01 done"])
    }

    @Test(
        "TAB-31: other lines are no tasks",
        arguments: [
            "- Run", "- [x]Run", "-[x] Run", "- [xx] Run", "- [] Run", "- [x]", "- [x] #sport",
            "1. [x] Run",
            "> - [x] Run", "- [link](x) Run", "- [[Run]] x", "x - [x] Run",
        ])
    func others(line: String) throws {
        #expect(throws: ImportFault.unknownFormat(.notes)) { try Brought(["2026-11-01.md": "\(line)\n"]) }
        #expect(throws: ImportFault.notInFormat(.obsidian, .notes)) {
            try Brought(["2026-11-01.md": "\(line)\n"], as: .obsidian)
        }
        let brought = try Brought(["2026-11-01.md": "\(line)\n- [x] Sit\n"])
        #expect(brought.days == ["Sit: 2026-11-01 done"])
        #expect(brought.dropped == [])
    }

    @Test(
        "TAB-31: a note is called by a day in any form that is one day",
        arguments: [
            ("2026-11-01.md", true), ("20261101.md", true), ("1 November 2026.md", true),
            ("2026-11-01", true),
            ("Sunday, November 1st, 2026.md", true), ("2026.11.01.MD", true), ("01.11.2026.md", true),
            ("11-01-2026.md", false), ("2026-11.md", false), ("2026-11-31.md", false), ("Run.md", false),
            ("2026-11-01.txt", false), ("2026-11-01 Run.md", false),
        ])
    func days(name: String, isDay: Bool) throws {
        guard isDay else {
            #expect(throws: ImportFault.unknownFormat(.notes)) { try Brought([name: "- [x] Run\n"]) }
            return
        }
        #expect(try Brought([name: "- [x] Run\n"]).days == ["Run: 2026-11-01 done"])
    }

    @Test("TAB-31: of one or two notes all tasks are habits, of three those that stand in three")
    func recurring() throws {
        func brought(_ notes: String...) throws -> Brought {
            try Brought(
                bytes: zip(1..., notes).map { ("v/deep/er/still/2026-11-0\($0).md", Array($1.utf8)) })
        }
        let two = try brought("- [x] Run\n- [ ] Call Ann\n", "- [x] Run\n- [x] Run\n")
        #expect(two.days == ["Run: 2026-11-01 done, 2026-11-02 done", "Call Ann: "])
        #expect(two.dropped == [])
        // A note without tasks is none, and a task that is in one twice is there once.
        let still = try brought("- [x] Run\n", "- [x] Sit\n", "text\n")
        #expect(still.library.trackers.map(\.name) == ["Run", "Sit"])
        let three = try brought(
            "- [x] Run\n- [ ] Sit\n- [x] Sit\n- [-] Nap\n", "- [ ] Run\n- [x] Sit\n- [/] Nap\n",
            "- [x] Run\n- [>] Nap\n- [x] Call Ann\n")
        #expect(three.days == ["Run: 2026-11-01 done, 2026-11-03 done"])
        #expect(three.dropped == ["unknownMarks 3", "tasks 2"])
        let four = try brought("- [x] Run\n", "- [ ] Run\u{200B}\n", "- [x] Run\n", "- [ ] Sit\n")
        #expect(four.days == ["Run: 2026-11-01 done, 2026-11-03 done"])
        #expect(four.dropped == ["tasks 1"])
    }

    @Test("TAB-31: of a day to come nothing is kept, and what is done on it is told")
    func toCome() throws {
        let brought = try Brought([
            "2026-11-19.md": "- [x] Run\n", "2026-11-20.md": "- [x] Run\n- [ ] Sit\n",
            "2026-11-21.md": "- [x] Run\n- [ ] Sit\n- [ ] Read\n",
        ])
        #expect(brought.days == ["Run: 2026-11-19 done, 2026-11-20 done", "Sit: "])
        #expect(brought.dropped == ["daysToCome 1"])
    }

    @Test("TAB-31: other notes of a vault are neither read nor told, whatever they hold")
    func vault() throws {
        let brought = try Brought(bytes: [
            ("Habits/Run.md", Array("---\nentries: [2026-11-01]\n---\n".utf8)),
            ("Readme.md", Array("date,name,value\n2026-11-01,Sit,1\n".utf8)),
            ("2026-11-02.md", Array("---\nmood: 5\n---\nNothing to do.\n".utf8)),
            ("Broken.md", [0xFF, 0xFE, 0xFF]), ("photo.png", [0x89, 0xFF, 0]),
        ])
        #expect(brought.days == ["Run: 2026-11-01 done"])
        #expect(brought.imported.unread == [])
        #expect(brought.unknownColumns == [])
    }

    @Test(
        "TAB-31: front matter without a list of days is no habit",
        arguments: [
            "---\nentries: []\n---\n", "---\nentries:\n---\n", "---\nentries: soon\n---\n", "---\n---\n",
            "---\n",
            "---\ndays:\n  - 2026-11-01\n---\n", "\n---\nentries: [2026-11-01]\n---\n",
            "entries: [2026-11-01]\n", "----\nentries: [2026-11-01]\n---\n", "---\n- 2026-11-01\n---\n",
            "---\nentries: 5\nother:\n  - 2026-11-01\n---\n",
        ])
    func none(text: String) throws {
        #expect(throws: ImportFault.self) { try Brought(["Run.md": text]) }
        #expect(throws: ImportFault.self) { try Brought(["Run.md": text], as: .obsidian) }
    }

    @Test("TAB-31: a note that is cut keeps its whole lines; nothing that is cut or huge is a crash")
    func hostile() throws {
        let text = "---\ntitle: Бег\nentries:\n  - 2026-11-01\n  - \"2026-11-02\"\n---\n"
        let cut = try Brought(["Run.md": String(text.prefix(50))], keepGoing: true)
        #expect(cut.days == ["Бег: 2026-11-01 done"])
        #expect(cut.leftOut.count == 1)
        for length in 0..<text.utf8.count {
            for name in ["Run.md", "2026-11-01.md"] {
                _ = try? Brought(bytes: [(name, Array(text.utf8.prefix(length)))], keepGoing: true)
            }
        }
        #expect(throws: ImportFault.notText(file: "Run.md")) {
            try Brought(bytes: [("Run.md", Array(text.utf8) + [0xED, 0xA0, 0x80])])
        }
        let many = (1...5001).map { "- [x] Task \($0)\n" }.joined()
        #expect(throws: ImportFault.tooMany) { try Brought(["2026-11-01.md": many]) }
        // Of three notes those that do not recur are no habits, however many they are.
        let notes = (1...3).map { ("2026-11-0\($0).md", Array((many + "- [x] Only \($0)\n").utf8)) }
        #expect(throws: ImportFault.tooMany) { try Brought(bytes: notes) }
        let different = (1...3).map { day in
            let tasks = (1...5001).map { "- [x] Task \(day) \($0)\n" }.joined()
            return ("2026-11-0\(day).md", Array((tasks + "- [x] Run\n").utf8))
        }
        let brought = try Brought(bytes: different)
        #expect(brought.library.trackers.map(\.name) == ["Run"])
        #expect(brought.dropped == ["tasks 15003"])
        let deep = "---\nentries: " + String(repeating: "[", count: 1000) + "2026-11-01\n---\n"
        #expect(try Brought(["Run.md": deep]).days == ["Run: 2026-11-01 done"])
    }
}
