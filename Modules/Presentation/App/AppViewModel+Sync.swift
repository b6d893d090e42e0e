internal import TrackerDomain

/// Other devices: how they stand, how being in step begins, what comes in.
extension AppViewModel {
    /// Shows how the devices stand; where the library is in step with none, asks for a folder and a name.
    func openSync() {
        let (outcome, status) = workspace.exchange(over: library)
        take(outcome)
        if let status { return show(status) }
        if !outcome.isRefused { askForFolder() }
    }

    private func show(_ status: SyncStatus) {
        sheets.append(
            SyncViewModel(status, in: workspace, exchange) { [weak self] in
                guard let self else { return nil }
                let (outcome, status) = workspace.exchange(over: library)
                take(outcome)
                return status
            } read: { [workspace] in
                try? workspace.sync?.status()
            })
    }

    /// Takes in what other devices published, and says what came in; a front calls it once their folder has changed.
    ///
    /// - Returns: False if it could not be saved: the front calls again in a while.
    @discardableResult
    public func takeIn() -> Bool {
        guard saveMarks() else { return false }
        let outcome = workspace.takeIn(over: library)
        guard !outcome.isRefused else {
            // What can be read is shown; a trouble that has been told is not told again.
            if outcome.notice != readingTrouble { reload() }
            return false
        }
        take(outcome)
        for case let sheet as SyncViewModel in sheets { sheet.refresh() }
        return true
    }

    // MARK: Beginning

    private func askForFolder() {
        guard let proposal = workspace.sync?.proposal() else { return }
        let home = workspace.home
        sheets.append(
            TextPromptViewModel(
                TextWords.sharedFolder.label(language), home.shown(proposal.folder), rule: .path,
                words: .sharedFolder,
                hint: Phrase(
                    "An empty line: no folder, files go from hand to hand.",
                    "Пустая строка: без папки, файлы передаются из рук в руки."),
                isNumber: true, canBeEmpty: true, language: language
            ) { [weak self] typed in
                guard let self else { return .taken([]) }
                let folder = typed.isEmpty ? nil : home.absolute(typed)
                guard folder?.hasPrefix("/") != false else {
                    return .refused(
                        Phrase(
                            "Write the whole path: /… or ~/…",
                            "Укажите полный путь: /… или ~/…")(language))
                }
                return .taken([.open(nameLine(proposal.name, folder))])
            })
    }

    private func nameLine(_ name: String, _ folder: String?) -> TextPromptViewModel {
        TextPromptViewModel(
            Phrase.devices(language), name, rule: .deviceName, words: .deviceName,
            hint: Phrase("The other devices show it.", "Его увидят на других устройствах."),
            canBeEmpty: false,
            language: language
        ) { [weak self] name in
            guard let self else { return .taken([]) }
            guard DeviceName.isValid(name) else {
                return .refused(workspace.text(StoreError.sync(.badName(name)).message))
            }
            let wish = SyncWish(folder: folder, name: name)
            switch workspace.contents(of: folder) {
            case .failure(let error): return .refused(workspace.text(error.shown(by: workspace.home).message))
            case .success(let contents):
                guard let folder, let statement = contents.statement(workspace.home.shown(folder)) else {
                    return begin(wish).map { .refused($0) } ?? .taken([])
                }
                return .taken([.open(joining(statement, wish))])
            }
        }
    }

    /// Asks before the own library is put into another one.
    private func joining(_ statement: Phrase, _ wish: SyncWish) -> QuestionViewModel {
        QuestionViewModel(
            Phrase("Two libraries", "Две библиотеки"), detail: statement + " " + .putYoursIntoIt,
            yes: Phrase("Put it in", "Добавить"),
            no: Phrase("Not now", "Не сейчас"), language: language
        ) { [weak self] in
            var wish = wish
            wish.joins = true
            guard let self, let refusal = begin(wish) else { return [] }
            return [.tell(Notice(.error, refusal))]
        }
    }

    /// Begins, and says how; returns the reason if that failed.
    private func begin(_ wish: SyncWish) -> String? {
        let (outcome, beginning) = workspace.begin(wish, over: library)
        guard beginning != nil else {
            follow(outcome.library)
            return outcome.notice?.text ?? ""
        }
        take(outcome)
        return nil
    }
}

extension TextRule {
    fileprivate static let path = TextRule(limit: 400, byteLimit: 4000)
    fileprivate static let deviceName = TextRule(limit: 30, byteLimit: 240)
}

extension TextWords {
    fileprivate static let sharedFolder = TextWords(
        label: Phrase("A folder that your devices share", "Папка, общая для ваших устройств"),
        placeholder: Phrase("no folder", "без папки"), subject: Phrase("The path", "Путь"),
        place: Phrase("The path", "В пути"))
    fileprivate static let deviceName = TextWords(
        label: Phrase("A name for this device", "Имя этого устройства"),
        placeholder: Phrase("laptop", "ноутбук"), subject: Phrase("The name", "Имя"),
        place: Phrase("The name", "В имени"))
}
