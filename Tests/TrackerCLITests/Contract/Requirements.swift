/// Holds the tables of `Tests/Requirements.md` against the names of tests.
enum Requirements {
    /// What does not fit; empty where names and rows say the same.
    static func complaints(names: [String], text: String) -> [String] {
        let groups = text.split(separator: "\n## ").dropFirst().map(Group.init)
        let rows = groups.flatMap(\.rows)
        let known = Set(rows.map(\.id.text))
        let letters = Set(groups.map(\.letters))
        var complaints = groups.flatMap(\.complaints)
        var shown: Set<String> = []
        for name in names {
            for id in ID.all(in: name) where letters.contains(id.letters) {
                shown.insert(id.text)
                if !known.contains(id.text) { complaints.append("\(name): no row \(id.text)") }
            }
        }
        for row in rows where shown.contains(row.id.text) != row.shownBy.isEmpty {
            complaints.append(
                row.shownBy.isEmpty
                    ? "\(row.id.text): in no test's name"
                    : "\(row.id.text): in a test's name, so that its third column is to be empty")
        }
        return complaints
    }

    /// A heading such as `T: the terminal` with the rows of its table.
    private struct Group {
        let letters: String
        let rows: [Row]
        let complaints: [String]

        init(_ text: Substring) {
            let letters = String(text.prefix { $0 != ":" })
            let lines = text.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2)
            let rows = lines.compactMap(Row.init)
            var complaints = lines.filter { Row($0) == nil }.map { "\($0): not an id and a sentence" }
            for row in rows {
                if row.id.letters != letters { complaints.append("\(row.id.text): not of \(letters)") }
                if !row.sentence.hasSuffix(".") { complaints.append("\(row.id.text): no full stop") }
                if row.sentence.count > 220 { complaints.append("\(row.id.text): too long") }
            }
            for (row, next) in zip(rows, rows.dropFirst()) where row.id.number >= next.id.number {
                complaints.append("\(next.id.text): not to stand behind \(row.id.text)")
            }
            (self.letters, self.rows, self.complaints) = (letters, rows, complaints)
        }
    }

    private struct Row {
        let id: ID
        let sentence: String
        /// What shows it in place of a test, or why nothing does; empty where a test does.
        let shownBy: String

        init?(_ line: Substring) {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                .map { $0.split(separator: " ").joined(separator: " ") }
            guard 2...3 ~= cells.count, let id = ID(cells[0]) else { return nil }
            self.id = id
            sentence = cells[1]
            shownBy = cells.count == 3 ? cells[2] : ""
        }
    }

    /// Capitals, perhaps a hyphen, and a number: `T66`, `NEW-4`.
    private struct ID {
        let text: String
        let letters: String
        let number: Int

        init?(_ text: String) {
            letters = String(text.prefix { $0.isASCII && $0.isUppercase })
            let digits = text.dropFirst(letters.count).drop { $0 == "-" }
            guard !letters.isEmpty, let number = Int(digits) else { return nil }
            (self.text, self.number) = (text, number)
        }

        /// The ids in a name, whatever stands around them: `(T7)`, `T7-based`, `T5–T7`.
        static func all(in name: String) -> [ID] {
            var ids: [ID] = []
            var rest = name[...]
            while let start = rest.firstIndex(where: { $0.isLetter || $0.isNumber }) {
                let word = rest[start...].prefix { $0.isLetter || $0.isNumber }
                rest = rest[word.endIndex...]
                if let id = ID(String(word)) { ids.append(id) }
                // Capitals, a hyphen and a number are one id; so the number is no word of its own.
                guard word.allSatisfy({ $0.isASCII && $0.isUppercase }), rest.first == "-" else { continue }
                let number = rest.dropFirst().prefix { $0.isLetter || $0.isNumber }
                guard !number.isEmpty, let id = ID("\(word)-\(number)") else { continue }
                ids.append(id)
                rest = rest[number.endIndex...]
            }
            return ids
        }
    }
}
