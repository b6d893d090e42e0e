import DeskKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// A way to a sheet by what keys and clicks do.
struct SheetScene: CustomTestStringConvertible, Sendable {
    let name: String
    var isFirstDay = false
    /// Whether the screen around the sheet shows what is being chosen in it.
    var keepsScreenBright = false
    /// Whether its snapshot shows the whole window with the sheet's place in it.
    var keepsWindow = false
    /// The devices in step; nil if the app knows of none.
    var devices: Machines?
    let drive: @MainActor @Sendable (AppController) -> Void

    var testDescription: String { name }

    @MainActor func stage(_ language: Language = .english) throws -> SheetStage {
        let stage = try SheetStage(language, isEmpty: isFirstDay, sync: devices?.sync)
        drive(stage.app)
        return stage
    }

    static let all = [
        SheetScene(name: "chooser", keepsWindow: true) { app in
            app.openHabitForm()
            app.focus(on: .kind)
            app.confirm()
        },
        SheetScene(name: "filters") { $0.perform(.openFilters) },
        SheetScene(name: "menu") { $0.perform(.openMenu) },
        SheetScene(name: "form-new") { $0.openHabitForm() },
        SheetScene(name: "form-name-cut") { app in
            app.openHabitForm()
            app.insert("Поливать растения на балконе и дома, а ещё на даче")
        },
        SheetScene(name: "form-emoji") { app in
            app.fillHabitForm()
            app.focus(on: .emoji(4))
        },
        SheetScene(name: "form-colors") { app in
            app.fillHabitForm()
            app.focus(on: .color(7))
        },
        SheetScene(name: "form-ready") { app in
            app.fillHabitForm()
            app.focus(on: .save)
        },
        SheetScene(name: "form-edit") { app in
            app.perform(.editTracker)
            app.focus(on: .addCompletion)
        },
        SheetScene(name: "form-edit-event") { app in
            app.move(.toEnd)
            app.perform(.editTracker)
            app.focus(on: .category)
        },
        SheetScene(name: "schedule") { app in
            app.openHabitForm()
            app.openSchedule()
            app.move(.down)
            app.press()
            app.move(.down)
        },
        SheetScene(name: "break") { app in
            // In English the first tracker is an event, of which there is no break.
            let tracker = app.model.focused.flatMap { app.model.list.library.tracker($0.id) }
            if tracker?.isEvent == true { app.move(.down) }
            app.perform(.takeBreak)
            for move in [Move.right, .right] { app.move(move) }
        },
        SheetScene(name: "schedule-times") { app in
            app.openHabitForm()
            app.openSchedule()
            for move in [Move.up, .right, .down, .down, .left, .down] { app.move(move) }
        },
        SheetScene(name: "schedule-days") { app in
            app.openHabitForm()
            app.openSchedule()
            for move in [Move.up, .right, .right] { app.move(move) }
        },
        SheetScene(name: "schedule-month") { app in
            app.openHabitForm()
            app.openSchedule()
            for move in [Move.up, .left, .left, .down] { app.move(move) }
            app.press()
            app.press(digit: 3)
            app.press(digit: 1)
            app.press()
            app.move(.up)
        },
        SheetScene(name: "goal") { app in
            app.fillHabitForm()
            app.focus(on: .goal)
            app.insert("30 km a week")
        },
        SheetScene(name: "goal-refused") { app in
            app.fillHabitForm()
            app.focus(on: .goal)
            app.insert("far")
            app.confirm()
        },
        SheetScene(name: "category-typed") { app in
            app.openHabitForm()
            app.focus(on: .category)
            app.insert("he")
        },
        SheetScene(name: "categories") { app in
            app.fillHabitForm()
            app.focus(on: .category)
            app.confirm()
            app.move(.down)
        },
        SheetScene(name: "categories-empty", isFirstDay: true) { $0.openCategories() },
        SheetScene(name: "category-menu", keepsWindow: true) { app in
            app.openCategories()
            app.perform(.openMenu)
        },
        SheetScene(name: "category-new") { app in
            app.openCategories()
            app.perform(.newTracker)
        },
        SheetScene(name: "category-taken") { app in
            app.openCategories()
            app.perform(.newTracker)
            app.insert("HEALTH")
            app.confirm()
            app.edit(.deleteToStart)
            app.insert("ЗДОРОВЬЕ")
            app.confirm()
        },
        SheetScene(name: "delete-tracker") { $0.perform(.deleteTracker) },
        SheetScene(name: "delete-category") { app in
            app.openCategories()
            app.perform(.deleteTracker)
            app.move(.left)
        },
        SheetScene(name: "leave-form") { app in
            app.fillHabitForm()
            app.cancel()
        },
        SheetScene(name: "help") { app in
            app.perform(.openCommands)
            app.move(.toEnd)
        },
        SheetScene(name: "palette-search") { app in
            app.perform(.openCommands)
            app.insert("стат")
        },
        SheetScene(name: "palette-nothing") { app in
            app.perform(.openCommands)
            app.insert("zzz")
        },
        SheetScene(name: "palette-set") { app in
            app.perform(.openCommands)
            app.insert("set first-weekday ")
        },
        SheetScene(name: "history") { app in
            for _ in 1...3 {
                app.press()
                app.move(.next)
            }
            app.perform(.undo)
            app.perform(.openHistory)
            app.move(.down)
        },
        SheetScene(name: "sync", devices: .inStep) { $0.perform(.openSync) },
        SheetScene(name: "sync-findings", devices: .inTrouble) { $0.perform(.openSync) },
        SheetScene(name: "sync-folder", devices: .notBegun) { $0.perform(.openSync) },
        SheetScene(name: "sync-name", devices: .notBegun) { app in
            app.perform(.openSync)
            app.confirm()
        },
        SheetScene(name: "sync-join", devices: .notBegun) { app in
            app.perform(.openSync)
            app.confirm()
            app.confirm()
        },
        SheetScene(name: "history-empty", isFirstDay: true) { $0.perform(.openHistory) },
        SheetScene(name: "settings", keepsScreenBright: true) { app in
            app.perform(.openSettings)
            app.move(.down)
        },
    ]
}

extension AppController {
    func openHabitForm() { perform(.newTracker) }

    /// Puts the focus on a part of the form by Tab and arrows.
    func focus(on part: FormSheetState.Part) {
        if let form = model.sheets.last as? FormSheetViewModel { form.focus(on: part) }
    }

    func openCategories() {
        openHabitForm()
        focus(on: .category)
        confirm()
    }

    func openSchedule() {
        focus(on: .schedule)
        confirm()
    }

    /// A habit for weekdays in the first category, with the third emoji and the last colour.
    func fillHabitForm() {
        openHabitForm()
        insert("Walk the dog")
        focus(on: .category)
        confirm()
        confirm()
        openSchedule()
        for _ in 1...5 {
            press()
            move(.down)
        }
        save()
        focus(on: .emoji(2))
        press()
        focus(on: .color(17))
        press()
    }
}
