import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// The kind of content in a file that a person named; the extension must match it.
enum WrittenFile {
    /// A page for a browser.
    case page
    /// A picture in SVG.
    case picture
    /// A copy of the library.
    case library
    /// A format that was chosen by the name itself, or by an option that takes precedence.
    case export

    /// The reason why the name is rejected; nil if its extension fits the content.
    func refusal(of path: String, _ repeated: RepeatedOptions) -> Phrase? {
        guard self != .export, let ending = FileName(path).promise, !endings.contains(ending) else {
            return nil
        }
        switch self {
        case .page where WrittenFile.picture.endings.contains(ending): return .pictureNeedsOption(path)
        case .picture where WrittenFile.page.endings.contains(ending): return .pageNeedsNoOption(path)
        case .page, .picture: return .noReport(ending, FileName(path).stem)
        case .library: return .noBackup(ending, path, repeated)
        case .export: return nil
        }
    }

    private var endings: [String] {
        switch self {
        case .page: ["html", "htm"]
        case .picture: ["svg"]
        case .library: ["plist", "xml"]
        case .export: []
        }
    }
}

/// The last part of a path, split at its last point.
struct FileName {
    let stem: String
    /// The extension in lower case, without the point; nil if the name has none.
    let ending: String?

    init(_ path: String) {
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? Substring().utf8
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
            (stem, ending) = (String(Substring(name)), nil)
            return
        }
        stem = String(Substring(name[..<dot]))
        ending = Substring(name[dot...].dropFirst()).lowercased()
    }

    /// The extension, if it is a known one.
    var promise: String? { ending.flatMap { Self.known.contains($0) ? $0 : nil } }

    private static let known: Set<String> = [
        "html", "htm", "svg", "pdf", "png", "jpg", "jpeg", "gif", "webp", "avif", "heic", "bmp", "tif",
        "tiff",
        "ps", "eps", "epub", "doc", "docx", "odt", "rtf", "tex", "txt", "md", "markdown", "csv", "tsv", "xls",
        "xlsx", "ods", "json", "xml", "yaml", "yml", "plist", "ics", "db", "sqlite", "zip", "gz", "tar", "7z",
    ]
}

extension Session {
    /// Writes a file that the person named, whole or not at all; asks before it replaces one.
    ///
    /// - Parameter kind: A name with the extension of another kind is rejected.
    func write(_ bytes: [UInt8], to path: String, as kind: WrittenFile) throws(Failure) {
        try write(CollectionOfOne(bytes), to: path, as: kind)
    }

    /// Writes bytes that are made while they are written.
    func write(_ pieces: some Sequence<[UInt8]>, to path: String, as kind: WrittenFile) throws(Failure) {
        guard !path.isEmpty else { throw .invalid(.emptyFileName) }
        let file = try Failure.unlessStored(try files.output(path))
        if file.isSame(as: paths.library) { throw .invalid(.fileIsLibrary(path)) }
        if file.isSame(as: paths.settings) || file.isBelow(paths.backups) {
            throw .invalid(.fileIsOurs(path))
        }
        if let refusal = kind.refusal(of: path, repeated) { throw .invalid(refusal) }
        if file.exists {
            try Prompt(session: self).confirm(.reallyReplace(path), whenNobodyAnswers: .addYesToReplace(path))
        }
        if globals.isDryRun { return }
        try Failure.unlessStored(try file.write(pieces, sparing: [paths.library, paths.settings]))
        completed.last = .file(path)
    }

    /// Tells a file to write among operands: a word with a point or a slash, `-`, or a folder that is there.
    func isFile(_ word: String) -> Bool {
        word.isEmpty || word == "-" || word.contains { $0 == "." || $0 == "/" } || files.folder(word) != nil
    }

    /// The file to write that the operands name, if they do, and the trackers.
    func fileAndTrackers() throws(Failure) -> (file: String?, trackers: [String]) {
        let files = invocation.operands.filter(isFile)
        if files.count > 1, let command = invocation.command {
            throw .usage(.unexpectedOperand(files[1], command))
        }
        return (files.first, invocation.operands.filter { !isFile($0) })
    }

    /// The path of a named file; in a folder that of a new one.
    func outputFile(_ word: String, ending: String) throws(Failure) -> String {
        if files.folder(word) != nil || word.hasSuffix("/") { return try newFile(in: word, ending: ending) }
        return word
    }

    /// The whole path of a file in a folder that no other has: `tracker-2026-11-20.json`, with `-2`, `-3` … if taken.
    func newFile(in folder: String, ending: String) throws(Failure) -> String {
        guard !folder.isEmpty else { throw .invalid(.emptyFileName) }
        guard let folder = files.folder(folder) else { throw .notFound(.noFolder(folder)) }
        let start = (folder == "/" ? "" : folder) + "/tracker-" + today.iso
        var (path, number) = ("\(start).\(ending)", 1)
        while files.exists(path) {
            number += 1
            path = "\(start)-\(number).\(ending)"
        }
        return path
    }
}

extension Phrase {
    fileprivate static func pictureNeedsOption(_ path: String) -> Phrase {
        let file = path.pathExcerpt
        return Phrase(
            "\(file) is a picture by its extension: write “--svg \(file)”.",
            "Судя по расширению, \(file) — картинка: напишите «--svg \(file)».")
    }

    fileprivate static func pageNeedsNoOption(_ path: String) -> Phrase {
        let file = path.pathExcerpt
        return Phrase(
            "\(file) is a page by its extension: leave “--svg” out.",
            "Судя по расширению, \(file) — страница: уберите «--svg».")
    }

    static func noReport(_ ending: String, _ stem: String) -> Phrase {
        let stem = stem.pathExcerpt
        return Phrase(
            "A report cannot be written as .\(ending): name a page, \(stem).html, or a picture, --svg \(stem).svg.",
            "Записать отчёт как .\(ending) нельзя: укажите страницу, \(stem).html, или картинку, --svg \(stem).svg."
        )
    }

    fileprivate static func noBackup(
        _ ending: String, _ path: String, _ repeated: RepeatedOptions
    ) -> Phrase {
        let (stem, file) = (FileName(path).stem.pathExcerpt, path.pathExcerpt)
        if ExportFormat(ending: ending) == nil {
            let backup = repeated.line("tracker backup \(stem).plist")
            return Phrase(
                "A backup is a library file, not .\(ending): write “\(backup)”.",
                "Резервная копия — это файл библиотеки, а не .\(ending): напишите «\(backup)».")
        }
        let export = repeated.line("tracker export \(file)")
        return Phrase(
            "A backup is a library file, not .\(ending): write “\(export)”, or name \(stem).plist.",
            "Резервная копия — это файл библиотеки, а не .\(ending): напишите «\(export)» или укажите \(stem).plist."
        )
    }

    /// - Parameter meant: The option that was probably meant by the format's name.
    static func formatForFile(_ name: String, meant: String) -> Phrase {
        let quoted = Quoted(name)
        return Phrase(
            "\(quoted.english) is a format; did you mean \(meant)? For a file of that name write ./\(name).",
            "\(quoted.russian) — это формат; может быть, вы имели в виду \(meant)? Для файла с таким именем напишите ./\(name)."
        )
    }

    fileprivate static func fileIsOurs(_ path: String) -> Phrase {
        let path = path.pathExcerpt
        return Phrase(
            "\(path) belongs to Tracker itself: name another file.",
            "\(path) — файл самого Tracker: укажите другой файл.")
    }

    fileprivate static func fileIsLibrary(_ path: String) -> Phrase {
        let path = path.pathExcerpt
        return Phrase(
            "\(path) is the library itself: name another file.",
            "\(path) — это сама библиотека: укажите другой файл.")
    }

    fileprivate static func noFolder(_ path: String) -> Phrase {
        let folder = Quoted(path: path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
        return Phrase("There is no folder \(folder.english).", "Папки \(folder.russian) нет.")
    }
}
