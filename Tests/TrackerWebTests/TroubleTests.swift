import DeskKit
import Samples
import Synchronization
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation

/// A library that is busy, cannot be read, or is read from a backup.
@MainActor @Suite struct TroubleTests {
    private let run = WebSamples.run
    private let path = "/home/anna/library.plist"

    /// A form of each kind of intent.
    private var forms: [[(String, String)]] {
        let about = [("id", "\(run)"), ("day", "2026-11-20")]
        return [
            about + [("do", "skip")], about + [("do", "add")],
            about + [("do", "amount"), ("amount", "3"), ("mode", "set")],
            about + [("do", "note"), ("text", "x")], about + [("do", "delete")], about + [("do", "pin")],
            about + [("do", "break"), ("from", "2026-11-21"), ("until", "2026-11-22")],
            [
                ("do", "save"), ("kind", "habit"), ("name", "Yoga"), ("category", "\(101 as Identifier)"),
                ("schedule", "every day"),
            ],
            [("do", "save"), ("id", "\(run)"), ("was-name", "Run"), ("name", "Running")],
        ]
    }

    @Test(
        "WEB-11: while another program holds the library every page and intent is 503 with Retry-After, without the path"
    )
    func busy() throws {
        let session = try WebSession()
        session.desk.store.trouble = .busy(path: path)
        for answer in [session.get(), session.get("?p=week"), session.get("?a=new")]
            + forms.map({ session.post(fields: $0) })
        {
            #expect(answer.status == 503)
            #expect(answer.header("Retry-After") == "1")
            #expect(
                answer.fault(of: "alert", "Another program is using library.plist: try again in a moment.")
                    == nil)
            #expect(!answer.text.contains("anna"))
        }
    }

    @Test("WEB-11: a library that gets busy between the look and the change is 503, too, for every intent")
    func busyMeanwhile() throws {
        for form in forms {
            let session = try WebSession()
            let base = try Desk(session.desk.library).store
            session.desk.store.replace(by: BusyStore(base, refusals: 9, path: path))
            let answer = session.post(fields: form)
            #expect(answer.status == 503, "\(form)")
            #expect(answer.header("Retry-After") == "1", "\(form)")
            #expect(!answer.text.contains("anna"), "\(form)")
        }
    }

    @Test("WEB-32: a change that meets a busy library tries once more by itself")
    func secondTry() throws {
        for form in forms {
            let session = try WebSession()
            let base = try Desk(session.desk.library).store
            session.desk.store.replace(by: BusyStore(base, refusals: 1, path: path))
            #expect(session.post(fields: form).status == 303, "\(form)")
            #expect(try base.loadJournal().history.undo.count == 1, "\(form)")
        }
    }

    @Test("WEB-11: a library that cannot be read is 503 with the sentence of commands, without the path")
    func unreadable() throws {
        let session = try WebSession()
        for (trouble, sentence) in [
            (.unreadable(path: path, .empty), "Cannot read library.plist: it is empty"),
            (
                .newerVersion(path: path, found: 9, known: 3),
                "library.plist was written by a newer Tracker (format 9, this one knows 3): update Tracker."
            ),
        ] as [(StoreError, String)] {
            session.desk.store.trouble = trouble
            for answer in [session.get(), session.post(fields: forms[0])] {
                #expect(answer.status == 503)
                let said = try answer.said("alert") ?? ""
                #expect(said.hasPrefix(sentence))
                #expect(!answer.text.contains("anna"))
            }
        }
    }

    @Test(
        "WEB-11: of a library read from a backup the page is shown with its warning, and nothing on it can be pressed"
    )
    func backup() throws {
        let session = try WebSession()
        session.desk.store.warnings = [.readFromBackup(day: "2026-11-18", reason: .empty)]
        for address in [
            "?", "?p=week", "?p=tracker&id=\(run)", "?a=new", "?a=amount&id=\(run)", "?a=delete&id=\(run)",
            "?a=note&id=\(run)",
            "?a=break&id=\(run)", "?a=edit&id=\(run)",
        ] {
            let answer = session.get(address)
            #expect(answer.status == 200)
            let page = try answer.page()
            #expect(try answer.said("status")?.contains("18 November 2026") == true, "\(address)")
            let live = page.all("button").filter { button in
                button.attributes["disabled"] == nil
                    && !button.ancestors.contains {
                        $0.name == "fieldset" && $0.attributes["disabled"] != nil
                    }
            }
            #expect(live.isEmpty, "\(address): \(live.map(\.text))")
        }
    }
}

/// A store that another program holds for its first updates.
private final class BusyStore: LibraryStore {
    private let base: any LibraryStore
    private let path: String
    private let refusals: Mutex<Int>

    init(_ base: any LibraryStore, refusals: Int, path: String) {
        (self.base, self.path) = (base, path)
        self.refusals = Mutex(refusals)
    }

    func load() throws(StoreError) -> LoadedLibrary { try base.load() }
    func loadJournal() throws(StoreError) -> Journal { try base.loadJournal() }

    func update<Result>(
        _ body: (inout Journal) throws(EditError) -> Result
    ) throws(StoreError) -> Updated<Result> {
        let isRefused = refusals.withLock { left in
            left -= 1
            return left >= 0
        }
        if isRefused { throw .busy(path: path) }
        return try base.update(body)
    }
}
