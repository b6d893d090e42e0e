import DeskKit
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation

/// Every kind of page in both languages, without its markup.
@MainActor @Suite struct PageSnapshotTests {
    private static let pages: [(name: String, address: String)] = [
        ("list", "?"), ("list-of-yesterday", "?d=2026-11-19"), ("list-of-tomorrow", "?d=2026-11-21"),
        ("list-found", "?q=zzz&f=completed"), ("calendar", "?a=calendar"), ("filters", "?a=filters"),
        ("week", "?p=week"),
        ("week-before", "?p=week&d=2026-11-10"), ("statistics", "?p=stats"),
        ("statistics-of-year", "?p=stats&y=2026"),
        ("habit", "?p=tracker&id=\(WebSamples.water)"),
        ("sum", "?p=tracker&id=\(WebSamples.run)&d=2026-11-18"),
        ("event", "?p=tracker&id=\(WebSamples.dentist)"), ("new", "?a=new"), ("new-event", "?a=new-event"),
        ("edit", "?a=edit&id=\(WebSamples.coffee)"), ("delete", "?a=delete&id=\(WebSamples.dog)"),
        ("amount", "?a=amount&id=\(WebSamples.run)"), ("note", "?a=note&id=\(WebSamples.dog)"),
        ("break", "?a=break&id=\(WebSamples.gym)"), ("gone", "?p=tracker&id=\(WebSamples.unknown)"),
    ]

    @Test(
        "WEB-36: every kind of page reads as its reference, in both languages",
        arguments: [Conventions.english, .russian])
    func pages(conventions: Conventions) throws {
        for (name, address) in Self.pages {
            let session = try WebSession(WebSamples.library(), conventions)
            let page = try session.get(address).page()
            let fault = Snapshot.mismatch(
                of: PageLines(page).text, named: "\(name)-\(conventions.language.rawValue)")
            #expect(fault == nil, "\(fault ?? "")")
        }
    }
}
