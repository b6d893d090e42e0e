package import TrackerPresentation

extension UsageError {
    /// One sentence: the fault and its remedy.
    package func phrase(_ repeated: RepeatedOptions) -> Phrase {
        switch self {
        case .unknownCommand(let word, let nearest):
            Self.unknownCommand(Quoted(word), nearest.map { Quoted($0) })
        case .unknownMember(let word, let family, let nearest):
            Self.unknownMember(Quoted(word), family, nearest.map { Quoted($0) })
        case .incompleteCommand(let family):
            Self.missingWord("tracker " + family.rawValue, .any(of: family.members.map(\.lastWord)))
        case .unknownOption(let word, .web, _)
        where ["--host", "--bind", "--listen", "--address"].contains(word):
            .webIsLocal(repeated)
        case .unknownOption(let word, let command, let nearest):
            Self.unknownOption(word, command, nearest.map { Quoted($0) })
        case .foreignOption(let option, let command, let owners, let letter):
            Self.foreign(Quoted(letter ?? option.word), command, owners)
        case .missingValue(let option, let command): Self.missingValue(option, command)
        case .unexpectedValue(let option):
            Phrase(
                "\(Quoted(option).english) takes no value: write it alone.",
                "У \(Quoted(option).russian) не бывает значения: напишите только сам параметр.")
        case .badOptionValue(let word, let option, let allowed):
            Self.unknownValue(Quoted(word), option.word).choosing(among: allowed)
        case .exclusive(let one, let other):
            Phrase(
                "\(Quoted(one).english) and \(Quoted(other).english) cannot be used together: keep one of them.",
                "\(Quoted(one).russian) и \(Quoted(other).russian) нельзя указать вместе: оставьте что-то одно."
            )
        case .nothingAsked(let options):
            Phrase(
                "Say what to change: \(Phrase.any(of: options.map(\.word)).english).",
                "Укажите, что изменить: \(Phrase.any(of: options.map(\.word)).russian).")
        case .twin(let stray, let place, let reason, let advice):
            Self.twin(stray, place, reason, advice.map { $0.hasPrefix("tracker ") ? repeated.line($0) : $0 })
        case .noNamesGiven:
            Phrase(
                "No tracker is named: write - to read them from standard input.",
                "Не указан трекер: напишите -, чтобы взять их из стандартного ввода.")
        case .missingOperand(let command, .words(let words)):
            Self.missingWord("tracker " + command.rawValue, Phrase.any(of: words))
        case .missingOperand(let command, let kind): Self.missingOperand(command, kind, repeated)
        case .unexpectedOperand(let word, let command):
            Self.unexpectedOperand(Quoted(word), command, repeated)
        case .badOperand(let word, _, .settingKey, _): .noSetting(word)
        case .badOperand(let word, let command, _, let allowed):
            Phrase(
                "\(Quoted(command).english) does not know \(Quoted(word).english)",
                "\(Quoted(command).russian) не знает слова \(Quoted(word).russian)"
            ).choosing(among: allowed)
        case .namesBesideInput:
            Phrase(
                "“-” reads the trackers from standard input: name none beside it.",
                "«-» читает трекеры из стандартного ввода: не указывайте рядом других.")
        case .nothingToTry(let command): Self.nothingToTry(command, repeated)
        case .asksQuestions(let option, let command):
            Phrase(
                "\(Quoted(command).english) asks questions: leave out \(Quoted(option).english).",
                "\(Quoted(command).russian) задаёт вопросы: уберите \(Quoted(option).russian).")
        case .noJSON(let command):
            Phrase(
                "\(Quoted(command).english) has no JSON output: leave out “--json”.",
                "У \(Quoted(command).russian) нет вывода в JSON: уберите «--json».")
        }
    }

    private static func unknownCommand(_ word: Quoted, _ nearest: Quoted?) -> Phrase {
        Phrase("There is no command \(word.english)", "Команды \(word.russian) нет")
            + (nearest.map { .didYouMean($0) }
                ?? Phrase(": see “tracker help”.", ": смотрите «tracker help»."))
    }

    private static func unknownMember(_ word: Quoted, _ family: CommandFamily, _ nearest: Quoted?) -> Phrase {
        let after = Quoted(family)
        let members = Phrase.all(of: family.members.map(\.lastWord))
        return Phrase(
            "\(after.english) has no command \(word.english)",
            "У \(after.russian) нет команды \(word.russian)")
            + (nearest.map { .didYouMean($0) }
                ?? Phrase("; it has \(members.english).", "; есть \(members.russian)."))
    }

    private static func missingWord(_ line: String, _ words: Phrase) -> Phrase {
        Phrase(
            "Say what to do: \(line) \(words.english).", "Укажите действие: \(line) \(words.russian).")
    }

    private static func unknownOption(_ word: String, _ command: CommandName?, _ nearest: Quoted?) -> Phrase {
        let quoted = Quoted(word)
        let fault = Phrase("There is no option \(quoted.english)", "Параметра \(quoted.russian) нет")
        if let nearest { return fault + .didYouMean(nearest) }
        let help = Quoted(["tracker help", command?.rawValue].compactMap(\.self).joined(separator: " "))
        let takesNames = command?.spec.operands.contains { $0.kind.isName } ?? false
        return fault + Phrase(": see \(help.english)", ": смотрите \(help.russian)")
            + (takesNames
                ? Phrase(
                    " (a name that begins with a dash goes behind “--”).",
                    " (название, которое начинается с дефиса, ставится после «--»).")
                : Phrase(same: "."))
    }

    private static func foreign(_ option: Quoted, _ command: CommandName?, _ owners: [CommandName]) -> Phrase
    {
        let anyOwner = Phrase.any(of: owners.map(\.rawValue))
        guard let command else {
            return Phrase(
                "\(option.english) needs a command: \(anyOwner.english).",
                "Для \(option.russian) нужна команда: \(anyOwner.russian).")
        }
        let own = command.spec.options.map(\.name.word)
        let rest =
            own.isEmpty || own.count > 8
            ? Phrase(
                ": see tracker help \(command.rawValue).", ": смотрите tracker help \(command.rawValue).")
            : Phrase("; it has ", "; есть ") + .all(of: own) + "."
        return lacks(Quoted(command), option) + rest
    }

    private static func lacks(_ place: Quoted, _ option: Quoted) -> Phrase {
        Phrase("\(place.english) has no \(option.english)", "У \(place.russian) нет \(option.russian)")
    }

    private static func unknownValue(_ word: Quoted, _ option: String) -> Phrase {
        Phrase("Unknown \(option) \(word.english)", "Недопустимое значение \(option): \(word.russian)")
    }

    private static func twin(_ stray: Stray, _ place: String, _ reason: Phrase?, _ lines: [String]) -> Phrase
    {
        let lines = Phrase.any(of: lines)
        if let reason { return reason + ": " + lines + "." }
        var colon = Phrase(": write ", ": напишите ")
        let fault: Phrase
        switch stray {
        case .option(let word, _): fault = lacks(Quoted("tracker " + place), Quoted(word))
        case .value(let word, let option):
            // The Russian sentence has a colon already.
            colon = Phrase(": write ", "; напишите ")
            fault = unknownValue(Quoted(word), option)
        case .argument(let word): fault = unexpected(Quoted(word))
        case .day(let word):
            fault =
                Twin.readsAsDay(word)
                ? Phrase("\(Quoted(word).english) is a day", "\(Quoted(word).russian) — это день")
                : Phrase("\(Quoted(word).english) names days", "\(Quoted(word).russian) — это дни")
        }
        return fault + colon + lines + "."
    }

    private static func unexpected(_ word: Quoted) -> Phrase {
        Phrase("Unexpected argument \(word.english)", "Лишнее слово \(word.russian)")
    }

    private static func missingValue(_ option: OptionName, _ command: CommandName?) -> Phrase {
        let commands = [command].compactMap(\.self) + CommandName.visible
        let kind = commands.lazy.compactMap { $0.spec.option(option)?.value }.first
        let placeholder = kind?.placeholder ?? ValueKind.text.placeholder
        return Phrase(
            "A value is missing: write “\(option.word) \(placeholder.english)”.",
            "Не указано значение: напишите «\(option.word) \(placeholder.russian)».")
    }

    private static func missingOperand(
        _ command: CommandName, _ kind: ValueKind, _ repeated: RepeatedOptions
    ) -> Phrase {
        let line = Synopsis.words(of: command, repeated)
        let isPair = command.spec.operands.count { $0.kind == kind } == 2
        let absence = isPair ? Phrase("Two names are needed", "Нужны два названия") : kind.absence
        return Phrase(
            "\(absence.english): write “\(line.english)”.",
            "\(absence.russian): напишите «\(line.russian)».")
    }

    private static func unexpectedOperand(
        _ word: Quoted, _ command: CommandName, _ repeated: RepeatedOptions
    ) -> Phrase {
        if command == .add {
            return unexpected(word)
                + Phrase(
                    ": put a name of several words in quotes; a category goes behind --category.",
                    ": название из нескольких слов возьмите в кавычки; категорию пишут после --category.")
        }
        if command.spec.operands.last?.kind == .text {
            return unexpected(word) + Phrase(": put the text in quotes.", ": возьмите текст в кавычки.")
        }
        if command.spec.operands.contains(where: { $0.kind.isName }) {
            return unexpected(word)
                + Phrase(
                    ": put a name of several words in quotes.",
                    ": название из нескольких слов возьмите в кавычки.")
        }
        let line = Synopsis.words(of: command, repeated)
        return unexpected(word) + Phrase(": write \(line.english).", ": напишите \(line.russian).")
    }

    private static func nothingToTry(_ command: CommandName?, _ repeated: RepeatedOptions) -> Phrase {
        guard let command else {
            return Phrase(
                "“--dry-run” needs a command that changes something, such as “done”.",
                "Для «--dry-run» нужна команда, которая что-то меняет, например «done».")
        }
        if case .changesWith(let option) = command.spec.effect {
            return Phrase(
                "\(Quoted(command).english) changes nothing without “\(option.word)”: add it or leave out “--dry-run”.",
                "\(Quoted(command).russian) ничего не меняет без «\(option.word)»: добавьте его или уберите «--dry-run»."
            )
        }
        if command.spec.effect == .takesIn {
            let status = repeated.line("tracker sync status")
            return Phrase(
                "\(Quoted(command).english) cannot be tried out: leave out “--dry-run”, or see “\(status)”.",
                "\(Quoted(command).russian) нельзя выполнить для пробы: уберите «--dry-run» или смотрите «\(status)»."
            )
        }
        return Phrase(
            "\(Quoted(command).english) changes nothing: leave out “--dry-run”.",
            "\(Quoted(command).russian) ничего не меняет: уберите «--dry-run».")
    }
}
