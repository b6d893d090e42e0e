/// The words in Latin letters that a Russian text may hold: the program's name, its commands, options and keys, a key to
/// be pressed, the page that tells where to report, what a shell calls its limit of files, git with its line to copy,
/// the file that says whose a backup is, the systems that run a reminder, and the name of a bit of a folder.
private let allowed: Set<String> = [
    "tracker", "Tracker", "list", "category", "history", "doctor", "repair", "restore", "library", "HEX", "U",
    "u",
    "git", "C", "status", "push", "README", "md", "edit", "schedule", "goal", "limit", "amount", "Enter",
    "ulimit", "f", "origin", "systemd", "launchd", "cron", "crontab", "sticky",
]

extension String {
    /// The words in Latin letters that have no business in a Russian text.
    var strayLatinWords: [String] {
        split { !("a"..."z").contains($0) && !("A"..."Z").contains($0) }.map(String.init)
            .filter { !allowed.contains($0) }
    }

    var hasCyrillic: Bool { unicodeScalars.contains { (0x400..<0x530).contains($0.value) } }

    var hasLatin: Bool { contains { ("a"..."z").contains($0) || ("A"..."Z").contains($0) } }
}
