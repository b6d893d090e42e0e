import TrackerDomain
package import TrackerPresentation
import TrackerReport
package import Web

/// Answers requests: each makes a model, puts it where the address says, asks it, and forgets it.
@MainActor
package struct WebFront {
    private let gate: Gate
    /// Names the cookie that carries a notice to the next page.
    private let noticeName: String
    /// Folders that no sentence names, as whoever reads it may be elsewhere.
    private let folders: [String]
    private let workspace: (Language?) -> Workspace

    /// - Parameters:
    ///   - token: Nil admits nobody.
    ///   - folders: Left out of all sentences.
    ///   - workspace: Makes the surroundings of one request, in a language that the browser prefers.
    package init(
        hosts: [String], token: Token?, hiding folders: [String] = [],
        workspace: @escaping (Language?) -> Workspace
    ) {
        gate = Gate(hosts: hosts, token: token)
        noticeName = (token?.cookieName ?? "") + "n"
        self.folders = folders.filter { $0.count > 1 }
        self.workspace = workspace
    }

    package func answer(_ request: Request) -> Response {
        do throws(Refusal) {
            if let response = try gate.admit(request, isOpen: { Part($0.query) != nil }) { return response }
        } catch {
            return answer(error, request)
        }
        if let part = Part(request.query) { return part.response(request.query) }
        let workspace = workspace(request.language)
        let place = Place(request.query)
        let app: AppViewModel
        do throws(StoreError) { app = try model(workspace, place.filter) } catch {
            return failed(workspace.text(error.message), workspace.conventions.language)
        }
        put(app, at: place)
        if request.method == .post { return act(request, place, app, workspace) }
        guard let tracker = place.tracker, app.list.library.tracker(tracker) == nil else {
            return show(request, place, app, workspace)
        }
        // Says who is gone, by the history.
        app.open(.details, of: tracker, on: workspace.today())
        return gone(app.notice?.text ?? "", workspace.conventions.language)
    }

    /// A page of one sentence, in the language of whoever asks.
    package func answer(_ refusal: Refusal, _ request: Request?) -> Response {
        let language = workspace(request?.language).conventions.language
        let text: Phrase =
            switch refusal {
            case .unreadable: .unreadableRequest
            case .unknownHost(let host): .unknownHost(host)
            case .foreign: .foreignPost
            case .noToken: .noToken
            }
        let field: Markup =
            refusal == .noToken
            ? """
            <form method='post' class='fields'><label>\(Phrase.address(language)) \
            <input name='token' autocomplete='off' required></label>\
            <p class='acts'><button class='main'>\(Phrase.open(language))</button></p></form>
            """ : ""
        return .html(refusal.status, PageFrame.sentence(text(language), language, more: field).bytes)
    }

    // MARK: The model

    private func model(_ workspace: Workspace, _ filter: TrackerFilter) throws(StoreError) -> AppViewModel {
        do throws(StoreError) { return try AppViewModel(workspace: workspace, filter: filter) } catch {
            guard case .busy = error else { throw error }
            return try AppViewModel(workspace: workspace, filter: filter)
        }
    }

    private func put(_ app: AppViewModel, at place: Place) {
        if let day = place.day {
            app.list.show(day)
            app.week.focus(on: day)
        }
        app.list.search(place.search)
        if let year = place.year { app.statistics.show(.year(year)) }
    }

    // MARK: Answers

    private func show(
        _ request: Request, _ place: Place, _ app: AppViewModel, _ workspace: Workspace
    ) -> Response {
        let carried = request.cookie(noticeName).flatMap { Notice(carried: Fields(encoded: $0.utf8)) }
        let page = Page(
            app: app, workspace: workspace, place: place,
            notice: carried ?? app.notice?.without(folders),
            isReadOnly: app.list.isBackup)
        var response = Response.html(200, page.markup.bytes)
        // It is told once.
        if carried != nil, request.method == .get { response.setCookie(noticeName, "", seconds: 0) }
        return response
    }

    private func act(
        _ request: Request, _ place: Place, _ app: AppViewModel, _ workspace: Workspace
    ) -> Response {
        let language = workspace.conventions.language
        let run = IntentRun(app: app, workspace: workspace, form: request.form)
        switch run.perform() {
        case .outOfDate:
            return .html(400, PageFrame.sentence(Phrase.pageOutOfDate(language), language).bytes)
        case .done:
            var response = Response.redirect(to: place.closed.link)
            if let notice = app.notice {
                response.setCookie(noticeName, notice.without(folders).carried.encoded, seconds: 20)
            }
            return response
        case .refused(let sheet, var refusals):
            refusals.text = refusals.text.map { $0.without(folders) }
            let (error, isForm) = (refusals.error, request.form["do"] == Intent.save.rawValue)
            let isGone = error?.isDeletion ?? false
            if isGone, !isForm { return gone(refusals.text ?? "", language) }
            if error?.isOfStore ?? false { return failed(refusals.text ?? "", language) }
            var place = place.closed
            if let sheet {
                let tracker = request.form["id"].flatMap { Identifier($0) }
                let day = request.form["day"].flatMap { Day(iso: $0) }
                place = place.under(isGone ? .new : sheet, isGone ? nil : tracker, on: day)
            }
            let page = Page(
                app: app, workspace: workspace, place: place,
                refused: .init(form: request.form, refusals: refusals, isGone: isGone))
            return .html(isGone ? 410 : 422, page.markup.bytes)
        }
    }

    private func gone(_ text: String, _ language: Language) -> Response {
        let back: Markup =
            "<p class='acts'><a class='button main' href='?'>\(Phrase.trackersTitle(language))</a></p>"
        return .html(410, PageFrame.sentence(text.without(folders), language, more: back).bytes)
    }

    /// The library cannot be had now.
    private func failed(_ text: String, _ language: Language) -> Response {
        var response = Response.html(503, PageFrame.sentence(text.without(folders), language).bytes)
        response.headers["Retry-After"] = "1"
        return response
    }
}

extension Notice {
    /// The longest text that a cookie takes, in UTF-8 bytes.
    private static let limit = 1000

    /// A notice on its way to the next page, in a cookie.
    fileprivate var carried: Fields {
        var text = text
        while text.utf8.count > Self.limit { text = String(text.dropLast(20)) }
        var fields = Fields([("t", text)])
        fields["s"] = step?.description
        fields["u"] = kind == .undone ? "1" : nil
        return fields
    }

    fileprivate init?(carried fields: Fields) {
        guard let text = fields["t"] else { return nil }
        self = Notice(fields["u"] == nil ? .information : .undone, text)
            .about(fields["s"].flatMap { StepID($0) })
    }

    fileprivate func without(_ folders: [String]) -> Notice {
        Notice(kind, text.without(folders)).about(step)
    }
}

extension StoreError {
    fileprivate var isDeletion: Bool {
        if case .edit(.trackerNotFound) = self { true } else { false }
    }

    /// The library is not at hand, whatever is asked of it.
    fileprivate var isOfStore: Bool { if case .edit = self { false } else { true } }
}

extension Response {
    fileprivate mutating func setCookie(_ name: String, _ value: String, seconds: Int) {
        headers["Set-Cookie"] = "\(name)=\(value); Max-Age=\(seconds); HttpOnly; SameSite=Lax"
    }
}

extension Request {
    /// The first language of `Accept-Language` that is known, by its quality (RFC 9110, 12.5.4).
    fileprivate var language: Language? {
        let ranges = (header("accept-language") ?? "").lowercased().split(separator: ",").compactMap {
            range in
            let parts = range.filter { $0 != " " }.split(separator: ";")
            let weight =
                parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            let name = parts.first?.prefix { $0 != "-" }
            return name.flatMap { Language(rawValue: String($0)) }
                .map { (language: $0, weight: 0...1 ~= weight ? weight : 0) }
        }
        let best = ranges.map(\.weight).max() ?? 0
        return best > 0 ? ranges.first { $0.weight == best }?.language : nil
    }
}

extension String {
    /// The text with the folders left out that it names.
    fileprivate func without(_ folders: [String]) -> String {
        var (kept, rest) = ("", self[...])
        while let first = rest.first {
            let folder = folders.first { rest.hasPrefix($0 + "/") }
            if folder == nil { kept.append(first) }
            rest = rest.dropFirst(folder.map { $0.count + 1 } ?? 1)
        }
        return kept
    }
}
