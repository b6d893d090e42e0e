internal import TrackerDomain

/// Reads the categories and trackers of our own document.
///
/// People edit it by hand: texts are cleaned and cut like those of other programs, and an invalid day or amount
/// is a broken line. Values in their stored form are unchanged.
struct TrackerJSONReader {
    private(set) var categories = CategoryIndex()
    private(set) var trackers: [Tracker] = []
    /// The library's category of each one in the document: of two with one name it is the first.
    private var categoryMap: [Identifier: Identifier] = [:]

    mutating func readCategory(
        _ element: JSONElement, _ draft: inout ImportDraft
    ) throws(ImportFault) {
        try element.allow(["id", "name"])
        let id = try element.identifier("id")
        let name = draft.cleaned(try element.required("name").text, Name.rule, whenCut: .shortenedName)
        guard !name.isEmpty else { throw element.fault(at: "name") }
        categoryMap[id] = categories.category(named: name) { id }
    }

    mutating func readTracker(_ element: JSONElement, _ draft: inout ImportDraft) throws(ImportFault) {
        try element.allow(Self.trackerKeys)
        var texts: [TrackerField: String] = [:]
        // A document written before a field existed, or with a part of a tracker removed, may lack the field.
        for field in TrackerField.allCases where element[field.rawValue] != nil || field.defaultText == nil {
            texts[field] = try text(of: field, in: element, &draft)
        }
        guard texts[.name] != "" else {
            return try draft.reject(.name, at: try element.required(TrackerField.name.rawValue))
        }
        guard let created = try element.required("created").day else { throw element.fault(at: "created") }
        guard
            var tracker = Tracker(
                id: try element.identifier("id"), createdOn: created, fields: texts)
        else { throw element.fault }
        for field in DaySetField.allCases {
            guard let days = element[field.rawValue] else { continue }
            tracker[field] = try days.days { (day) throws(ImportFault) in
                try draft.reject(.day(try day.text), at: day)
            }
            if tracker.isEvent, !field.isShown(ofEvent: true), !tracker[field].isEmpty {
                tracker[field] = DaySet()
                try draft.reject(.eventValue, at: days)
            }
        }
        for field in DayValueField.allCases {
            for member in try element[field.exportKey]?.members ?? [] {
                try read(member, as: field, of: &tracker, &draft)
            }
        }
        trackers.append(tracker)
    }

    private static let trackerKeys = Set(
        ["id", "created"] + TrackerField.allCases.map(\.rawValue) + DaySetField.allCases.map(\.rawValue)
            + DayValueField.allCases.map(\.exportKey))

    /// Reads the data of a day.
    private func read(
        _ member: JSONMember, as field: DayValueField, of tracker: inout Tracker, _ draft: inout ImportDraft
    ) throws(ImportFault) {
        let text = try member.value.text
        guard let day = member.day else { return try draft.reject(.day(member.key), at: member.value) }
        if tracker.isEvent, !field.isShown(ofEvent: true) {
            return try draft.reject(.eventValue, at: member.value)
        }
        if field.set(text, of: &tracker, on: day) { return }
        switch field {
        case .amount: try draft.reject(.value(text), at: member.value)
        case .note:
            let note = draft.cleaned(text, Note.rule, whenCut: .shortenedNote)
            guard note.isEmpty || field.set(note, of: &tracker, on: day) else { throw member.value.fault }
        }
    }

    /// The text of a field in files; throws a fault with its path if it is no value.
    private func text(
        of field: TrackerField, in element: JSONElement, _ draft: inout ImportDraft
    ) throws(ImportFault) -> String {
        let key = field.rawValue
        var text: String
        switch field.coding {
        case .text: text = try element.required(key).text
        case .number: text = String(try element.required(key).integer)
        case .flag: text = try element.required(key).flag ? TrackerJSON.yes : TrackerJSON.no
        case .history:
            var lines: [String] = []
            for member in try element[key]?.members ?? [] {
                let value = try member.value.text
                let line = "\(member.key):\(field == .goal ? goal(value, &draft) : value)"
                guard field.says(line) else { throw member.value.fault }
                lines.append(line)
            }
            text = lines.joined(separator: "\n")
        }
        if let rule = field.textRule, let remark = field.remarkWhenCut {
            text = draft.cleaned(text, rule, whenCut: remark)
        }
        guard field.says(text) else { throw element.fault(at: key) }
        if field == .category, let id = Identifier(text), let known = categoryMap[id] {
            text = known.description
        }
        return text
    }

    /// The text of a goal with its unit, which follows "at least 5", in its stored form.
    private func goal(_ text: String, _ draft: inout ImportDraft) -> String {
        guard Goal.value(ofText: text) == nil else { return text }
        let parts = Name.collapsingSpace(text).utf8.split(separator: UInt8(ascii: " "), maxSplits: 3)
            .map { String(Substring($0)) }
        guard parts.count == 4 else { return parts.joined(separator: " ") }
        let unit = draft.cleaned(parts[3], Goal.unitRule, whenCut: .shortenedUnit)
        return (parts[..<3] + [unit]).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension TrackerField {
    /// The remark on a typed text that was cut; nil for a field that is not typed.
    fileprivate var remarkWhenCut: ImportRemark? { self == .name ? .shortenedName : nil }
}
