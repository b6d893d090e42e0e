public import TrackerDomain

extension DiskFault {
    /// One sentence: what could not be done, why, and what to do.
    public var phrase: Phrase {
        var phrase = action + ": " + cause.phrase
        if cause == .readOnlyFileSystem, isOfLibrary {
            phrase =
                phrase
                + Phrase(
                    " or name another place with --library", " или укажите другое место через --library")
        }
        if operation == .settle {
            phrase =
                phrase + Phrase("; it may have been kept, ", "; возможно, оно сохранилось: ")
                + .lookBeforeRepeating
        }
        return phrase + "."
    }

    /// A library can be anywhere; settings and backups have their places.
    private var isOfLibrary: Bool { operation != .saveSettings && operation != .backUp }

    private var action: Phrase {
        let path = path.pathExcerpt
        return switch operation {
        case .read: Phrase("Cannot read \(path)", "Не удалось прочитать \(path)")
        case .write, .saveSettings: Phrase("Cannot save \(path)", "Не удалось сохранить \(path)")
        case .createFolder: Phrase("Cannot create the folder \(path)", "Не удалось создать папку \(path)")
        case .settle:
            Phrase(
                "The change in \(path) is not safe on the disk",
                "Не удалось надёжно записать изменение в \(path)")
        case .lock: Phrase("Cannot lock \(path)", "Не удалось занять \(path)")
        case .backUp:
            Phrase("Cannot keep a backup in \(path)", "Не удалось сделать резервную копию в \(path)")
        }
    }
}
