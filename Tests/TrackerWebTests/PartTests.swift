import DeskKit
import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation
import TrackerWeb
import Web

/// What pages are made of besides their text, and how they look.
@MainActor @Suite struct PartTests {
    private func links(_ page: PageElement) -> [String] {
        page.all.compactMap { $0.attributes["href"] ?? $0.attributes["src"] }.filter { $0.hasPrefix("?r=") }
    }

    /// A front whose library must not be asked for.
    private func open(_ link: String, method: Request.Method = .get) -> Response {
        let front = WebFront(hosts: [], token: nil) { _ in
            Issue.record("the library was asked for by \(link)")
            return Desk.broken.workspace
        }
        return front.answer(Request(method, query: Fields(encoded: link.utf8.dropFirst())))
    }

    @Test("WEB-24: style, script, manifest and icons need no token, ask no library, and are the same for all")
    func withoutToken() throws {
        let links = links(try WebSession().page())
        #expect(links.count == 5)
        for link in links {
            let answer = open(link)
            #expect(answer.status == 200, "\(link)")
            #expect(open(link, method: .head) == answer)
            #expect(!String(decoding: answer.body, as: UTF8.self).contains("Walk"))
            #expect(try WebSession(Library(id: 1000)).get(link).response == answer)
        }
        #expect(
            links.map { open($0).headers["Content-Type"] } == [
                "text/css; charset=utf-8", "text/javascript; charset=utf-8", "application/manifest+json",
                "image/svg+xml", "image/png",
            ])
    }

    @Test("WEB-24: style and script have their version in the address and are kept for a year, pages nowhere")
    func kept() throws {
        let session = try WebSession()
        let page = session.get()
        let links = links(try page.page())
        for link in links.prefix(2) {
            #expect(link.contains("v="), "\(link)")
            #expect(open(link).headers["Cache-Control"] == "max-age=31536000, immutable")
        }
        #expect(open("?r=style").headers["Cache-Control"] != "max-age=31536000, immutable")
        #expect(links == self.links(try WebSession(Library(id: 1000)).page("?p=stats")))
        for answer in [
            page, session.get("?p=tracker&id=1"), session.post("?", ["do": "x"]),
            session.get("?", host: "evil.example"),
        ] {
            let head = String(decoding: answer.response.bytes(for: .get), as: UTF8.self)
            #expect(head.contains("\r\nCache-Control: no-store\r\n"))
        }
    }

    @Test(
        "WEB-7, WEB-24: a theme that is set has a style of its own, with another version; else the browser's is followed"
    )
    func theme() throws {
        let plain = try WebSession().page()
        #expect(open(links(plain)[0]).text.contains("@media (prefers-color-scheme:dark)"))
        #expect(
            plain.all("meta").contains {
                $0.attributes["name"] == "color-scheme" && $0.attributes["content"] == "light dark"
            })
        let colors = plain.all("meta").filter { $0.attributes["name"] == "theme-color" }
        #expect(
            colors.map { $0.attributes["media"] } == [
                "(prefers-color-scheme:light)", "(prefers-color-scheme:dark)",
            ])
        #expect(Set(colors.map { $0.attributes["content"] }).count == 2)
    }

    @Test("WEB-24: the manifest names the program in its language and opens it like an app, wherever it lies")
    func manifest() throws {
        for (conventions, name) in [(Conventions.english, "Tracker"), (.russian, "Трекер")] {
            let page = try WebSession(nil, conventions).page()
            let link = try #require(
                page.all("link").first { $0.attributes["rel"] == "manifest" }?.attributes["href"])
            let text = open(link).text
            for part in [
                "\"name\":\"\(name)\"", "\"start_url\":\"?\"", "\"scope\":\"./\"",
                "\"display\":\"standalone\"",
                "\"background_color\":\"#", "\"theme_color\":\"#", "\"src\":\"?r=icon\"",
                "\"src\":\"?r=icon.png\",\"sizes\":\"192x192\"",
            ] { #expect(text.contains(part), "\(part)") }
            #expect(
                page.all("link").contains {
                    $0.attributes["rel"] == "apple-touch-icon" && $0.attributes["href"] == "?r=icon.png"
                })
            #expect(
                page.all("link").contains {
                    $0.attributes["rel"] == "icon" && $0.attributes["href"] == "?r=icon"
                })
            let viewport = page.all("meta").first { $0.attributes["name"] == "viewport" }?.attributes[
                "content"]
            #expect(viewport?.contains("viewport-fit=cover") == true)
        }
        #expect(open("?r=style").text.contains("env(safe-area-inset-bottom)"))
    }

    @Test(
        "WEB-24: the icon is a well formed PNG of 192 pixels with a light check on a dark ground, and an SVG of the same"
    )
    func icon() throws {
        let picture = try PNGFile(open("?r=icon.png").body)
        #expect(picture.size == (192, 192))
        #expect(
            picture.color(0, 0) == 0x2F66D0 && picture.color(191, 191) == 0x2F66D0
                && picture.color(84, 60) == 0x2F66D0)
        #expect(
            picture.color(84, 132) == 0xFFFFFF && picture.color(52, 100) == 0xFFFFFF
                && picture.color(142, 64) == 0xFFFFFF)
        #expect(Contrast.ratio(0x2F66D0, 0xFFFFFF) >= 3)
        let drawing = try PageReader.root(of: open("?r=icon").text)
        #expect(drawing.name == "svg" && drawing.attributes["viewBox"] == "0 0 192 192")
        #expect(drawing.all("rect").first?.attributes["fill"]?.lowercased() == "#2f66d0")
    }

    @Test("WEB-13: the script has at most 40 lines, and no timer, socket or storage")
    func script() {
        let text = open("?r=script").text
        #expect(text.split(separator: "\n").count <= 40)
        for word in [
            "setInterval", "setTimeout", "WebSocket", "EventSource", "localStorage", "sessionStorage",
            "indexedDB", "serviceWorker",
        ] {
            #expect(!text.contains(word), "\(word)")
        }
        #expect(text.contains("visibilitychange"))
    }

    @Test(
        "WEB-21, LOOK-3: the style has the colours of Palette and CardColors of every colour, in both themes")
    func colors() {
        let text = open("?r=style").text.lowercased()
        func hex(_ color: UInt32) -> String {
            let digits = String(color, radix: 16)
            return "#" + String(repeating: "0", count: 6 - digits.count) + digits
        }
        for palette in Appearance.allCases.map({ Palette($0) }) {
            for color in PaletteColor.all {
                let card = CardColors(of: color, isDone: false, isFocused: false, in: palette)
                let soft = CardColors(of: color, isDone: true, isFocused: false, in: palette)
                for shade in [
                    card.grounds.card, card.grounds.badge, card.grounds.tile, card.open, card.check,
                    soft.grounds.card,
                    soft.grounds.tile, soft.idle, soft.name, soft.caption,
                ] + palette.heatSteps(of: color) + palette.textOnHeatSteps(of: color) {
                    #expect(text.contains(hex(shade)), "\(color.number) \(hex(shade))")
                }
            }
            for role in [Role.accent, .error, .success] {
                if let shade = palette.color(of: role) { #expect(text.contains(hex(shade)), "\(role)") }
            }
        }
    }

    @Test("WEB-21, WEB-22: no motion for whoever wants none, and phones have their tabs at the bottom")
    func style() {
        let text = open("?r=style").text
        let motion = text.components(separatedBy: "@media (prefers-reduced-motion:no-preference)")
        #expect(motion.count == 2 && !motion[0].contains("transition") && !motion[0].contains("animation"))
        for part in ["@media (min-width:700px)", "@media (min-width:1000px)", "repeat(2,", "repeat(3,"] {
            #expect(text.contains(part))
        }
    }
}

extension Response {
    fileprivate var text: String { String(decoding: body, as: UTF8.self) }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}

extension Desk {
    fileprivate static var broken: Desk {
        guard let desk = try? Desk() else { preconditionFailure("a desk without a library") }
        return desk
    }
}
