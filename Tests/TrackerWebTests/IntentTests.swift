import DeskKit
import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation

/// A POST is one intent and one step.
@MainActor @Suite struct IntentTests {
    private static let outOfDate = "This page is out of date, and nothing was changed. Reload it."
    private static let (today, yesterday) = ("2026-11-20", "2026-11-19")

    private static func about(_ id: Identifier, _ day: String?, _ word: String, _ more: (String, String)...)
        -> [(String, String)]
    {
        [("do", word), ("id", "\(id)")] + (day.map { [("day", $0)] } ?? []) + more
    }

    /// A form of each word that changes the sample library.
    private static let all: [(word: String, form: [(String, String)])] = [
        ("done", about(WebSamples.shower, today, "done")),
        ("undone", about(WebSamples.dog, yesterday, "undone")),
        ("skip", about(WebSamples.dog, today, "skip")), ("pin", about(WebSamples.gym, today, "pin")),
        ("unpin", about(WebSamples.dog, nil, "unpin")), ("pause", about(WebSamples.gym, today, "pause")),
        ("archive", about(WebSamples.dentist, today, "archive")),
        ("add", about(WebSamples.water, today, "add")),
        ("subtract", about(WebSamples.water, today, "subtract")),
        ("amount", about(WebSamples.run, today, "amount", ("amount", "3,5"), ("mode", "set"))),
        ("amount", about(WebSamples.run, "2026-11-18", "amount", ("amount", "1"), ("mode", "add"))),
        ("amount", about(WebSamples.run, "2026-11-18", "amount", ("amount", "1"), ("mode", "subtract"))),
        ("note", about(WebSamples.run, today, "note", ("text", "rain"))),
        ("break", about(WebSamples.gym, nil, "break", ("from", "2026-11-21"), ("until", "2026-11-25"))),
        (
            "break",
            about(WebSamples.gym, nil, "break", ("from", "2026-11-21"), ("until", "2026-11-25"), ("all", "1"))
        ),
        (
            "save",
            [
                ("do", "save"), ("kind", "habit"), ("name", "Yoga"), ("category", "\(101 as Identifier)"),
                ("schedule", "every day"),
            ]
        ),
        ("delete", about(WebSamples.gym, nil, "delete")),
    ]

    @Test("WEB-10: each word makes exactly one step, and leads by 303 to the page without what lay over it")
    func eachWord() throws {
        for (word, form) in Self.all {
            let session = try WebSession()
            let answer = session.post("?p=week&d=2026-11-18&a=filters", fields: form)
            #expect(answer.status == 303, "\(word)")
            #expect(answer.location == "?p=week&d=2026-11-18", "\(word)")
            #expect(try session.desk.steps.count == 1, "\(word)")
            #expect(session.desk.store.updates == 2, "\(word): one of the sample itself, one of the word")
        }
    }

    @Test("WEB-10, FRONT-2: what is so already makes no step and is 303, too")
    func already() throws {
        for (word, form) in Self.all where !["add", "subtract", "save", "delete", "amount"].contains(word) {
            let session = try WebSession()
            _ = session.post(fields: form)
            let before = try session.desk.library
            let again = session.post(fields: form)
            #expect(again.status == 303, "\(word)")
            #expect(try session.desk.steps.count == 1, "\(word)")
            #expect(try session.desk.library == before, "\(word)")
        }
        let session = try WebSession()
        for (word, id) in [
            ("undone", WebSamples.shower), ("unskip", WebSamples.shower), ("unpin", WebSamples.gym),
            ("resume", WebSamples.gym),
            ("unarchive", WebSamples.gym), ("note", WebSamples.gym), ("pin", WebSamples.dog),
        ] {
            #expect(
                session.post(fields: Self.about(id, Self.today, word, ("text", ""))).status == 303, "\(word)")
        }
        #expect(try session.desk.steps.isEmpty)
    }

    @Test("WEB-10: the opposite words take back, each by a step of its own")
    func opposites() throws {
        for (first, second, id) in [
            ("done", "undone", WebSamples.shower), ("skip", "unskip", WebSamples.dog),
            ("pin", "unpin", WebSamples.gym),
            ("pause", "resume", WebSamples.gym), ("archive", "unarchive", WebSamples.gym),
        ] {
            let session = try WebSession()
            let before = try session.desk.library
            _ = session.post(fields: Self.about(id, Self.today, first))
            #expect(try session.desk.library != before, "\(first)")
            _ = session.post(fields: Self.about(id, Self.today, second))
            #expect(try session.desk.library.tracker(id) == before.tracker(id), "\(second)")
            #expect(try session.desk.steps.count == 2)
        }
    }

    @Test("WEB-10: undo and redo name their step")
    func undoAndRedo() throws {
        let session = try WebSession()
        let before = try session.desk.library
        let told = session.act("?", ["do": "done", "id": "\(WebSamples.shower)", "day": Self.today])
        let after = try session.desk.library
        let step = try #require(
            told.page().all("input").first { $0.attributes["name"] == "step" }?.attributes["value"])
        #expect(session.post("?", ["do": "undo", "step": step]).status == 303)
        #expect(try session.desk.library == before)
        let undone = session.get()
        let again = try #require(
            undone.page().all("input").first { $0.attributes["name"] == "step" }?.attributes["value"])
        #expect(session.post("?", ["do": "redo", "step": again]).status == 303)
        #expect(try session.desk.library == after)
    }

    @Test(
        "WEB-10, WEB-11: unknown and missing words are 400 with the sentence for a page out of date, and change nothing"
    )
    func unknownWords() throws {
        let (dog, run, home) = (WebSamples.dog, WebSamples.run, ("category", "\(101 as Identifier)"))
        let about = Self.about
        let session = try WebSession()
        let updates = session.desk.store.updates
        for form in [
            [], [("do", "")], [("do", "toggle")], [("do", "DONE"), ("id", "\(dog)"), ("day", Self.today)],
            [("do", "done")],
            [("do", "done"), ("id", "\(dog)")], [("do", "done"), ("day", Self.today)],
            [("do", "done"), ("id", "x"), ("day", Self.today)], [("do", "undo")],
            [("do", "redo"), ("step", "")],
            [("do", "undo"), ("step", "a step that is much too long")],
            about(run, Self.today, "amount", ("amount", "3")),
            about(run, Self.today, "amount", ("mode", "set")),
            about(run, Self.today, "amount", ("amount", "3"), ("mode", "more")),
            about(run, Self.today, "amount", ("amount", "3,5"), ("mode", "set"), ("unit", "km")),
            about(WebSamples.water, Self.today, "add", ("amount", "+1"), ("unit", "l")),
            about(WebSamples.water, Self.today, "add", ("unit", "l")),
            about(run, Self.today, "note"),
            about(run, nil, "break"), about(run, nil, "break", ("from", "2026-11-21")), [("do", "save")],
            [("do", "save"), ("kind", "sum"), ("name", "Yoga")], [("do", "delete")],
            about(run, nil, "break", ("from", "2026-11-21"), ("until", "2026-11-22"), ("all", "yes")),
            [
                ("do", "save"), ("kind", "habit"), ("name", "Yoga"), ("schedule", "every day"), home,
                ("color", "19"),
            ],
            [
                ("do", "save"), ("kind", "habit"), ("name", "Yoga"), ("schedule", "every day"),
                ("category", "x"),
            ],
            [
                ("do", "save"), ("kind", "habit"), ("name", "Yoga"), ("schedule", "every day"), home,
                ("measure", "about"), ("goal", "2"),
            ],
        ] as [[(String, String)]] {
            let answer = session.post(fields: form)
            #expect(answer.status == 400, "\(form)")
            #expect((try? answer.said("alert")) == Self.outOfDate, "\(form)")
        }
        #expect(session.desk.store.updates == updates)
    }

    @Test("WEB-10, L: a day that is none is 400")
    func noDay() throws {
        let session = try WebSession()
        let library = try session.desk.library
        for day in [
            "", "today", "2026-02-30", "2026-11-20 ", "20.11.2026", "1899-12-31", "2200-01-01", "9999-99-99",
        ] {
            for (word, form) in Self.all where form.contains(where: { $0.0 == "id" }) {
                let dated = form.filter { $0.0 != "day" } + [("day", day)]
                #expect(session.post(fields: dated).status == 400, "\(word) \(day)")
            }
        }
        for (from, until) in [("x", "2026-11-22"), ("2026-11-21", "2026-02-30"), ("", "")] {
            let answer = session.post(
                fields: Self.about(WebSamples.gym, nil, "break", ("from", from), ("until", until)))
            #expect(answer.status == 400, "\(from) \(until)")
        }
        #expect(try session.desk.library == library)
    }

    @Test("WEB-10: nothing of the address of a form acts, only its fields")
    func addressDoesNothing() throws {
        let session = try WebSession()
        let answer = session.post("?do=delete&id=\(WebSamples.gym)&day=2026-11-20", ["x": "1"])
        #expect(answer.status == 400)
        _ = session.post(
            "?p=tracker&id=\(WebSamples.gym)&d=2026-11-18",
            ["do": "done", "id": "\(WebSamples.shower)", "day": "2026-11-19"])
        #expect(try session.desk.library.tracker(WebSamples.shower)?.marks == DaySet(["2026-11-19"]))
        #expect(try session.desk.library.tracker(WebSamples.gym)?.marks.count == 2)
    }
}
