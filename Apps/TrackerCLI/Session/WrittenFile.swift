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
}
