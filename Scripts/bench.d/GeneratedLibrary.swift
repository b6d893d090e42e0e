import TrackerDomain

/// A library of daily habits, each done on four days of five, drawn from a seed.
///
/// The same size, seed and last day give the same bytes.
struct GeneratedLibrary {
    private(set) var bytes: [UInt8] = []
    private(set) var completions = 0
    private var random: SeededRandom
    private let days: ClosedRange<Day>

    private static let trackersInCategory = 10
    private static let emoji = ["🙂", "🐶", "🥦", "🏓", "🎸", "🌴"]

    init(_ size: LibrarySize, lastDay: Day, seed: UInt64 = 1) {
        random = SeededRandom(seed: seed)
        let end = lastDay.components
        let first = Month(year: end.year - size.years, month: end.month).first + end.day
        days = first...lastDay

        let categories = (0..<(size.trackers - 1) / Self.trackersInCategory + 1).map { _ in nextIdentifier() }
        append(
            #"<?xml version="1.0" encoding="UTF-8"?>"#, "\n",
            #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "#,
            #""http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#, "\n",
            #"<plist version="1.0">"#, "\n<dict>\n<key>categories</key>\n<array>\n")
        for (index, id) in categories.enumerated() {
            append("<dict>\n")
            append(key: "id", string: id.description)
            append(key: "name", string: "Category \(index + 1)")
            append("</dict>\n")
        }
        append("</array>\n<key>generation</key>\n<integer>1</integer>\n")
        append("<key>history</key>\n<dict>\n<key>redo</key>\n<array/>\n<key>removed</key>\n<array/>\n")
        append("<key>undo</key>\n<array/>\n</dict>\n")
        append(key: "id", string: nextIdentifier().description)
        append("<key>trackers</key>\n<array>\n")
        for index in 0..<size.trackers {
            appendTracker(index, category: categories[index / Self.trackersInCategory])
        }
        append("</array>\n<key>version</key>\n<integer>2</integer>\n</dict>\n</plist>\n")
        bytes = Self.indented(bytes)
        append(Trailer(generation: 1, over: bytes).line)
    }

    private mutating func appendTracker(_ index: Int, category: Identifier) {
        append("<dict>\n")
        append(key: "category", string: category.description)
        append("<key>color</key>\n<integer>\(index % 18 + 1)</integer>\n<key>completions</key>\n")
        appendCompletions()
        append(key: "created", string: days.lowerBound.iso)
        append(key: "emoji", string: Self.emoji[index % Self.emoji.count])
        append(key: "id", string: nextIdentifier().description)
        append(key: "kind", string: "habit")
        append(key: "name", string: "Habit \(index + 1)")
        append("<key>pinned</key>\n<false/>\n<key>schedule</key>\n<dict>\n")
        append(
            key: days.lowerBound.iso, string: Weekday.allCases.map(\.code).joined(separator: ","))
        append("</dict>\n</dict>\n")
    }

    /// A year's text: `01:1-5,7,9-31 02:1-28`.
    private mutating func appendCompletions() {
        append("<dict>\n")
        var month = Month(containing: days.lowerBound)
        var year: (number: Int, months: [String]) = (month.year, [])
        while month.first <= days.upperBound {
            if month.year != year.number {
                append(key: String(year.number), string: year.months.joined(separator: " "))
                year = (month.year, [])
            }
            let text = monthText(month)
            if !text.isEmpty { year.months.append(Decimal.padded(month.month, to: 2) + ":" + text) }
            month = month.adding(1)
        }
        append(key: String(year.number), string: year.months.joined(separator: " "))
        append("</dict>\n")
    }

    private mutating func monthText(_ month: Month) -> String {
        var runs: [ClosedRange<Int>] = []
        for day in month.days.clamped(to: days) where random.next() % 5 != 0 {
            completions += 1
            let number = day - month.first + 1
            if let last = runs.last, last.upperBound == number - 1 {
                runs[runs.count - 1] = last.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
        return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
            .joined(separator: ",")
    }

    private mutating func nextIdentifier() -> Identifier {
        Identifier(high: random.next(), low: random.next())
    }

    /// A list with its lines indented as the program does.
    private static func indented(_ list: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var depth = 0
        for line in list.split(separator: UInt8(ascii: "\n")) {
            if line.starts(with: "</dict>".utf8) || line.starts(with: "</array>".utf8) { depth -= 1 }
            result += repeatElement(UInt8(ascii: "\t"), count: depth) + line + [UInt8(ascii: "\n")]
            if line.elementsEqual("<dict>".utf8) || line.elementsEqual("<array>".utf8) { depth += 1 }
        }
        return result
    }

    private mutating func append(key: String, string: String) {
        append("<key>", key, "</key>\n<string>", string, "</string>\n")
    }

    private mutating func append(_ texts: String...) {
        for text in texts { bytes += Array(text.utf8) }
    }
}
