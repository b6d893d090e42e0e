package import TrackerExchange

/// A document of `--json`, for the manual.
package struct JSONDocument: Sendable {
    /// The commands that print it: `category list`.
    package let command: String
    /// The file of its schema in `Tests/Schemas`.
    package let schema: String
    package let keys: [DocumentKey]

    package static var all: [JSONDocument] {
        [
            .init("list", schema: "list", JSON.list.keys),
            .init("show", schema: "show", JSON.showKeys),
            .init("log", schema: "log", JSON.log.keys),
            .init("notes", schema: "notes", JSON.notes.keys),
            .init("stats", schema: "stats", JSON.stats.keys),
            .init("calendar", schema: "calendar", JSON.calendar.keys),
            .init("category list", schema: "category-list", JSON.categories.keys),
            .init("history", schema: "history", JSON.history.keys),
            .init("config list", schema: "config-list", JSON.settings.keys),
            .init("config get", schema: "config-get", JSON.settingInForce.keys),
            .init("config set, config unset", schema: "config-set", JSON.changedSetting.keys),
            .init("--version", schema: "version", JSON.version.keys),
            .init("paths", schema: "paths", JSON.paths.keys),
            .init("web", schema: "web", JSON.web.keys),
            .init("doctor", schema: "doctor", JSON.findings.keys),
            .init("sync status", schema: "sync-status", JSON.syncStatus.keys),
            .init("sync, sync take", schema: "sync", JSON.synced.keys),
            .init("sync on", schema: "sync-on", JSON.syncBegun.keys),
            .init("sync off", schema: "sync-off", JSON.syncEnded.keys),
            .init("sync forget", schema: "sync-forget", JSON.forgotten.keys),
            .init("sync log", schema: "sync-log", JSON.syncLog.keys),
            .init("sync every", schema: "sync-every", JSON.exchange.keys),
            .init("remind", schema: "remind", JSON.reminder.keys),
            .init("restore", schema: "backups", JSON.backups.keys),
            .init("backup", schema: "backup", JSON.kept.keys),
            .init("add, done, ...", schema: "changes", JSON.changed.keys),
            .init("import", schema: "import", JSON.imported.keys),
            .init("export FILE", schema: "export-file", JSON.exported.keys),
            .init("export", schema: "export", JSONExport.keys),
        ]
    }

    private init(_ command: String, schema: String, _ keys: [DocumentKey]) {
        (self.command, self.schema, self.keys) = (command, schema, keys)
    }
}
