import DeskKit
import Samples
import Testing
import TrackerData
import TrackerDomain
import TrackerPresentation

/// The file of a library goes while it is on the screen.
@MainActor @Suite("A5: a library that is removed while the app is open") struct RemovedLibraryTests {
    /// What is there once the file is gone: nothing, as on a first day.
    private let nothing = InMemoryLibraryStore(
        today: { .today }, newIdentifier: { Identifier(high: 7, low: 7) })

    private func session(
        _ conventions: Conventions = .english,
        warnings: [StoreWarning] = [.missingWithBackups(newest: .yesterday)]
    ) throws -> AppSession {
        let session = try AppSession(.holding(.habit(1, "Run"), .habit(2, "Row")), conventions)
        session.app.press()
        session.desk.store.replace(by: nothing)
        session.desk.store.warnings = warnings
        return session
    }

    private static let sentence =
        "The library is gone; what you see is how it was. A backup of Sat, 7 March 2026 is left; "
        + "[repair]."

    @Test("What was shown stays, and a sentence says what happened and what to do")
    func noticed() throws {
        let session = try session()
        session.app.reload()
        #expect(session.state.notice == Notice(.error, Self.sentence))
        #expect(session.names == ["Run", "Row"] && session.cards.map(\.isCompleted) == [true, false])
        #expect(session.app.statisticsScreen.statistics.figures.completed == 1)
    }

    @Test(
        "Without a backup, or where none can be seen, that is said",
        arguments: [
            ([], "No backup is left: put the file back, or leave and start again to make a new one."),
            (
                [.backupsUnseen(UnseenBackups(folder: "/b", cause: .notPermitted))],
                "Whether there is a backup could not be checked: /b cannot be read, permission denied, check the "
                    + "rights of the file and its folder."
            ),
        ] as [([StoreWarning], String)])
    func otherWays(warnings: [StoreWarning], end: String) throws {
        let session = try session(warnings: warnings)
        session.app.reload()
        #expect(session.notice == "The library is gone; what you see is how it was. " + end)
    }

    @Test("The same in Russian")
    func inRussian() throws {
        let session = try session(.russian)
        session.app.reload()
        #expect(
            session.notice
                == "Библиотека исчезла; показано то, что в ней было. Осталась копия (сб, 7 марта 2026); "
                + "[repair].")
    }

    @Test("A mark, an undo, a new tracker and a new category before that is noticed begin no empty library")
    func changes() throws {
        let session = try session()
        for action in [AppAction.toggleDone, .togglePin, .undo, .redo] {
            session.app.perform(action)
            #expect(session.state.notice == Notice(.error, Self.sentence), "\(action)")
        }
        session.app.perform([.addCategory(id: 700, name: "Yard")])
        #expect(session.state.notice == Notice(.error, Self.sentence))
        session.app.perform(.editTracker)
        session.type("ner")
        session.app.save()
        #expect(session.form?.notice == Self.sentence && session.form?.form.name.text == "Runner")
        #expect(nothing.contents == nil && session.names == ["Run", "Row"])
    }

    @Test("Once it is back, all goes on")
    func back() throws {
        let session = try session()
        session.app.reload()
        session.desk.store.replace(by: nil)
        session.desk.store.warnings = []
        session.app.reload()
        #expect(session.notice == nil)
        session.app.press()
        #expect(session.cards.map(\.isCompleted) == [false, false])
    }

    @Test("A library that another program has emptied is shown empty")
    func emptied() throws {
        let session = try AppSession(.holding(.habit(1, "Run"), categories: [.home]))
        try session.desk.elsewhere(.deleteCategory(.home))
        session.app.reload()
        #expect(session.names == [] && session.state.main.list.placeholder != nil)
    }
}
