internal import TrackerDomain

/// Obsidian's notes: habits with a list of days in front matter, and tasks in notes that are called by a day.
enum ObsidianFormat: FolderFormat {
    static func recognizes(_ source: ImportSource) -> Bool { !own(in: source).isEmpty }

    static func own(in folder: ImportSource) -> [ImportSource.File] {
        folder.files.filter { !ObsidianNote($0, FileText(unchecked: $0).beginning).marks.isEmpty }
    }

    static func read(_ source: ImportSource, into draft: inout ImportDraft) throws(ImportFault) {
        var (marks, counts, dailyNotes): ([ObsidianNote.Mark], [String: Int], Int) = ([], [:], 0)
        for file in source.files {
            let note = ObsidianNote(file, try FileText(file))
            let known = note.marks.filter { $0.meaning != nil && $0.day ?? draft.today <= draft.today }
            let names = Set(known.map { DraftText.cleaned($0.name) })
            // A list of days is a habit by itself, as a task is that stands in three notes.
            for name in names { counts[name, default: 0] += note.isDaily ? 1 : 3 }
            if note.isDaily, !known.isEmpty { dailyNotes += 1 }
            for key in note.otherKeys { draft.leaveOut(key: key) }
            draft.rows += note.marks.count
            try draft.checkLimits()
            marks += note.marks
        }
        if draft.rows == 0 { throw .invalid(.obsidian, file: source.files[0].path) }
        let needed = dailyNotes < 3 ? 1 : 3
        draft.remarks.add(.tasks, counts.values.count { $0 < needed })
        var habits = ListedHabits(hasList: false)
        for mark in marks {
            draft.take(line: mark.line.number, of: mark.line.file) { (draft) throws(BrokenLine.Problem) in
                guard let day = mark.day else { throw .day(mark.line.text) }
                guard let meaning = mark.meaning else { return draft.remarks.add(.unknownMarks) }
                guard day <= draft.today else {
                    return draft.remarks.add(.daysToCome, meaning == .done ? 1 : 0)
                }
                guard counts[DraftText.cleaned(mark.name), default: 0] >= needed else { return }
                try habits.join(DraftDay(mark: meaning), on: day, of: mark.name, at: mark.line, in: &draft)
            }
        }
    }
}

private struct ObsidianNote {
    /// The day is nil if it is not understood, the meaning for an unknown sign.
    typealias Mark = (line: LogLine, day: Day?, name: String, meaning: DraftDay.Mark?)

    private(set) var marks: [Mark] = []
    private(set) var otherKeys: [String] = []
    private(set) var isDaily = false

    init(_ file: ImportSource.File, _ text: FileText) {
        var name = String(file.name.lowercased().hasSuffix(".md") ? file.name.dropLast(3) : file.name)
        let day = Day(date: name)
        var (key, entries): (String, [LogLine]) = ("", [])
        var lines = text.entries.makeIterator()
        let isOpen = lines.next().map { $0.number == 1 && $0.text == "---" } ?? false
        while isOpen, entries.count + otherKeys.count <= ImportDraft.maxRows, let line = lines.next(),
            line.text != "---"
        {
            let isItem = line.text.hasPrefix("-")
            guard let start = line.text.firstIndex(of: isItem ? "-" : ":") else { continue }
            if !isItem { key = String(line.text[..<start]) }
            let value = Name.collapsingSpace(String(line.text[start...].dropFirst()))
            switch key {
            case "title":
                let isQuoted = value.hasPrefix("\"") || value.hasPrefix("'")
                let title = isQuoted ? value.dropFirst().dropLast() : value[...]
                if !title.isEmpty { name = String(title) }
            case "entries":
                for item in isItem ? [value[...]] : value.split(whereSeparator: { "[],".contains($0) }) {
                    let text = Name.collapsingSpace(item.filter { !"\"'".contains($0) })
                    entries.append(LogLine(file: line.file, number: line.number, text: text))
                }
            default: if !isItem { otherKeys.append(key) }
            }
        }
        if entries.contains(where: { Day(date: $0.text) != nil }) {
            marks = entries.map { ($0, Day(date: $0.text), name, .done) }
        } else {
            (otherKeys, isDaily) = ([], true)
            guard let day else { return }
            let tasks = text.entries.lazy.compactMap { Self.task($0, on: day) }
            marks = Array(tasks.prefix(ImportDraft.maxRows + 1))
        }
    }

    /// Reads `- [x] Run`.
    private static func task(_ line: LogLine, on day: Day) -> Mark? {
        let text = Name.collapsingSpace(line.text)
        let box = Array(text.prefix(6))
        guard box.count == 6, "-*+".contains(box[0]), String(box[1...2] + box[4...]) == " [] " else {
            return nil
        }
        let shown = String(text.dropFirst(6)).parts(between: "[[").map { part in
            var ends = part.parts(between: "]]")
            // The text that a link is shown by stands behind a bar.
            if ends.count > 1 { ends[0] = ends[0].parts(between: "|").last ?? "" }
            return ends.joined()
        }
        // A number is no tag.
        let words = shown.joined().split(separator: " ").filter {
            !$0.hasPrefix("#") || Int($0.dropFirst()) != nil
        }
        guard !words.isEmpty else { return nil }
        let marks: [Character: DraftDay.Mark] = ["x": .done, "X": .done, " ": .notDone]
        return (line, day, words.joined(separator: " "), marks[box[3]])
    }
}
