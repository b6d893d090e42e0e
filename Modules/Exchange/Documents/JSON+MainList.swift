import TrackerDomain
public import TrackerPresentation

extension JSON {
    public static func list(_ state: MainListState) -> JSON {
        .versioned([
            "date": .day(state.date),
            "today": .day(state.today),
            "filter": .string(state.filter.rawValue),
            "search": .string(state.search),
            "filtersAvailable": .bool(state.filtersAvailable),
            "sections": .array(state.sections.map(section)),
            "placeholder": placeholder(state.placeholder),
        ])
    }

    private static func section(_ section: MainListState.Section) -> JSON {
        let id: JSON =
            switch section.id {
            case .pinned: "pinned"
            case .category(let id): .id(id)
            }
        return .document([
            "id": id, "title": .string(section.title),
            "trackers": .array(section.cards.map { .object(members(of: $0.facts)) }),
        ])
    }

    private static func placeholder(_ placeholder: MainListState.Placeholder?) -> JSON {
        guard let placeholder else { return .null }
        return .document(["kind": .string(placeholder.kind.rawValue), "text": .string(placeholder.text)])
    }
}
