public import TrackerDomain

/// The devices that keep a library in step, and what is wrong with them.
public struct SyncStatusState: Hashable, Sendable {
    /// How a device stands to this one; the raw values are for scripts.
    public enum Standing: String, CaseIterable, Sendable {
        case thisDevice = "thisMachine"
        case inStep
        /// It has not seen all of this device's changes.
        case behind
        /// Not all of its changes are here.
        case ahead
        /// Both of these.
        case apart
        /// Its file cannot be read now.
        case unreadable
        /// Its file is in no folder, but was brought.
        case byHand
        /// It is not in step, and has published nothing for a long time.
        case silent
    }

    public struct Row: Hashable, Sendable {
        public let name: String
        /// "today", "3 November", "30 Aug 2025"; empty for this device and if it is not known.
        public let dayText: String
        /// "in step", "has not seen 14 changes from here".
        public let text: String
        public let standing: Standing
    }

    /// "~/Sync/Tracker, carried by Syncthing · sent today 14:05 · nothing received yet".
    public let title: String
    /// This device first, the others by name.
    public let rows: [Row]
    /// Set if there is no tracker yet, here or in the folder.
    public let waitingText: String?
    /// One sentence each; of many files the first ones, and how many more there are.
    public let findings: [String]
}

extension SyncStatusState {
    /// - Parameters:
    ///   - interval: How often a timer exchanges; nil if there is none.
    ///   - advice: The wording of what a person can do.
    public init(
        _ status: SyncStatus, every interval: ExchangeInterval? = nil, home: HomeFolder, today: Day,
        language: Language, advice: Advice.Wording
    ) {
        let folder = status.folder.map { home.shown($0).pathExcerpt }
        let parts = [
            SyncStatusState.place(folder, status.carrier), interval.map(Phrase.every),
            .sent(status.sent, today: today), .received(status.received, today: today),
        ].compactMap(\.self)
        let copied = status.findings.first { $0.finding == .copied }?.finding.shown(by: home).message
        title = (copied?.phrase(advice) ?? parts.joined(separator: " · "))(language)
        let this = Row(
            name: status.name, dayText: "", text: Phrase.thisDevice(language), standing: .thisDevice)
        rows =
            [this]
            + status.others.map { device in
                Row(
                    device, status.name(of: device), today: today, language: language, advice: advice)
            }
        waitingText = status.isWaiting ? Phrase.waiting(folder, status.carrier, advice)(language) : nil
        findings = status.findings.filter { $0.finding != .copied }.namingFewFiles {
            $0.finding
        } text: {
            $0.finding.shown(by: home).message.phrase(advice)(language)
        } others: {
            Phrase.others($0)(language)
        }
    }

    private static func place(_ folder: String?, _ carrier: SyncCarrier?) -> Phrase {
        guard let folder else {
            return Phrase(
                "No folder: files go from hand to hand", "Без папки: файлы передаются из рук в руки")
        }
        guard let carrier else { return Phrase(same: folder) }
        return Phrase("\(folder), carried by \(carrier.name)", "\(folder), переносит \(carrier.name)")
    }
}

extension SyncStatus {
    /// True if all devices have all changes and nothing is wrong; silent ones, and those without a folder, do not count.
    public func isInStep(on today: Day) -> Bool {
        findings.isEmpty && !isWaiting
            && others.allSatisfy { [.inStep, .silent, .byHand].contains($0.standing(on: today)) }
    }
}

extension SyncStatus.Device {
    /// The days without a new file after which a device that is not in step counts as silent.
    private static let patience = 90

    public func standing(on today: Day) -> SyncStatusState.Standing {
        if isUnreadable { return .unreadable }
        if isByHand { return .byHand }
        if isInStep { return .inStep }
        if let published, today - published > Self.patience { return .silent }
        return ahead == 0 ? .behind : behind == 0 ? .ahead : .apart
    }
}

extension SyncStatusState.Row {
    fileprivate init(
        _ device: SyncStatus.Device, _ name: String, today: Day, language: Language,
        advice: Advice.Wording
    ) {
        self.name = name
        standing = device.standing(on: today)
        let isByHand = standing == .byHand
        dayText =
            device.published.map {
                (isByHand ? Phrase.date($0, relativeTo: today) : .day($0, relativeTo: today))(language)
            } ?? ""
        let unseen = Phrase.unseen(device.behind)
        let missing = Phrase.missing(device.ahead)
        let phrase =
            switch standing {
            case .thisDevice: Phrase.thisDevice
            case .inStep: Phrase("in step", "всё совпадает")
            case .behind: unseen
            case .ahead: missing
            case .apart: unseen + "; " + missing
            case .byHand: Phrase("taken in by hand", "принято вручную")
            case .unreadable: Phrase("its file cannot be read", "файл не читается")
            case .silent:
                Phrase.silent(
                    today - (device.published ?? today), advice(.sync(.forget(device: name))))
            }
        text = phrase(language)
    }
}

extension SyncCarrier {
    /// The name as its makers write it.
    public var name: String {
        switch self {
        case .syncthing: "Syncthing"
        case .git: "git"
        case .dropbox: "Dropbox"
        case .nextcloud: "Nextcloud"
        case .iCloud: "iCloud Drive"
        }
    }
}

extension CountedPhrase {
    private static let changes = CountedPhrase(
        EnglishPlural(one: "change", other: "changes"),
        RussianPlural(one: "изменение", few: "изменения", many: "изменений"))
    /// After a negated verb, in the genitive.
    private static let unseenChanges = CountedPhrase(
        EnglishPlural(one: "change", other: "changes"),
        RussianPlural(one: "изменения", few: "изменений", many: "изменений"))

    fileprivate static func unseen(_ count: Int) -> Phrase { unseenChanges(count) }
    fileprivate static func missing(_ count: Int) -> Phrase { changes(count) }
}

extension Phrase {
    fileprivate static let thisDevice = Phrase("this device", "это устройство")

    /// "Nothing here yet: waiting for ~/Sync/Tracker."
    static func waiting(_ folder: String?, _ carrier: SyncCarrier?, _ advice: Advice.Wording) -> Phrase {
        if carrier == .git {
            return Message(Phrase("Nothing here yet", "Здесь пока пусто"), .colon, .sync(.exchangeThere))
                .phrase(advice)
        }
        guard let folder else {
            return Phrase(
                "Nothing here yet: waiting for the first file.", "Здесь пока пусто: ждём первый файл.")
        }
        return Phrase(
            "Nothing here yet: waiting for \(folder).", "Здесь пока пусто: ждём \(folder).")
    }

    fileprivate static func sent(_ moment: ClockReading?, today: Day) -> Phrase {
        guard let moment else { return Phrase("nothing sent yet", "ещё не отправлено") }
        return Phrase("sent ", "отправлено ") + .moment(moment, relativeTo: today)
    }

    fileprivate static func received(_ moment: ClockReading?, today: Day) -> Phrase {
        guard let moment else { return Phrase("nothing received yet", "ещё не получено") }
        return Phrase("received ", "получено ") + .moment(moment, relativeTo: today)
    }

    /// "today 14:05", «вчера в 09:12», "3 November 14:05".
    private static func moment(_ moment: ClockReading, relativeTo today: Day) -> Phrase {
        let day: Phrase =
            moment.date == today - 1 ? Phrase("yesterday", "вчера") : .day(moment.date, relativeTo: today)
        return day + Phrase(" \(moment.time)", " в \(moment.time)")
    }

    fileprivate static func day(_ day: Day, relativeTo today: Day) -> Phrase {
        day == today ? Phrase("today", "сегодня") : date(day, relativeTo: today)
    }

    /// "3 November", "30 Aug 2025".
    fileprivate static func date(_ day: Day, relativeTo today: Day) -> Phrase {
        day.year == today.year ? DateText.onDate(day) : DateText.short(day, relativeTo: today)
    }

    fileprivate static func unseen(_ count: Int) -> Phrase {
        Phrase("has not seen ", "не видело ") + CountedPhrase.unseen(count)
            + Phrase(" from here", " отсюда")
    }

    fileprivate static func missing(_ count: Int) -> Phrase {
        let changes = CountedPhrase.missing(count)
        return Phrase("\(changes.english) of it not here yet", "сюда ещё не пришло: \(changes.russian)")
    }

    fileprivate static func silent(_ days: Int, _ advice: Phrase?) -> Phrase {
        let what = Phrase("silent for ", "молчит ") + CountedPhrase.days(days)
        return advice.map { what + ": " + $0 } ?? what
    }
}
