internal import TrackerDomain

extension GitTrouble {
    /// What git could not do in a folder, in its own words, and what to do.
    func phrase(_ folder: String) -> Phrase {
        switch self {
        case .needsPerson:
            Phrase("git needs you: git -C \(folder) status", "git не справился сам: git -C \(folder) status")
        case .unsent:
            Phrase("git could not send \(folder)", "git не смог отправить \(folder)") + quotedWords
                + Phrase(". Try: git -C \(folder) push", ". Проверьте: git -C \(folder) push")
        case .unreachable:
            Phrase(
                "git cannot reach the other side of \(folder)",
                "git не может связаться с другой стороной \(folder)") + quotedWords
                + Phrase("; all is kept here.", "; здесь всё сохранено.")
        case .goesNowhere:
            Phrase(
                "git carries nothing out of \(folder): its branch follows none of a remote, or the file is ignored.",
                "git ничего не передаёт из \(folder): ветка не связана с удалённой или файл игнорируется.")
        case .busy:
            Phrase("Another exchange of \(folder) is running.", "Обмен через \(folder) уже идёт.")
        }
    }

    /// ": “server says no”"; empty if git gave no reason.
    private var quotedWords: Phrase {
        guard let reason else { return .empty }
        return Phrase(": “\(reason)”", ": «\(reason)»")
    }

    private static let mostCharacters = 80

    /// The reason as the other side gives it, else as git does, in a line.
    private var reason: String? {
        let lines = (words ?? "").split(whereSeparator: \.isNewline).map(\.trimmed)
        let remote = lines.lazy.filter { $0.hasPrefix("remote:") }
            .map { String($0.dropFirst("remote:".count).drop { $0.isWhitespace }) }.first { !$0.isEmpty }
        let own = lines.first { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") }
        return (remote ?? own).map { $0.excerpt(Self.mostCharacters) }
    }
}

extension Substring {
    /// Without the blanks at the end, by which git covers what stood in the line before.
    fileprivate var trimmed: String {
        String(self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)])
    }
}
