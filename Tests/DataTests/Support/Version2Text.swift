import TrackerDomain

/// A file of version 2 with one category and one tracker, any part of which a test can spell otherwise.
struct Version2Text: Sendable {
    var version = "<integer>2</integer>"
    var generation = "<integer>3</integer>"
    var id = "<string>\(Identifier.library)</string>"
    var categories =
        "<dict><key>id</key><string>\(Identifier.category(1))</string><key>name</key><string>Home</string></dict>"
    var category = "<string>\(Identifier.category(1))</string>"
    var color = "<integer>1</integer>"
    var completions = ""
    var created = "<string>2026-11-02</string>"
    var emoji = "<string>🙂</string>"
    var kind = "<string>habit</string>"
    var name = "<string>Run</string>"
    var pinned = "<false/>"
    var schedule = "<key>schedule</key><dict><key>2026-11-02</key><string>mon</string></dict>"
    var trackerExtra = ""
    var history = "<dict><key>redo</key><array/><key>removed</key><array/><key>undo</key><array/></dict>"
    var extra = ""

    var tracker: String {
        """
        <dict><key>category</key>\(category)<key>color</key>\(color)<key>completions</key><dict>\(completions)</dict>
        <key>created</key>\(created)<key>emoji</key>\(emoji)<key>id</key><string>\(Identifier.tracker(1))</string>
        <key>kind</key>\(kind)<key>name</key>\(name)<key>pinned</key>\(pinned)\(schedule)\(trackerExtra)</dict>
        """
    }

    var file: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>categories</key><array>\(categories)</array><key>generation</key>\(generation)
        <key>history</key>\(history)<key>id</key>\(id)<key>trackers</key><array>\(tracker)</array>\(extra)
        <key>version</key>\(version)</dict></plist>
        """
    }
}
