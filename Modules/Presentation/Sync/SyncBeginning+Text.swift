public import TrackerDomain

extension SyncBeginning {
    /// What came from where, what of the own library was put there, and the name of this device.
    ///
    /// - Parameters:
    ///   - folder: As it is shown; nil if there is none.
    ///   - advice: The wording of what a person can do.
    public func sentence(_ folder: String?, _ advice: Advice.Wording) -> Phrase {
        var sentences: [Phrase] = []
        if !devices.isEmpty {
            let (from, gained) = (Phrase.all(of: devices), gained)
            sentences.append(
                Phrase("\(gained.english) from \(from.english).", "С \(from.russian): \(gained.russian)."))
        }
        if isFolderMade, let folder {
            sentences.append(Phrase("\(folder) is new.", "Папка \(folder) создана."))
        }
        if let merged { sentences.append(merged.putSentence) }
        sentences.append(
            isAgain
                ? Phrase(
                    "Sync is on again; this device is “\(name)”.",
                    "Синхронизация снова включена, это устройство — «\(name)».")
                : Phrase(
                    "Sync is on; this device is “\(name)”.",
                    "Синхронизация включена, это устройство — «\(name)».")
        )
        if isWaiting { sentences.append(.waiting(folder, carrier, advice)) }
        return sentences.joined(separator: " ")
    }

    /// "12 trackers and 2,310 marks".
    var gained: Phrase {
        let counts = [CountedPhrase.trackers(trackers)] + (marks > 0 ? [CountedPhrase.marks(marks)] : [])
        return Phrase { language in
            let texts = counts.map { $0(language) }
            return switch language {
            case .english: texts.joined(separator: " and ")
            case .russian: texts.joined(separator: ", ")
            }
        }
    }

    /// That git's commits are not signed; nil if the person's are not, either.
    public var unsigned: Phrase? {
        signsCommits
            ? Phrase("Commits of Tracker are not signed.", "Коммиты Tracker не подписаны.") : nil
    }

    /// Who can read the file, if devices of others carry it; nil if only the person's own do.
    public var privacy: Phrase? {
        guard let carrier else { return nil }
        if carrier == .git {
            return Phrase(
                "The file is plain text: whoever can read the repository can read it.",
                "Файл не зашифрован: его прочитает каждый, кому открыт репозиторий.")
        }
        guard carrier.isCloud else { return nil }
        return Phrase(
            "The file is plain text: \(carrier.name) and whoever you share the folder with can read it.",
            "Файл не зашифрован: его может прочитать \(carrier.name) и каждый, кому открыта папка.")
    }
}

extension MergeSummary {
    /// "Put into it: 3 trackers, 120 marks."
    fileprivate var putSentence: Phrase {
        let counts = [
            (new.trackers, CountedPhrase.trackers), (new.done, .marks), (new.amounts, .amounts),
            (new.skips, .skips), (new.notes, .notes),
        ]
        let put = counts.filter { $0.0 > 0 }.map { $0.1($0.0) }
        guard !put.isEmpty else {
            return Phrase("All of yours is there already.", "Всё ваше там уже есть.")
        }
        return Phrase("Put into it: ", "Добавлено туда: ") + put.joined(separator: ", ") + "."
    }
}

extension Phrase {
    public static let putYoursIntoIt = Phrase("Put yours into it?", "Добавить в неё вашу?")
}

extension SyncFolderContents {
    /// "~/Sync/Tracker holds another library: Run, Read and 10 more."; nil if it holds no other.
    public func statement(_ folder: String) -> Phrase? {
        guard case .otherLibrary(_, let trackers) = self else { return nil }
        let folder = folder.pathExcerpt
        return Phrase("\(folder) holds another library", "В \(folder) другая библиотека")
            + SyncFolderContents.named(trackers) + "."
    }

    /// ": Run, Read and 10 more".
    private static func named(_ trackers: [String]) -> Phrase {
        guard trackers.count > 3 else {
            return trackers.isEmpty ? .empty : Phrase(same: ": ") + .all(of: trackers)
        }
        let names = trackers.prefix(2).joined(separator: ", ")
        let rest = trackers.count - 2
        return Phrase(": \(names) and \(rest) more", ": \(names) и ещё \(rest)")
    }
}
