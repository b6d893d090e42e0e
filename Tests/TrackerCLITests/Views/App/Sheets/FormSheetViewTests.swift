import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct FormSheetViewTests {
    /// What notice and footer leave of the smallest window.
    private nonisolated static let small = Size(columns: 60, rows: 13)
    private static let usual = Size(columns: 80, rows: 24)

    private nonisolated static let parts: [FormSheetState.Part] =
        [.removeCompletion, .addCompletion, .text(.name), .category, .schedule, .goal]
        + (0..<18).map { .emoji($0) } + (0..<18).map { .color($0) } + [.cancel, .save]

    private func editing() throws -> SheetStage {
        let stage = try SheetStage()
        // Water the plants, the only habit, planned for Fridays.
        stage.app.model.focus(on: SheetStage.id(11))
        stage.app.perform(.editTracker)
        return stage
    }

    @Test("T34: wherever the focus is, the window shows it, with the cursor there", arguments: parts)
    func focus(part: FormSheetState.Part) throws {
        let stage = try editing()
        // − is on once + was pressed.
        if part == .removeCompletion {
            stage.app.focus(on: .addCompletion)
            stage.app.press()
        }
        stage.app.focus(on: part)
        for size in [Self.small, Self.usual] {
            let rendering = stage.rendering(size)
            let cursor = rendering.frame.cursor
            let target = rendering.target(at: cursor.position)
            if case .text(let field) = part {
                let end = field == .name ? "Water the plants".count : 0
                #expect(cursor.isVisible && target == .text(field, index: end))
            } else {
                #expect(!cursor.isVisible && target == .part(part))
            }
        }
    }

    @Test(
        "FORM-4: an emoji of its own is drawn in the heading, in brackets under the focus, and takes clicks")
    func ownEmojiFocused() throws {
        let stage = try SheetStage()
        stage.app.openHabitForm()
        stage.app.insert("Jog")
        for (isFocused, heading) in [(false, " Emoji  🏃✓ "), (true, "› Emoji [🏃✓]")] {
            if isFocused { stage.app.focus(on: .ownEmoji) }
            for size in [Self.usual, Size(columns: 60, rows: 20), Size(columns: 120, rows: 40)] {
                let rendering = stage.rendering(size)
                #expect(rendering.targets.contains { $0.target == .part(.ownEmoji) })
                #expect(rendering.frame.rows.contains { $0.contains(heading) }, "\(rendering.frame.rows)")
                guard isFocused else { continue }
                #expect(rendering.target(at: rendering.frame.cursor.position) == .part(.ownEmoji))
            }
        }
    }

    @Test("A click reaches every part, and the mark that empties the name")
    func targets() throws {
        let targets = Set(try editing().rendering(Self.usual).targets.map(\.target))
        for part in Self.parts where part != .text(.name) { #expect(targets.contains(.part(part))) }
        #expect(targets.contains(.clear(.name)))
    }

    @Test(
        "The form is drawn over its fields: one more that is typed is seen, scrolled to and clicked like the name"
    )
    func probe() throws {
        let stage = try editing()
        var state = try #require(stage.app.model.state.sheets.last?.value as? FormSheetState)
        // No form has such a field, so that it stands for one that may come.
        let field = TrackerField.pinned
        let entry = TextEntry("A probe", rule: Note.rule, words: TrackerField.name.words).state(.english)
        state.fields.insert(
            FormSheetState.Field(label: entry.label, part: .text(field), content: .text(entry)),
            at: state.fields.count - 2)
        state.focus = .text(field)
        for size in [Self.small, Self.usual] {
            var rendering = Rendering(size: size)
            stage.draw(SheetState(state), in: rendering.frame.bounds, on: &rendering)
            let cursor = rendering.frame.cursor
            #expect(cursor.isVisible && rendering.frame.rows[cursor.position.row].contains("A probe"))
            #expect(rendering.target(at: cursor.position) == .text(field, index: 7))
            #expect(rendering.targets.contains { $0.target == .clear(field) })
        }
    }

    @Test("What the focus can stop at is what is drawn, for habits and events", arguments: [false, true])
    func stops(isEvent: Bool) throws {
        let stage = try SheetStage()
        stage.app.perform(.newTracker)
        let form = try #require(stage.app.model.sheets.last as? FormSheetViewModel)
        form.form.choose(isEvent: isEvent)
        var stops: [FormSheetState.Part] = []
        for part in [.kind] + Self.parts where form.focus(on: part) { stops.append(part.stop) }
        var fields: [FormSheetState.Part] = []
        for stop in stops where !fields.contains(stop) { fields.append(stop) }
        #expect(fields == form.state.fields.map(\.part) + [.cancel, .save])
    }

    @Test("NEW-3: the clear mark comes with the first character and goes with the last")
    func clearMark() throws {
        let stage = try SheetStage()
        stage.app.openHabitForm()
        func targets() -> [Target] { stage.rendering(Self.usual).targets.map(\.target) }
        #expect(!targets().contains(.clear(.name)))
        stage.app.insert("A")
        #expect(targets().contains(.clear(.name)))
        stage.app.edit(.deleteBackward)
        #expect(!targets().contains(.clear(.name)))
    }

    @Test("NEW-4: the line for the error is always there, so nothing moves when it comes")
    func errorLine() throws {
        let stage = try SheetStage()
        stage.app.openHabitForm()
        stage.app.insert(String(repeating: "a", count: 38))
        let before = stage.rendering(Self.usual).frame
        stage.app.insert("b")
        let after = stage.rendering(Self.usual).frame
        let changed = zip(before.rows, after.rows).filter { $0 != $1 }
        #expect(changed.count == 1)
        #expect(changed.first?.1.contains("! Limit 38 characters") == true)
    }

    @Test("NEW-4: the counter is bold at 38 characters and not before", arguments: [37, 38])
    func counter(count: Int) throws {
        let stage = try SheetStage()
        stage.app.openHabitForm()
        stage.app.insert(String(repeating: "a", count: count))
        let spans = stage.rendering(Self.usual).frame.lines.flatMap(\.spans)
        let counter = try #require(spans.first { $0.text.contains("\(count)/38") })
        #expect(counter.style.attributes == (count == 38 ? .bold : []))
    }

    @Test(
        "A16, T31, NEW-7, NEW-8: without colours numbers are read, checks tell what is chosen, brackets the focus"
    )
    func withoutColors() throws {
        let stage = try editing()
        stage.app.focus(on: .emoji(2))
        let text = stage.rendering(Self.usual).frame.rows.joined(separator: "\n")
        #expect(text.contains("[🌺✓]") && text.contains("( 18✓)"))
        stage.app.focus(on: .color(17))
        let moved = stage.rendering(Self.usual).frame.rows.joined(separator: "\n")
        #expect(moved.contains(" 🌺✓ ") && moved.contains("[ 18✓]"))
    }

    @Test(
        "A16, NEW-8, T81: in ASCII the numbers stand alone, with a check and brackets and the colour's name")
    func inASCII() throws {
        var stage = try editing()
        stage.glyphs = .ascii
        stage.app.focus(on: .color(7))
        let rows = stage.rendering(Self.usual).frame.rows
        #expect(rows.contains { $0.contains("  7   [ 8  ]  9     10    11    12 ") })
        #expect(rows.contains { $0.contains("  13    14    15    16    17  ( 18V)") })
        #expect(rows.contains { $0.contains(" 8 sky") })
        #expect(!rows.contains { $0.contains("#8") || $0.contains("8#") })
    }

    @Test("NEW-7, FORM-4: an emoji typed by hand is shown as the chosen one, with the focus on it")
    func ownEmoji() throws {
        let stage = try editing()
        stage.app.focus(on: .emoji(0))
        stage.app.insert("👨‍👩‍👧")
        #expect(stage.rendering(Self.usual).frame.rows.contains { $0.contains("Emoji [👨‍👩‍👧✓]") })
    }

    @Test("NEW-10, T91: Create has no brackets while something is missing, and that is said")
    func missing() throws {
        let stage = try SheetStage()
        stage.app.openHabitForm()
        let rows = stage.rendering(Self.usual).frame.rows
        #expect(rows.contains { $0.contains("Missing: name, category, schedule") })
        #expect(!rows.contains { $0.contains("[ Create ]") })
        let ready = try SheetStage()
        ready.app.fillHabitForm()
        let readyRows = ready.rendering(Self.usual).frame.rows
        #expect(readyRows.contains { $0.contains("[ Create ]") })
        #expect(!readyRows.contains { $0.contains("Missing") })
    }

    @Test("MAIN-14: − takes the day's completion away and + gives it; the count follows")
    func days() throws {
        let stage = try editing()
        func row() -> String { stage.rendering(Self.usual).frame.rows.first { $0.contains("days") } ?? "" }
        #expect(row().contains("  −    2 days  [ + ]"))
        stage.app.focus(on: .addCompletion)
        stage.app.press()
        stage.app.focus(on: .text(.name))
        #expect(row().contains("[ − ]  3 days    +  "))
    }

    @Test("At 80 × 24 nothing scrolls: each part stands in the same place wherever the focus is")
    func fits() throws {
        let stage = try editing()
        let places = Self.parts.map { part in
            stage.app.focus(on: part)
            return stage.rendering(Self.usual).targets.filter {
                if case .part = $0.target { true } else { false }
            }.map(\.area)
        }
        #expect(Set(places).count == 1)
    }
}
