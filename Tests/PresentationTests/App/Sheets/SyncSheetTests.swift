import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// Other devices in the app: how they stand, how being in step begins, what comes in.
@MainActor @Suite struct SyncSheetTests {
    private func session(_ sync: FakeSync, _ conventions: Conventions = .english) throws -> AppSession {
        try AppSession(.holding(.habit(1, "Run")), conventions, sync: sync)
    }

    private var notBegun: FakeSync {
        let sync = FakeSync()
        sync.set(\.proposal, to: SyncProposal(folder: "/home/anna/Sync/Tracker", name: "laptop"))
        return sync
    }

    @Test("in step: the sheet shows the devices, and Enter exchanges once more")
    func shown() throws {
        let sync = FakeSync.ofThree
        let session = try session(sync)
        session.app.perform(.openSync)
        let state = try #require(session.devices)
        #expect(state.title == "Devices")
        #expect(
            state.status.title
                == "/sync, carried by Syncthing · sent 20 November 14:05 · received 19 November 09:12")
        #expect(state.status.rows.map(\.name) == ["laptop", "desktop", "old-pi", "phone"])
        #expect(sync.calls == ["exchange folder"])
        sync.set(\.status, to: SyncStatus(id: "k7q2", name: "laptop", folder: nil))
        session.app.confirm()
        #expect(sync.calls == ["exchange folder", "exchange folder"])
        #expect(session.devices?.status.rows.map(\.name) == ["laptop"])
        session.app.cancel()
        #expect(session.app.sheets.isEmpty)
    }

    @Test(
        "STEP-13: a list that is empty since another device deleted everything says so, until there is a tracker"
    )
    func emptied() throws {
        let sync = FakeSync.ofThree
        var entry = SyncLogEntry(.today, "b", "trackerDeleted")
        entry.name = "Run"
        sync.set(\.log, to: [entry])
        let session = try AppSession(.holding(), sync: sync)
        #expect(session.state.main.list.placeholder?.note == "Deleted on b: Run. [sync]")
        let russian = try AppSession(.holding(), .russian, sync: sync)
        #expect(russian.state.main.list.placeholder?.note == "Удалено на b: Run. [sync]")
        #expect(try self.session(sync).state.main.list.placeholder?.note == nil)
        sync.set(\.log, to: [])
        session.app.reload()
        #expect(session.state.main.list.placeholder?.kind == .empty)
        #expect(session.state.main.list.placeholder?.note == nil)
    }

    @Test("the sheet follows what comes in while it is open")
    func follows() throws {
        let sync = FakeSync.ofThree
        let session = try session(sync)
        session.app.perform(.openSync)
        sync.set(\.status, to: SyncStatus(id: "k7q2", name: "laptop", folder: "/other"))
        session.app.takeIn()
        #expect(session.devices?.status.title.hasPrefix("/other · ") == true)
    }

    @Test("not in step: folder and name are asked for with the proposals, and the notice says how it began")
    func begins() throws {
        for (conventions, labels, notice) in [
            (
                Conventions.english,
                ["A folder that your devices share", "A name for this device"],
                "Sync is on; this device is “laptop”."
            ),
            (
                .russian, ["Папка, общая для ваших устройств", "Имя этого устройства"],
                "Синхронизация включена, это устройство — «laptop»."
            ),
        ] {
            let sync = notBegun
            let session = try session(sync, conventions)
            session.app.perform(.openSync)
            #expect(session.line?.entry.label == labels[0])
            #expect(session.line?.entry.text == "~/Sync/Tracker")
            session.app.confirm()
            #expect(session.line?.entry.label == labels[1])
            #expect(session.line?.entry.text == "laptop")
            session.app.confirm()
            #expect(session.app.sheets.isEmpty && session.notice == notice)
            #expect(sync.calls == ["begin /home/anna/Sync/Tracker laptop"])
        }
    }

    @Test("an empty line is no folder; a path that is not whole is refused, and a name that is none")
    func lines() throws {
        let sync = notBegun
        let session = try session(sync)
        func enter(_ text: String) {
            if let line = session.app.sheets.last as? TextPromptViewModel { line.enter(text) }
            session.app.confirm()
        }
        session.app.perform(.openSync)
        enter("Sync")
        #expect(session.line?.entry.error == "Write the whole path: /… or ~/…")
        enter("")
        enter("a/b")
        #expect(session.line?.entry.error?.hasPrefix("“a/b” cannot name a device: ") == true)
        #expect(session.notice == nil)
        enter("desk")
        #expect(sync.calls == ["begin - desk"])
        #expect(session.app.sheets.isEmpty)
    }

    @Test("another library in the folder: No leaves all as it is, Yes puts the own one into it")
    func joining() throws {
        for (yes, calls) in [(false, []), (true, ["begin /home/anna/Sync/Tracker laptop joins"])] {
            let sync = notBegun
            sync.set(\.contents, to: .otherLibrary(devices: ["desk"], trackers: ["Run", "Read"]))
            let session = try session(sync)
            session.app.perform(.openSync)
            session.app.confirm()
            session.app.confirm()
            #expect(session.question?.question == "Two libraries")
            #expect(
                session.question?.detail
                    == "~/Sync/Tracker holds another library: Run and Read. Put yours into it?")
            if let question = session.app.sheets.last as? QuestionViewModel { question.focus(onYes: yes) }
            session.app.confirm()
            #expect(session.app.sheets.isEmpty)
            #expect(sync.calls == calls)
        }
    }

    @Test("a folder that cannot be reached is told in the line, and nothing begins")
    func trouble() throws {
        let sync = notBegun
        let session = try session(sync)
        session.app.perform(.openSync)
        session.app.confirm()
        sync.set(\.trouble, to: .busy(path: "/l"))
        session.app.confirm()
        #expect(session.line?.entry.error == "Another program is using /l: try again in a moment.")
        #expect(sync.calls == [])
    }

    @Test("a front without other devices does not offer them")
    func without() throws {
        let session = try AppSession(.holding(.habit(1, "Run")))
        #expect(!session.app.canPerform(.openSync))
        session.app.perform(.openSync)
        #expect(session.app.sheets.isEmpty)
    }

    @Test("what came in is shown, is no step of one's own, and what a person should know is told")
    func takesIn() throws {
        let session = try session(.ofThree)
        try session.desk.elsewhere(.pin(1))
        let steps = try session.desk.steps.count
        session.desk.store.warnings = [.sync(.file("phone", .edited)), .editedByHand]
        session.app.takeIn()
        #expect(session.cards.first?.isPinned == true)
        #expect(
            session.app.notice
                == Notice(
                    .information, "phone's file was changed by hand and is left alone: edit on phone."))
        #expect(try session.desk.steps.count == steps)
    }

    @Test("SYNC 7: the message line says what came in", arguments: Language.allCases)
    func arrivals(language: Language) throws {
        let sync = FakeSync.ofThree
        let session = try session(sync, Conventions(language: language))
        let days = DaySet((1...3).map { Day.today - $0 })
        let arrival = MergeReport.Arrival(
            device: "phone", changes: [.tracker(1, .days(.completions, days, isAdded: true))])
        session.desk.store.takenIn = MergeReport(arrival.changes, arrivals: [arrival])
        session.app.takeIn()
        #expect(session.notice == (language == .english ? "From phone: 3 marks." : "От phone: 3 отметки."))
        sync.set(\.takenIn, to: session.desk.store.takenIn)
        session.app.perform(.openSync)
        #expect(session.notice == (language == .english ? "From phone: 3 marks." : "От phone: 3 отметки."))
    }

    @Test("what comes in with a change is told behind it")
    func withChange() throws {
        let session = try session(.ofThree)
        session.desk.store.warnings = [.sync(.twin(name: "laptop", newName: "laptop-2"))]
        session.app.perform([.pin(1)])
        #expect(
            session.app.notice?.withoutStep
                == Notice(
                    .change,
                    "Pinned: Run. Another device writes as “laptop”. This one is “laptop-2” now."))
    }

    @Test("a store that fails is told once, and the front tries again")
    func fails() throws {
        let session = try session(.ofThree)
        session.desk.store.trouble = .busy(path: "/l")
        #expect(!session.app.takeIn())
        #expect(session.notice == "Another program is using /l: try again in a moment.")
        session.app.dismiss()
        #expect(!session.app.takeIn())
        #expect(session.notice == nil)
        session.desk.store.trouble = nil
        #expect(session.app.takeIn())
    }

    @Test("what comes in while a mark is saved later is told then")
    func withMark() throws {
        let session = try AppSession(.holding(.habit(1, "Run")), savesLater: true, sync: FakeSync.ofThree)
        let arrival = MergeReport.Arrival(
            device: "phone", changes: [.tracker(1, .days(.skips, DaySet([.today - 1]), isAdded: true))])
        session.desk.store.takenIn = MergeReport(arrival.changes, arrivals: [arrival])
        session.app.perform(.toggleDone)
        #expect(session.app.isSaving)
        session.app.saveMarks()
        #expect(session.notice?.hasPrefix("From phone: 1 other change") == true)
    }
}
