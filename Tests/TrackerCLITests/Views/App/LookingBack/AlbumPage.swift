import Testing
import TrackerCLI
import TrackerPresentation

/// A way to one of the screens of the album.
struct AlbumPage: CustomTestStringConvertible, Sendable {
    let name: String
    var isEmpty = false
    let drive: @MainActor @Sendable (AppController) -> Void

    var testDescription: String { name }

    @MainActor func album(_ language: Language) throws -> Album {
        let album = try Album(language, isEmpty: isEmpty)
        drive(album.app)
        return album
    }

    static let all = [
        AlbumPage(name: "statistics") { $0.perform(.showStatistics) },
        AlbumPage(name: "statistics-sorted") { app in
            app.perform(.showStatistics)
            app.perform(.sortStatistics)
            app.perform(.sortStatistics)
            app.move(.left)
            app.move(.up)
        },
        AlbumPage(name: "statistics-table") { app in
            app.perform(.showStatistics)
            app.move(.next)
            app.move(.down)
        },
        AlbumPage(name: "statistics-empty", isEmpty: true) { $0.perform(.showStatistics) },
        AlbumPage(name: "calendar") { $0.perform(.openCalendar) },
        AlbumPage(name: "calendar-august") { app in
            app.perform(.openCalendar)
            app.move(.pageUp)
            app.move(.pageUp)
            app.move(.left)
        },
        AlbumPage(name: "details-habit") { $0.perform(.openDetails) },
        AlbumPage(name: "details-month-before") { app in
            app.move(.down)
            app.perform(.openDetails)
            app.perform(.previousDay)
        },
        AlbumPage(name: "details-event") { app in
            // It is listed only on the day it was done.
            for _ in 1...3 { app.perform(.previousDay) }
            app.model.focus(on: Album.event)
            app.perform(.openDetails)
        },
        AlbumPage(name: "onboarding-1") { $0.perform(.showOnboarding) },
        AlbumPage(name: "onboarding-2") { app in
            app.perform(.showOnboarding)
            app.move(.right)
        },
    ]
}
