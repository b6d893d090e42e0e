import TestKit
import TrackerDomain

/// A page that stays open while others act, with what its buttons say.
@MainActor
struct BrowserTab {
    let address: String
    let buttons: [(button: PageElement, said: Said)]

    /// What a button says to whoever reads the page: what it does, and to what.
    struct Said {
        var intent: String
        var date: TrackerDate?
    }

    /// - Parameters:
    ///   - chosen: The day of the address, or today when the page was loaded.
    ///   - subject: The tracker of the address.
    init(
        _ page: PageElement, at address: String, on chosen: Day, about subject: Identifier?,
        _ ids: [String: Identifier]
    ) {
        self.address = address
        let monday = chosen - chosen.weekday.rawValue
        buttons = page.all("button").filter { button in
            button.attributes["disabled"] == nil
                && !button.ancestors.contains { $0.attributes["inert"] != nil }
        }.map { button in
            let form = button.ancestors.first { $0.name == "form" }
            let label = (button.attributes["aria-label"] ?? button.text).split(separator: ": ", maxSplits: 1)
                .map(String.init)
            // The tile of a week says "A, 18 Nov: open".
            let name = label.count > 1 ? String(label[1].prefix { $0 != "," }) : ""
            let column = button.ancestors.first { $0.name == "td" }.flatMap { cell in
                cell.parent?.all("td").firstIndex { $0 === cell }
            }
            let words = [
                "Mark as done": "done", "Unmark": "undone", "Skip": "skip", "Don't skip": "unskip",
                "Undo": "undo", "Redo": "redo",
                "Done": "note", "Set": "amount", "Add": "amount", "Take away": "amount", "Pause": "pause",
                "Resume": "resume",
                "Pin": "pin", "Unpin": "unpin", "Archive": "archive", "Bring back": "unarchive",
                "Delete": "delete",
            ]
            let isStep = label[0].hasPrefix("Add ") && label.count > 1
            let intent = isStep ? "add" : words[label[0]] ?? form?.value("do") ?? label[0]
            let tracker = ids[name] ?? subject
            let day = button.classes.contains("tile") ? column.map { monday + $0 } : chosen
            let date =
                ["undo", "redo"].contains(intent)
                ? nil : tracker.flatMap { id in day.map { TrackerDate(tracker: id, day: $0) } }
            return (button, Said(intent: intent, date: date))
        }
    }

    /// Why the fields of a button do not do what it says; nil if they do.
    func fault(_ index: Int) -> String? {
        let (button, said) = buttons[index]
        guard let form = button.ancestors.first(where: { $0.name == "form" }) else {
            return "a button without a form"
        }
        let intent = button.attributes["name"] == "do" ? button.attributes["value"] : form.value("do")
        guard intent == said.intent else { return "\(said) does \(intent ?? "nothing")" }
        guard let date = said.date else { return nil }
        guard form.value("id") == date.tracker.description else {
            return "\(said) is about \(form.value("id") ?? "nothing")"
        }
        // What is done with the tracker itself needs no day.
        let isOfDay = ["done", "undone", "add", "amount", "note", "skip", "unskip"].contains(said.intent)
        return !isOfDay || form.value("day") == date.day.iso
            ? nil : "\(said) is of \(form.value("day") ?? "no day")"
    }
}
