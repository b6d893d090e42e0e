import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Histories that other hands have written.
struct HostileHistoryTests {
    /// A library with a history in which one piece of text stands for another.
    private func stand(_ old: String, _ new: String) throws -> Stand {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try stand.perform(
            .addTracker(
                NewTracker(
                    id: .tracker(2), name: "Read", category: .existing(.category(1)), schedule: nil,
                    .emoji("📚"), .color(.number(2)))))
        try stand.perform(.deleteTracker(.tracker(2)))
        try stand.perform(.editTracker(.tracker(1), TrackerEdit(.name("Jog"), .emoji("🌴"))))
        let text = String(decoding: try stand.bytes, as: UTF8.self)
        let edited = text.replacingOccurrences(of: old, with: new)
        #expect(edited != text)
        try stand.folder.write(edited, to: "data/Library.plist")
        return stand
    }

    @Test(
        "S11: control characters in the history are cleaned like all text and never written back",
        arguments: [
            ("name \"Run\"", "name \"R\u{1B}[31mun\"", "name \"R\u{FFFD}[31mun\""),
            // An added tracker is only named: what it is stands in the library.
            ("name=\"Run\"", "name=\"R\u{1B}[31mun\"", "at=0 name=\"Run\""),
            ("name=\"Home\"", "name=\"Ho\u{7}me\"", "name=\"Ho\u{FFFD}me\""),
            ("emoji \"🙂\"", "emoji \"🙂\u{1}\"", "emoji \"🙂\u{FFFD}\""),
            ("name \"Run\"", "name \" R\tun \"", "name \"R un\""),
            ("name \"Run\"", "name \"R&#27;un\"", "name \"R\u{FFFD}un\""),
            // One bit makes a blank of it, or a quotation mark of that: the text goes on without its marks.
            ("name \"Run\"", "name \u{2}Run", "name \"\u{FFFD}Run\""),
            ("name=\"Home\"", "name=Ho\u{0}me", "name=\"Ho\u{FFFD}me\""),
            ("<string>📚</string>", "<string>📚\u{2}</string>", "<string>📚\u{FFFD}</string>"),
            ("<string>Read</string>", "<string>Re\u{8}ad</string>", "<string>Re\u{FFFD}ad</string>"),
        ])
    func control(old: String, new: String, written: String) throws {
        let stand = try stand(old, new)
        try stand.mark(Day("2026-11-19"))
        let text = String(decoding: try stand.bytes, as: UTF8.self)
        #expect(text.contains(written))
        #expect(
            !text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
        #expect(text.split(separator: "\n").allSatisfy { !$0.drop { $0 == "\t" }.contains("\t") })
    }

    @Test(
        "S15: a line with a word or a change that no step of ours has is refused, however long",
        arguments: [
            ("completed ", "a", 1 << 20, ""),
            ("categoryAdded \(Identifier.category(8)) at=0 name=\"", "a", 1 << 20, "\""),
            ("completed \(Identifier.tracker(1))", " 2026", 1 << 17, ""),
            ("", "pinned \(Identifier.tracker(1)) ; ", 1 << 18, "pinned"),
        ] as [(String, String, Int, String)])
    func hugeLine(start: String, repeated: String, count: Int, end: String) throws {
        let change = start + String(repeating: repeated, count: count) + end
        let stand = try stand("2026-11-20 completed", "2026-11-20 \(change) ; completed")
        let error = StoreError.unreadable(path: stand.libraryPath, .invalid(at: "history › undo › 2"))
        #expect(throws: error) { try stand.mark(Day("2026-11-19")) }
        #expect(try Doctor(store: stand.store).repair()?.source == .library)
    }

    @Test(
        "Lines that end too soon, or hold nothing between two semicolons, are none",
        arguments: [
            ("2026-11-20 completed", "2026-11-20 ; completed"), ("2026 11:18<", "2026 11:18 ;<"),
            ("2026-11-20 completed", "2026-11-20 name=\"completed"), ("2026 11:18<", "2026 11:18 \"\\<"),
        ])
    func brokenLine(old: String, new: String) throws {
        let stand = try stand(old, new)
        #expect(throws: StoreError.self) { try stand.mark(Day("2026-11-19")) }
    }
}
