import TrackerData

/// Documents of each version.
enum SampleDocuments {
    /// Text that one format or another takes for its own.
    private static let texts = ["\\$null", "a & <b> \"c\" ]]>", "👩‍👩‍👧 ё e\u{301}", "\\\\$null", ""]

    static func shipped1() throws -> Version1.Library {
        try PropertyListTape(FixtureBytes.read("Library-1.plist")).root.decode(Version1.Library.self)
    }

    static func shipped2() throws -> Version2.Library {
        try PropertyListTape(FixtureBytes.read("Library-2.plist")).root.decode(Version2.Library.self)
    }

    static func shipped3() throws -> Version2.LibraryOf<Version3.Tracker> {
        try PropertyListTape(FixtureBytes.read("Library-3.plist")).root.decode(
            Version2.LibraryOf<Version3.Tracker>.self)
    }

    /// A document with names that make no library.
    static func odd1() throws -> Version1.Library {
        var document = try shipped1()
        for text in texts {
            document.categories.append(document.categories[0])
            document.categories[document.categories.count - 1].title = text
        }
        return document
    }

    /// A document with names and steps that make no library.
    static func odd2() throws -> Version2.Library {
        var document = try shipped2()
        for text in texts {
            document.categories.append(document.categories[0])
            document.categories[document.categories.count - 1].name = text
        }
        document.history?.undo.newest += texts
        return document
    }

    /// A document with goals, notes and steps that make no library.
    static func odd3() throws -> Version2.LibraryOf<Version3.Tracker> {
        var document = try shipped3()
        for text in texts {
            document.trackers[0].own.goals = document.trackers[0].own.goals?.adding(text, text)
            document.trackers[1].own.notes = [text: text]
        }
        document.history?.undo.newest += texts
        return document
    }
}
