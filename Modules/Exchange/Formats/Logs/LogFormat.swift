/// A program with a list of habits and a log.
protocol LogFormat: FolderFormat {
    static func isLog(_ text: FileText) -> Bool
    static func isList(_ text: FileText) -> Bool
    /// Reads a line of the list.
    static func readHabit(
        _ line: LogLine, into habits: inout ListedHabits, _ draft: inout ImportDraft
    ) throws(BrokenLine.Problem)
    /// Reads a line of the log.
    static func readEntry(
        _ line: LogLine, into habits: inout ListedHabits, _ draft: inout ImportDraft
    ) throws(BrokenLine.Problem)
}

extension LogFormat {
    static func own(in folder: ImportSource) -> [ImportSource.File] {
        guard recognizes(folder) else { return [] }
        return folder.files.filter { file in
            let text = FileText(unchecked: file)
            return file.name == "habits" || isLog(text) || isList(text)
        }
    }

    static func read(_ source: ImportSource, into draft: inout ImportDraft) throws(ImportFault) {
        var (lists, logs): ([FileText], [FileText]) = ([], [])
        for file in source.files {
            let text = FileText(unchecked: file)
            if isLog(text) {
                logs.append(try FileText(file))
            } else if source.files.count == 1 || file.name == "habits" || isList(text) {
                lists.append(try FileText(file))
            }
        }
        guard !lists.isEmpty || !logs.isEmpty else { throw .empty }
        var habits = ListedHabits(hasList: !lists.isEmpty)
        for list in lists {
            habits.group = nil
            try draft.forEachLine(of: list) { (draft, line) throws(BrokenLine.Problem) in
                try readHabit(line, into: &habits, &draft)
            }
        }
        for log in logs {
            try draft.forEachLine(of: log) { (draft, line) throws(BrokenLine.Problem) in
                try readEntry(line, into: &habits, &draft)
            }
        }
    }
}

extension ImportDraft {
    /// Reads the lines of a list or a log one by one.
    fileprivate mutating func forEachLine(
        of text: FileText, _ body: (inout ImportDraft, LogLine) throws(BrokenLine.Problem) -> Void
    ) throws(ImportFault) {
        for line in text.entries {
            take(line: line.number, of: text.file) { (draft) throws(BrokenLine.Problem) in
                try body(&draft, line)
            }
            try checkLimits()
        }
    }
}
