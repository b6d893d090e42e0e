public import TrackerDomain

extension JSON {
    /// The document of `remind`, `remind status` and `remind off`.
    ///
    /// - Parameter reminder: Nil if none is set up.
    public static func reminder(_ reminder: Reminder?, files: [String], isDryRun: Bool = false) -> JSON {
        .versioned(
            [
                "reminder": reminder.map { reminder in
                    .document([
                        "by": .string(reminder.system.rawValue),
                        "at": .array(reminder.times.texts.map { .string($0) }),
                        "library": .string(reminder.library), "files": .array(files.map { .string($0) }),
                    ])
                } ?? .null
            ], isDryRun: isDryRun)
    }
}
