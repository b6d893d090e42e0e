import DeskKit
import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation
import TrackerWeb
import Web

/// A browser before the pages of a library in memory; it keeps cookies and follows no redirection by itself.
@MainActor
final class WebSession {
    static let token = "0123456789abcdef0123456789abcdef"

    let desk: Desk
    private(set) var cookies: [String: String] = [:]

    init(_ library: Library? = nil, _ conventions: Conventions = .english, today: Day = "2026-11-20") throws {
        desk = try Desk(library ?? WebSamples.library(), conventions)
        desk.today = today
        desk.advice = { _ in nil }
        _ = get("?token=" + Self.token)
    }

    /// A new front for each request, as a process is.
    private var front: WebFront {
        WebFront(hosts: ["habits.home"], token: Token(Self.token), hiding: ["/home/anna"]) { _ in
            self.desk.workspace
        }
    }

    func get(_ address: String = "?", host: String = "localhost", _ headers: [(String, String)] = [])
        -> Answer
    {
        send(Request(.get, query: Self.query(address), host: host, headers: all(headers)))
    }

    func head(_ address: String) -> Answer {
        send(Request(.head, query: Self.query(address), headers: all([])))
    }

    /// Posts a form from a page.
    func post(_ address: String = "?", _ form: KeyValuePairs<String, String>) -> Answer {
        post(address, fields: form.map { ($0.key, $0.value) })
    }

    func post(_ address: String = "?", fields: [(String, String)]) -> Answer {
        send(
            Request(
                .post, query: Self.query(address), form: Fields(fields),
                headers: all([("Sec-Fetch-Site", "same-origin")])))
    }

    /// The page of an address, which must be there.
    func page(_ address: String = "?") throws -> PageElement {
        let answer = get(address)
        guard answer.status == 200 else { throw PageFault("\(address) is \(answer.status)") }
        return try answer.page()
    }

    /// Posts a form, and shows the page that it leads to.
    func act(_ address: String = "?", _ form: KeyValuePairs<String, String>) -> Answer {
        let answer = post(address, form)
        return answer.location.map { get($0) } ?? answer
    }

    /// Sends a form of a page as its button does; what is typed goes into the fields that are seen.
    func press(_ button: PageElement, on address: String = "?", typing: [String: String] = [:]) throws
        -> Answer
    {
        let form = try #require(button.ancestors.first { $0.name == "form" })
        var fields = form.all("input").filter { input in
            !["radio", "checkbox"].contains(input.attributes["type"]) || input.attributes["checked"] != nil
        }.map { input in
            let (name, value) = (input.attributes["name"] ?? "", input.attributes["value"] ?? "")
            return (name, input.attributes["type"] == "hidden" ? value : typing[name] ?? value)
        }
        for select in form.all("select") {
            let options = select.all("option")
            let chosen = options.first { $0.attributes["selected"] != nil } ?? options.first
            let name = select.attributes["name"] ?? ""
            fields.append((name, typing[name] ?? chosen?.attributes["value"] ?? ""))
        }
        if let name = button.attributes["name"] { fields.append((name, button.attributes["value"] ?? "")) }
        let target = form.attributes["action"] ?? address
        return send(
            Request(
                .post, query: Self.query(target), form: Fields(fields),
                headers: all([("Sec-Fetch-Site", "same-origin")])))
    }

    /// What a command does to the library meanwhile, on the day that it is.
    func elsewhere(_ edits: Edit...) throws {
        let today = desk.today
        _ = try desk.store.update { (journal) throws(EditError) in try journal.perform(edits, today: today) }
    }

    private func all(_ headers: [(String, String)]) -> Fields {
        let jar = cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
        return Fields(headers + [("Cookie", jar)])
    }

    private func send(_ request: Request) -> Answer {
        let answer = Answer(front.answer(request))
        if let cookie = answer.response.headers["Set-Cookie"] {
            let pair = cookie.prefix { $0 != ";" }
            let name = String(pair.prefix { $0 != "=" })
            let value = String(pair.dropFirst(name.count + 1))
            cookies[name] = cookie.contains("Max-Age=0;") ? nil : value
        }
        return answer
    }

    private static func query(_ address: String) -> Fields { Fields(encoded: address.utf8.dropFirst()) }
}

/// An answer as a browser takes it.
struct Answer {
    let response: Response

    init(_ response: Response) { self.response = response }

    var status: Int { response.status }
    var location: String? { header("Location") }
    func header(_ name: String) -> String? { response.headers[name] }
    var text: String { String(decoding: response.body, as: UTF8.self) }

    /// The page, read by strict rules.
    func page() throws -> PageElement { try PageReader.root(of: text) }

    /// The text of the only element of a role: the notice of a status, the reason of an alert.
    func said(_ role: String) throws -> String? {
        try page().all.first { $0.attributes["role"] == role }?.all("p").first?.text
            ?? page().all.first { $0.attributes["role"] == role }?.text
    }

    /// Nil if the element of the role says the sentence, else what is said instead.
    func fault(of role: String, _ sentence: String) -> String? {
        let said = (try? said(role)) ?? nil
        return said == sentence ? nil : "\(status), \(role): \(said ?? "nothing")"
    }

    /// The card of a tracker on the list.
    func card(_ id: Identifier) throws -> PageElement {
        try #require(try page().all.first { $0.attributes["id"] == id.description })
    }

    /// The button, link or field of a name that is read out.
    func control(_ name: String) throws -> PageElement { try page().control(name) }

    /// What lies over the page.
    func dialog() throws -> PageElement {
        try #require(try page().all.first { $0.attributes["role"] == "dialog" })
    }
}

extension PageElement {
    private var controls: [PageElement] { all.filter { ["button", "a", "input"].contains($0.name) } }

    /// The button, link or field in it of a name that is read out; nil if there is none.
    func find(_ name: String) -> PageElement? {
        controls.first { ($0.attributes["aria-label"] ?? $0.text) == name }
    }

    /// The same, which must be there.
    func control(_ name: String) throws -> PageElement {
        try #require(
            find(name), "\(name) is not among \(controls.map { $0.attributes["aria-label"] ?? $0.text })")
    }

    /// The field of a form by its name; of several the first.
    func field(_ name: String) throws -> PageElement {
        try #require(
            all.first { ["input", "select"].contains($0.name) && $0.attributes["name"] == name }, "\(name)")
    }

    /// What a field holds: the chosen one of radio buttons and options.
    func value(_ name: String) -> String? {
        let fields = all.filter { ["input", "select"].contains($0.name) && $0.attributes["name"] == name }
        if let chosen = fields.first?.all("option").first(where: { $0.attributes["selected"] != nil }) {
            return chosen.attributes["value"]
        }
        return (fields.first { $0.attributes["checked"] != nil } ?? fields.first)?.attributes["value"]
    }
}
