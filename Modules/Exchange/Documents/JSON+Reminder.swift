public import TrackerDomain

extension JSON {
    /// The document of `remind`, `remind status` and `remind off`; null if none is set up.
    public static let reminder = Document<(reminder: Reminder?, files: [String], isDryRun: Bool)>([
        .object("reminder", entry) { state in state.reminder.map { ($0, state.files) } },
        .dryRun { $0.isDryRun },
    ])

    private static let entry = Document<(reminder: Reminder, files: [String])>([
        .init("by") { .string($0.reminder.system.rawValue) },
        .init("at") { .texts($0.reminder.times.texts) },
        .init("library") { .string($0.reminder.library) },
        .init("files") { .texts($0.files) },
    ])
}
