import TrackerDomain
import TrackerPresentation
import TrackerReport
import Web

/// What pages are made of besides their text; it holds nothing of a library.
enum Part: String {
    case style, script, manifest, icon
    case picture = "icon.png"

    init?(_ address: Fields) {
        guard let part = address["r"].flatMap(Part.init) else { return nil }
        self = part
    }

    /// Its address, with its version.
    func link(theme: Theme = Theme()) -> String {
        var address = Fields([("r", rawValue), ("v", String(text(theme).hash32, radix: 36))])
        address["t"] = theme.appearance?.rawValue
        return "?" + address.encoded
    }

    func response(_ address: Fields) -> Response {
        let theme = Theme(appearance: address["t"].flatMap(Appearance.init))
        let language = address["l"].flatMap(Language.init) ?? .english
        let (type, body): (String, [UInt8]) =
            switch self {
            case .style: ("text/css; charset=utf-8", Array(text(theme).utf8))
            case .script: ("text/javascript; charset=utf-8", Array(text(theme).utf8))
            case .manifest: ("application/manifest+json", Array(Self.manifest(language).utf8))
            case .icon: ("image/svg+xml", Array(AppIcon.svg.utf8))
            case .picture: ("image/png", AppIcon.png)
            }
        // A part with its version never changes.
        let isVersioned = address["v"] != nil
        return Response(
            200,
            headers: Fields([
                ("Content-Type", type),
                ("Cache-Control", isVersioned ? "max-age=31536000, immutable" : "max-age=3600"),
            ]), body: body)
    }

    private func text(_ theme: Theme) -> String {
        switch self {
        case .style: WebStyle.sheet(theme).text
        case .script: WebScript.text
        case .manifest, .icon, .picture: ""
        }
    }

    private static func manifest(_ language: Language) -> String {
        let name = Phrase("Tracker", "Трекер")(language)
        let ground = Markup("\(color: WebStyle.page(.dark))").text
        return """
            {"name":"\(name)","short_name":"\(name)","lang":"\(language.rawValue)","start_url":"?","scope":"./",\
            "display":"standalone","background_color":"\(ground)","theme_color":"\(ground)",\
            "icons":[{"src":"?r=icon","sizes":"any","type":"image/svg+xml"},\
            {"src":"?r=icon.png","sizes":"192x192","type":"image/png","purpose":"any maskable"}]}
            """
    }
}

/// The sign of the program: a check on a square, as a drawing and as a picture of 192 pixels.
enum AppIcon {
    private static let (ground, line) = (0x2F66D0 as UInt32, 0xFFFFFF as UInt32)
    /// The points of the check, in a square of 192 units.
    private static let points = [(52.0, 100.0), (84.0, 132.0), (142.0, 64.0)]
    private static let (size, width) = (192, 22.0)

    static var svg: String {
        let path = points.enumerated().map { "\($0 == 0 ? "M" : "L")\(Int($1.0)) \(Int($1.1))" }.joined()
        let markup: Markup = """
            <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(size) \(size)'>\
            <rect width='\(size)' height='\(size)' rx='42' fill='\(color: ground)'/>\
            <path d='\(path)' fill='none' stroke='\(color: line)' stroke-width='\(Int(width))' \
            stroke-linecap='round' stroke-linejoin='round'/></svg>
            """
        return markup.text
    }

    /// A PNG of 64 colours from the ground to the line, stored without compression (RFC 1950, 1951, 2083).
    static var png: [UInt8] {
        var rows: [UInt8] = []
        for y in 0..<size {
            rows.append(0)
            for x in 0..<size { rows.append(shade(Double(x) + 0.5, Double(y) + 0.5)) }
        }
        let palette = (0...63).flatMap { step in
            let color = Contrast.mix(ground, line, Double(step) / 63)
            return [UInt8(color >> 16 & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF)]
        }
        let head = bytes(UInt32(size)) + bytes(UInt32(size)) + [8, 3, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", head)
            + chunk("PLTE", palette) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
    }

    /// 0 on the ground to 63 on the line, by the distance from the check.
    private static func shade(_ x: Double, _ y: Double) -> UInt8 {
        let distance =
            zip(points, points.dropFirst()).map { start, end in
                let (dx, dy) = (end.0 - start.0, end.1 - start.1)
                let along = ((x - start.0) * dx + (y - start.1) * dy) / (dx * dx + dy * dy)
                let (nearX, nearY) = (start.0 + along.clampedToUnit * dx, start.1 + along.clampedToUnit * dy)
                return ((x - nearX) * (x - nearX) + (y - nearY) * (y - nearY)).squareRoot()
            }.min() ?? 0
        return UInt8((63 * (width / 2 - distance + 0.5).clampedToUnit).rounded())
    }

    /// The zlib stream of one stored block.
    private static func stored(_ data: [UInt8]) -> [UInt8] {
        let length = UInt16(data.count)
        let head: [UInt8] = [0x78, 0x01, 0x01, UInt8(length & 0xFF), UInt8(length >> 8)]
        let (low, high) = data.reduce((1, 0) as (UInt32, UInt32)) { sums, byte in
            let low = (sums.0 + UInt32(byte)) % 65521
            return (low, (sums.1 + low) % 65521)
        }
        return head + [UInt8(~length & 0xFF), UInt8(~length >> 8)] + data + bytes(high << 16 | low)
    }

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + data
        let sum = named.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        return bytes(UInt32(data.count)) + named + bytes(~sum)
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}

extension Double {
    fileprivate var clampedToUnit: Double { min(max(self, 0), 1) }
}
