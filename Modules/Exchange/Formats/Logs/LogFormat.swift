/// A program that keeps a list of habits and a log.
protocol LogFormat: FolderFormat {
    static func isLog(_ text: FileText) -> Bool
    static func isList(_ text: FileText) -> Bool
    static func read(
        list: FileText, into habits: inout ListedHabits, _ draft: inout ImportDraft
    ) throws(ImportFault)
    static func read(
        log: FileText, into habits: inout ListedHabits, _ draft: inout ImportDraft
    ) throws(ImportFault)
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
        let files = try LogFiles(source, isLog: isLog, isList: isList)
        guard !files.lists.isEmpty || !files.logs.isEmpty else { throw .empty }
        var habits = ListedHabits(hasList: !files.lists.isEmpty)
        for list in files.lists { try read(list: list, into: &habits, &draft) }
        for log in files.logs { try read(log: log, into: &habits, &draft) }
    }
}
