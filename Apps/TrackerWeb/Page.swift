import TrackerDomain
import TrackerPresentation
import TrackerReport
import Web

/// A page with what lies over it, drawn from the states of the app for one request.
@MainActor
struct Page {
    let app: AppViewModel
    let workspace: Workspace
    let place: Place
    /// What the request before did, or a warning.
    var notice: Notice?
    /// What a form held that was refused.
    var refused: Refused?
    /// The library cannot be changed.
    var isReadOnly = false

    struct Refused {
        let form: Fields
        let refusals: Refusals
        /// The tracker was deleted meanwhile.
        var isGone = false
    }

    var language: Language { workspace.conventions.language }
    var today: Day { workspace.today() }
    var library: Library { app.list.library }
    var day: Day { place.day ?? today }

    var markup: Markup {
        let content: (title: String, body: Markup) =
            switch place.page {
            case nil: list
            case .week: week
            case .stats: statistics
            case .tracker: details
            }
        let sheet = sheetMarkup
        let covered: Markup = sheet == nil ? "" : " inert"
        return """
            \(PageFrame.head(content.title, language, workspace.preferences))
            <body data-offline='\(Phrase.noConnection(language))'>
            <a class='skip' href='#main'\(covered)>\(Phrase.skipToContent(language))</a>
            <nav\(covered) aria-label='\(Phrase.screens(language))'>\(tabs)</nav>
            <main id='main' tabindex='-1'\(covered)>\(held(content.body))</main>
            \(sheet ?? "")\(told(isCovered: sheet != nil))
            </body>
            </html>

            """
    }

    /// A library that was read from a backup is looked at only.
    func held(_ content: Markup) -> Markup {
        isReadOnly ? "<fieldset disabled>\(content)</fieldset>" : content
    }

    private var tabs: Markup {
        let all: [(Place.Page?, Phrase, Markup)] = [
            (nil, .trackersTitle, Glyph.list), (.week, .weekTitle, Glyph.week),
            (.stats, .statisticsTitle, Glyph.statistics),
        ]
        let tabs: [Markup] = all.map { page, title, glyph in
            // The week is that of the day shown, and back.
            let isDated = page != .stats && place.page != .stats
            let link = Place(page: page, day: isDated ? place.day : nil).link
            let isCurrent = page == place.page ? " aria-current='page'" : "" as Markup
            return "<a href='\(link)'\(isCurrent)>\(glyph)\(title(language))</a>"
        }
        return """
            \(tabs.joined())<a class='new' href='\(place.closed.under(.new).link)' \
            aria-label='\(AppAction.newTracker.title.capitalized(language))'>\(Glyph.plus)</a>
            """
    }

    /// What became of the last act, with its way back.
    private func told(isCovered: Bool) -> Markup {
        // A sheet that cannot be opened says why.
        let unopened = isCovered || app.notice?.kind != .error ? nil : app.notice?.text
        if let reason = place.sheet == nil ? refused?.refusals.text : unopened {
            return "<div class='notice' role='alert'><p>\(reason)</p></div>"
        }
        guard let notice else { return "" }
        let back: Markup =
            notice.step.map { step in
                let (intent, title) =
                    notice.kind == .undone ? (Intent.redo, Phrase.redo) : (.undo, Phrase.undo)
                return """
                    <form method='post' action='\(place.closed.link)'>\(hidden("step", step.description))\
                    <button name='do' value='\(intent.rawValue)'>\(title(language))</button></form>
                    """
            } ?? ""
        return "<div class='notice' role='status'><p dir='auto'>\(notice.text)</p>\(back)</div>"
    }

    // MARK: Forms

    func hidden(_ name: String, _ value: String) -> Markup {
        "<input type='hidden' name='\(name)' value='\(value)'>"
    }

    /// A form about a tracker on a day; its buttons say what is to be.
    func form(_ id: Identifier, _ day: Day, _ content: Markup) -> Markup {
        """
        <form method='post' action='\(place.closed.link)'>\(hidden("id", id.description))\
        \(hidden("day", day.iso))\(content)</form>
        """
    }

    func button(_ intent: Intent, named name: String, _ content: Markup, _ attributes: Markup = "") -> Markup
    {
        "<button name='do' value='\(intent.rawValue)' aria-label='\(name)'\(attributes)>\(content)</button>"
    }

    /// The head of a page: its name, and what turns to others.
    func top(_ title: String, _ turns: Markup) -> Markup {
        "<header class='top'><h1>\(title)</h1><div class='turns'>\(turns)</div></header>"
    }

    func turn(_ place: Place, _ name: String, _ glyph: Markup) -> Markup {
        "<a class='button' href='\(place.link)' aria-label='\(name)'>\(glyph)</a>"
    }
}

/// What all pages begin with.
enum PageFrame {
    @MainActor
    static func head(_ title: String, _ language: Language, _ preferences: Preferences) -> Markup {
        let theme = Theme(preferences)
        let bars: [Markup] = Appearance.allCases.map {
            """
            <meta name='theme-color' content='\(color: WebStyle.page($0))' \
            media='(prefers-color-scheme:\(theme.appearance?.rawValue ?? $0.rawValue))'>
            """
        }
        return """
            <!DOCTYPE html>
            <html lang='\(language.rawValue)'>
            <head>
            <meta charset='utf-8'>
            <meta name='viewport' content='width=device-width,initial-scale=1,viewport-fit=cover'>
            <meta name='color-scheme' content='\(theme.appearance?.rawValue ?? "light dark")'>
            \(bars.joined())
            <title>\(title) · Tracker</title>
            <link rel='stylesheet' href='\(Part.style.link(theme: theme))'>
            <script src='\(Part.script.link())' defer></script>
            <link rel='manifest' href='?r=manifest&amp;l=\(language.rawValue)'>
            <link rel='icon' href='?r=icon'><link rel='apple-touch-icon' href='?r=icon.png'>
            </head>
            """
    }

    /// A page of one sentence, with nothing of a library in it.
    static func sentence(_ text: String, _ language: Language, more: Markup = "") -> Markup {
        """
        <!DOCTYPE html>
        <html lang='\(language.rawValue)'><head><meta charset='utf-8'>\
        <meta name='viewport' content='width=device-width,initial-scale=1'>\
        <meta name='color-scheme' content='light dark'><title>Tracker</title>\
        <link rel='stylesheet' href='\(Part.style.link(theme: Theme()))'></head>
        <body><main class='sentence'><h1>Tracker</h1><p role='alert'>\(text)</p>\(more)</main></body></html>

        """
    }
}

/// The theme of pages; nil for that of the browser, as it is at each moment.
struct Theme: Hashable {
    var appearance: Appearance?
}

extension Theme {
    @MainActor
    init(_ preferences: Preferences) {
        let theme = preferences.inForce(.theme)
        let isChosen = [.setting, .option].contains(theme.source)
        appearance = isChosen ? Appearance(rawValue: theme.value) : nil
    }
}

/// The signs on buttons, as drawings of 24 units with lines in the colour of the text.
enum Glyph {
    static let list = drawing("M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01")
    static let week = drawing("M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16")
    static let statistics = drawing("M5 20v-6M12 20V5M19 20v-9")
    static let plus = drawing("M12 5v14M5 12h14")
    static let check = drawing("M5 12.5l5 5 9.5-11")
    static let circle = drawing("M12 4.5a7.5 7.5 0 1 1-.01 0z")
    static let cross = drawing("M6 6l12 12M18 6L6 18")
    static let pencil = drawing("M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20")
    static let note = drawing("M6 3h12v18H6zM9 8h6M9 12h6M9 16h3")
    static let before = drawing("M15 5l-7 7 7 7")
    static let after = drawing("M9 5l7 7-7 7")
    static let calendar = drawing("M4 6h16v14H4zM4 10.5h16M8.5 3v5M15.5 3v5")
    static let filter = drawing("M3 5h18l-7 8.5V20l-4-2.5v-4z")

    private static func drawing(_ path: Markup) -> Markup {
        "<svg class='glyph' viewBox='0 0 24 24' aria-hidden='true'><path d='\(path)'/></svg>"
    }
}
