public import TrackerDomain

/// The import of files of other programs and of this one.
public enum Import {
    /// Reads a source as a library of its own.
    ///
    /// - Parameters:
    ///   - format: The format of the source; recognized by its content if it is nil.
    ///   - category: Where everything goes; else each tracker goes into its group, or into the category of the format's
    ///     name.
    ///   - containers: Opens an archive or a database.
    ///   - hints: What the person says of a table; named columns make it one.
    ///   - keepGoing: Whether broken lines are passed over; else the first of them is thrown.
    public static func read(
        _ source: ImportSource, format: ImportFormat? = nil, into category: String? = nil,
        containers: Containers = .none, hints: TableHints = TableHints(), keepGoing: Bool = false, today: Day,
        newID: () -> Identifier
    ) throws(ImportFault) -> Imported {
        guard !source.files.allSatisfy({ FileText(unchecked: $0).isBlank }) else { throw .empty }
        var source = try source.opened(by: containers)
        source.hints = hints
        guard !source.files.isEmpty else { throw .empty }
        // A folder may have one of these beside the files to import.
        if source.files.count == 1 {
            try refuseContainers(source)
            if source.files[0].isBinary { throw .binary(file: source.files[0].path) }
        }
        // Named columns say nothing of what Loop's numbers mean; a named format does.
        if format == nil, hints.areOfTable, LoopFormat.recognizes(source) {
            throw .otherFormat(.loop, named: .csv, by: hints.option)
        }
        let format = hints.areOfTable ? .csv : format
        func read(_ format: ImportFormat) throws(ImportFault) -> Imported {
            let imported: Imported
            do throws(ImportFault) {
                imported = try Import.read(
                    source, as: format, into: category, keepGoing: keepGoing, today: today, newID: newID)
            } catch .structure(let file, _, element: "") {
                throw .invalid(format, file: file)
            }
            if hints.name != nil, format != .csv, format != .loop {
                throw .needlessName(file: source.files[0].path)
            }
            return imported
        }
        guard let format else { return try read(recognized(source)) }
        let result = Result { () throws(ImportFault) in try read(format) }
        if case .success(let imported) = result, !imported.library.trackers.isEmpty { return imported }
        // The reason for finding nothing may be that the wrong format was named.
        if let actual = try? recognized(source), actual != format {
            throw .otherFormat(actual, named: format, by: hints.option)
        }
        switch result {
        case .failure(.invalid(_, _, nil)),
            .failure(.table(.noDates, _)) where format != .csv:
            throw .notInFormat(format, FormatHint(source))
        case .failure, .success: break
        }
        return try result.get()
    }

    private static func read(
        _ source: ImportSource, as format: ImportFormat, into category: String?, keepGoing: Bool,
        today: Day, newID: () -> Identifier
    ) throws(ImportFault) -> Imported {
        let meant = try source.meant(for: format)
        guard meant.files.reduce(0, { $0 + $1.bytes.count }) <= ImportSource.maxBytes else {
            throw .tooManyBytes
        }
        var draft = ImportDraft(today: today)
        var library: Library
        switch format.reader {
        case .library(let reader):
            library = try reader.library(of: meant, reportingTo: &draft, today: today, newID: newID)
            if let category { library = try library.gathered(in: category, newID: newID) }
        case .foreign(let reader):
            do throws(ImportFault) {
                try reader.read(meant, into: &draft)
            } catch .mostlyBroken {
                throw .mostlyBroken(meant.brokenLines(of: draft)[0])
            }
            library = try draft.library(into: category, fallback: format.name, today: today, newID: newID)
        }
        let leftOut = meant.brokenLines(of: draft)
        if let first = leftOut.first {
            // Of a table that is mostly in order the rest may be left out.
            let isAdvised = draft.rows == 0 || leftOut.count * 10 < draft.rows
            // Words can be given a meaning in tables alone.
            let isWord = if case .value = first.problem { format == .csv } else { false }
            guard keepGoing else {
                throw .brokenLine(
                    first, count: leftOut.count, canBeLeftOut: isAdvised, canHaveMeaning: isWord)
            }
            if library.trackers.isEmpty, !format.holdsLibrary { throw .nothingUnderstood(first) }
        }
        let hasCategories =
            format.holdsLibrary || category != nil || draft.habits.contains { $0.group != nil }
        return Imported(
            library, of: format, draft: draft, leftOut: leftOut, unread: source.unread(besides: meant),
            hasCategories: hasCategories)
    }

    /// The first format that knows the source as its own; of a folder, that of all files that are known.
    private static func recognized(_ source: ImportSource) throws(ImportFault) -> ImportFormat {
        let format = try source.files.count == 1 ? source.firstFormat : source.commonFormat()
        if format == .csv, source.hints.name != nil, LoopSigns(source.files[0]).mayBeOneHabit {
            throw .perhapsLoop(file: source.files[0].path)
        }
        if let format { return format }
        try refuseContainers(source)
        // A file that begins like JSON but is none is reported with its line.
        if source.files.count == 1, case .failure(let fault) = source.files[0].json { throw fault }
        guard let file = source.files.count == 1 ? source.files[0] : source.files.first(where: \.isNamedTable)
        else { throw unknownFormat(source) }
        throw TableFormat.fault(of: file, source.hints) ?? unknownFormat(source)
    }

    private static func unknownFormat(_ source: ImportSource) -> ImportFault {
        source.files.count == 1 && source.files[0].isNamedSpreadsheet
            ? .spreadsheet : .unknownFormat(FormatHint(source))
    }

    private static func refuseContainers(_ source: ImportSource) throws(ImportFault) {
        for file in source.files {
            if let fault = file.containerFault { throw fault }
        }
    }
}

extension ImportFormat {
    enum Reader {
        case foreign(any ForeignFormat.Type)
        /// Gives a library as it is.
        case library(any LibraryFormat.Type)

        func recognizes(_ source: ImportSource) -> Bool {
            switch self {
            case .foreign(let reader): reader.recognizes(source)
            case .library(let reader): reader.recognizes(source)
            }
        }
    }

    /// The reader of the format; sources are offered to formats in the order of their declaration.
    var reader: Reader {
        switch self {
        case .json: .library(TrackerJSON.self)
        case .plist: .library(LibraryFileFormat.self)
        case .loop: .foreign(LoopFormat.self)
        case .tickmate: .foreign(TickmateFormat.self)
        case .rewire: .foreign(RewireFormat.self)
        case .habito: .foreign(HabitoFormat.self)
        case .habitBull: .foreign(HabitBullFormat.self)
        case .harsh: .foreign(HarshFormat.self)
        case .tableHabit: .foreign(TableHabitFormat.self)
        case .kado: .foreign(KadoFormat.self)
        case .habitctl: .foreign(HabitctlFormat.self)
        case .dijo: .foreign(DijoFormat.self)
        case .beaverHabits: .foreign(BeaverHabitsFormat.self)
        case .habitKit: .foreign(HabitKitFormat.self)
        case .jsonDays: .foreign(JSONDaysFormat.self)
        case .org: .foreign(OrgFormat.self)
        case .obsidian: .foreign(ObsidianFormat.self)
        case .csv: .foreign(TableFormat.self)
        }
    }

    /// True if it has whole libraries; other formats leave much to the importer's choice.
    public var holdsLibrary: Bool {
        if case .library = reader { true } else { false }
    }

    /// The program whose format it is, for people.
    var program: String { holdsLibrary ? "Tracker" : name }

    /// The name for people.
    public var name: String {
        switch self {
        case .json, .jsonDays: "JSON"
        case .plist: "Tracker"
        case .csv: "CSV"
        case .loop: "Loop"
        case .tickmate: "Tickmate"
        case .rewire: "Rewire"
        case .habito: "habito"
        case .habitBull: "HabitBull"
        case .harsh: "harsh"
        case .tableHabit: "Table Habit"
        case .kado: "Kado"
        case .habitctl: "habitctl"
        case .dijo: "dijo"
        case .beaverHabits: "Beaver Habits"
        case .habitKit: "HabitKit"
        case .org: "Org"
        case .obsidian: "Obsidian"
        }
    }
}

extension Library {
    /// The same trackers in one category.
    fileprivate func gathered(
        in name: String, newID: () -> Identifier
    ) throws(ImportFault) -> Library {
        let known = category(named: name)
        let category = known ?? Category(id: newID(), name: DraftText(name, Name.rule).text)
        return try arranged { _ in category }
    }

    /// The same trackers in other categories, those that hold some.
    func arranged(_ home: (Tracker) -> Category?) throws(ImportFault) -> Library {
        var (homes, known): ([Category], Set<Identifier>) = ([], [])
        let trackers = trackers.map { tracker in
            var moved = tracker
            if let category = home(tracker) {
                moved.categoryID = category.id
                if known.insert(category.id).inserted { homes.append(category) }
            }
            return moved
        }
        do throws(LibraryFault) {
            return try Library(id: id, categories: homes, trackers: trackers)
        } catch {
            throw .library(.unreadable(path: "", .fault(error)))
        }
    }
}
