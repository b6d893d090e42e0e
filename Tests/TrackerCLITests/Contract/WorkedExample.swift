import Samples
import TestKit
import TrackerData
import TrackerDomain

/// The worked example of the definitions of statistics: 2 to 8 March 2026, today the last of them.
///
/// R is "Run" in "Sport"; D is "Drink" in "Home", pinned; E is "Doctor" in "Home".
enum WorkedExample {
    static let today = "2026-03-08"
    static let run = "11111111-0000-4000-8000-00000000000A"
    static let drink = "22222222-0000-4000-8000-00000000000B"
    static let doctor = "33333333-0000-4000-8000-00000000000C"
    static let sport = "44444444-0000-4000-8000-00000000000D"
    static let home = "55555555-0000-4000-8000-00000000000E"

    /// A shell on the last day, its library written as if the week had been lived.
    static func shell(language: String = "en") throws -> Shell {
        let shell = try Shell(today: today, language: language)
        try shell.take(files)
        return shell
    }

    /// Made once.
    private static let files = try? HomeFiles(of: lived())

    private static func lived() throws -> Shell {
        let shell = try Shell(today: today)
        try keep(at: shell.home.path(shell.libraryPath), shell.home.path(".local/state/tracker/backups"))
        return shell
    }

    private static func keep(at path: String, _ backups: String) throws {
        let library = try id("99999999-0000-4000-8000-00000000000F")
        let store = PropertyListLibraryStore(
            path: path, backups: backups,
            environment: StoreEnvironment(
                today: { Day(0) }, newIdentifier: { library }, dayOfTime: { _ in Day(0) }))
        let (run, drink, doctor) = try (id(run), id(drink), id(doctor))
        let categories = try (sport: id(sport), home: id(home))
        let monday = Day(9_555)
        let week: [(offset: Int, edit: Edit)] = [
            (
                0,
                .adding(
                    run, "Run", in: .named("Sport", newID: categories.sport),
                    planned: .on(.monday, .wednesday, .friday))
            ),
            (0, .complete([run], on: monday)),
            (2, .adding(drink, "Drink", in: .named("Home", newID: categories.home))),
            (2, .pin(drink)),
            (2, .complete([run, drink], on: monday + 2)),
            (3, .complete([drink], on: monday + 3)),
            (4, .adding(doctor, "Doctor", in: .existing(categories.home), planned: nil)),
            (4, .complete([drink, doctor], on: monday + 4)),
            (5, .complete([run], on: monday + 5)),
            (6, .complete([drink], on: monday + 6)),
        ]
        _ = try store.update { (journal) throws(EditError) in
            for (offset, edit) in week { try journal.perform([edit], today: monday + offset) }
        }
    }

    private struct NoIdentifier: Error {}

    private static func id(_ text: String) throws -> Identifier {
        guard let id = Identifier(text) else { throw NoIdentifier() }
        return id
    }
}
