/// The lines in which two texts differ, with two lines around each for orientation.
///
/// Lines are compared by their bytes: composed and decomposed letters differ.
struct TextDifference: CustomStringConvertible {
    let description: String

    /// Returns nil if the texts are equal byte for byte.
    init?(from expected: String, to actual: String) {
        guard !expected.utf8.elementsEqual(actual.utf8) else { return nil }
        let rows = Self.rows(from: Self.lines(expected), to: Self.lines(actual))
        let changed = rows.indices.filter { rows[$0].mark != " " }
        var text = "- expected, + actual"
        var previous = -1
        for index in rows.indices
        where changed.contains(where: { abs($0 - index) <= 2 }) {
            if index != previous + 1 { text += "\n  …" }
            text += "\n\(rows[index].mark) \(Self.visible(rows[index].line))"
            previous = index
        }
        description = text
    }

    private typealias Row = (mark: Character, line: [UInt8])

    private static func lines(_ text: String) -> [[UInt8]] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    }

    private static func rows(from old: [[UInt8]], to new: [[UInt8]]) -> [Row] {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var rows: [Row] = []
        var (before, after) = (0, 0)
        while before < old.count || after < new.count {
            if removed.contains(before) {
                rows.append(("-", old[before]))
                before += 1
            } else if inserted.contains(after) {
                rows.append(("+", new[after]))
                after += 1
            } else {
                rows.append((" ", new[after]))
                before += 1
                after += 1
            }
        }
        return rows
    }

    /// Shows what a terminal would hide: control characters as `\u{1B}`, a last space as `·`.
    private static func visible(_ line: [UInt8]) -> String {
        var text = ""
        for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
            let isControl = scalar.properties.generalCategory == .control
            text += isControl ? scalar.escaped(asASCII: true) : String(scalar)
        }
        return text.last == " " ? text.dropLast() + "·" : text
    }
}
