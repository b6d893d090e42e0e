public import TrackerDomain

extension UnreadableReason {
    /// What is wrong with the file, as the end of a sentence.
    public var phrase: Phrase {
        switch self {
        case .notARegularFile: Phrase("it is not a regular file", "это не обычный файл")
        case .tooLarge: Phrase("it is larger than 64 MiB", "он больше 64 МиБ")
        case .tooManyElements: Phrase("it holds too many elements", "в нём слишком много элементов")
        case .empty: Phrase("it is empty", "он пуст")
        case .malformed(offset: 0): Phrase("it does not look like a library", "он не похож на библиотеку")
        case .malformed(let offset):
            Phrase("it is damaged at byte \(offset)", "он повреждён на байте \(offset)")
        case .conflictMarkers(let line):
            Phrase(
                "it holds conflict markers of a version control system at line \(line)",
                "в строке \(line) в нём метки конфликта системы контроля версий")
        case .invalid(let place):
            Phrase(
                "it makes no sense at “\(place.excerpt())”", "в нём непонятна запись «\(place.excerpt())»")
        case .fault(let fault): fault.phrase
        }
    }
}

extension LibraryFault {
    fileprivate var phrase: Phrase {
        switch self {
        case .duplicateID(let id):
            Phrase("the id \(id) stands in it twice", "идентификатор \(id) встречается в нём дважды")
        case .categoryName(let id):
            Phrase("the category \(id) has a name that cannot be", "у категории \(id) недопустимое название")
        case .trackerName(let id):
            Phrase("the tracker \(id) has a name that cannot be", "у трекера \(id) недопустимое название")
        case .emoji(let id):
            Phrase("the tracker \(id) has no valid emoji", "у трекера \(id) недопустимый эмодзи")
        case .missingCategory(let id):
            Phrase("the tracker \(id) has no category", "у трекера \(id) нет категории")
        case .emptySchedule(let id):
            Phrase("the habit \(id) has no weekday", "у привычки \(id) нет дней недели")
        case .day(let id):
            Phrase(
                "the tracker \(id) has a day outside 1900 to 2199", "у трекера \(id) есть день вне 1900–2199")
        }
    }
}
