import TrackerDomain
public import TrackerPresentation

extension JSON {
    public static let list = Document<MainListState>([
        .init("date") { .day($0.date) },
        .init("today") { .day($0.today) },
        .init("filter") { .string($0.filter.rawValue) },
        .init("search") { .string($0.search) },
        .init("filtersAvailable") { .bool($0.filtersAvailable) },
        .list("sections", section) { $0.sections },
        .object("placeholder", placeholder) { $0.placeholder },
    ])

    private static let section = Document<MainListState.Section>([
        .init("id") {
            switch $0.id {
            case .pinned: "pinned"
            case .category(let id): .id(id)
            }
        },
        .init("title") { .string($0.title) },
        .init("trackers", .list(cardKeys)) { .array($0.cards.map { .object(members(of: $0.facts)) }) },
    ])

    private static let placeholder = Document<MainListState.Placeholder>([
        .init("kind") { .string($0.kind.rawValue) },
        .init("text") { .string($0.text) },
    ])
}
