package import TrackerDomain

/// The sentences about names that nothing has, or that several things have.
extension EditError {
    static func notFound(
        _ kind: Phrase, _ reference: Reference, _ nearest: String?, others: Advice
    ) -> Message {
        let text = reference.text.excerpt()
        let what = Phrase("There is no \(kind.english) “\(text)”", "\(kind.russian) «\(text)» нет")
        if let nearest {
            return Message(
                what
                    + Phrase("; did you mean “\(nearest)”?", "; может быть, вы имели в виду «\(nearest)»?"))
        }
        if let other = reference.other { return Message(other.phrase, .colon, other.advice) }
        return Message(what, .colon, others)
    }

    static func ambiguous(_ text: String, _ matches: [Match]) -> Phrase {
        let text = text.excerpt()
        let length = distinctLength(matches.map(\.id.description))
        let ids = matches.map { $0.id.description.prefix(length) }
        let shown = zip(matches, ids).prefix(30).map { $0.described(id: $1) }.joined(separator: ", ")
        let rest = matches.count > 30 ? "…" : ""
        let found = Phrase("“\(text)” can mean \(shown)\(rest)", "«\(text)» может значить \(shown)\(rest)")
        let id = ids.first.map(String.init) ?? ""
        // Typing more of a name does not distinguish equal names.
        let areEqual = Set(matches.map { FoldedName($0.name) }).count == 1
        return found
            + (areEqual
                ? Phrase(": write the id, such as \(id).", ": напишите идентификатор, например \(id).")
                : Phrase(
                    ": write more of the name, or the id, such as \(id).",
                    ": напишите название полнее или идентификатор, например \(id)."))
    }

    static func nameTaken(_ name: String, _ renamed: String?) -> Message {
        let taken = Phrase(
            "There is a category “\(name)” already: choose another name",
            "Категория «\(name)» уже есть: выберите другое название")
        guard let renamed else { return Message(taken + ".") }
        return Message(taken, .or, .mergeCategories(renamed, into: name))
    }

    /// The length at which all ids differ, at least eight characters.
    fileprivate static func distinctLength(_ ids: [String]) -> Int {
        (8..<36).first { length in Set(ids.map { $0.prefix(length) }).count == ids.count } ?? 36
    }
}

extension Duplicates {
    /// To merge them.
    package var advice: Advice { .mergeTrackers(shortIDs[0], into: shortIDs[1]) }

    /// The one to merge and the one that it goes into, by ids as short as they can be.
    package var shortIDs: [String] {
        let ids = [source, target].map(\.description)
        let length = EditError.distinctLength(ids)
        return ids.map { String($0.prefix(length)) }
    }
}

extension EditError.Named {
    fileprivate var phrase: Phrase {
        switch self {
        case .tracker(let name): Phrase("“\(name)” is a tracker", "«\(name)» — трекер")
        case .category(let name): Phrase("“\(name)” is a category", "«\(name)» — категория")
        }
    }

    fileprivate var advice: Advice {
        switch self {
        case .tracker: .useTracker
        case .category: .useCategory
        }
    }
}

extension EditError.Match {
    /// "🙂 Run (Sport, 1A2B3C4D)"; a category is its name and id.
    fileprivate func described(id: Substring) -> String {
        let look = emoji.map { $0 + " " } ?? ""
        let place = category.map { $0 + ", " } ?? ""
        return "\(look)\(name) (\(place)\(id))"
    }
}
