import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// The command that a person is told after a meeting with another device's doing.
@Suite struct MeetingAnswerTests {
    private func answer(_ meeting: SyncConflict) -> String? {
        Advice.onCommandLine(.none)(.answer(meeting))?.english
    }

    private func lost(_ field: TrackerField, _ own: Tracker, _ name: String = "Running") -> SyncConflict {
        .overwritten(
            .tracker(field, of: .habit(1, name, status: .archived(since: .today))),
            lost: own.text(of: field), kept: name)
    }

    @Test("SYNC 3: every field of a habit that gave way has its command")
    func everyField() {
        for field in TrackerField.allCases {
            #expect(answer(lost(field, .habit(1, "Jog")))?.hasPrefix("tracker ") == true, "\(field)")
        }
    }

    @Test("SYNC 3: what gave way is set again by one command")
    func gaveWay() {
        func habit(
            _ name: String = "Jog", _ schedule: Schedule = .everyDay, goal: Goal? = nil, pinned: Bool = false,
            status: TrackerStatus = .active
        ) -> Tracker {
            .habit(1, name, planned: schedule, pinned: pinned, goal: goal, status: status)
        }
        let rows: [(SyncConflict, String?)] = [
            (lost(.name, habit()), "tracker edit running --name Jog"),
            (
                lost(.name, habit("Evening run"), "Morning run"),
                "tracker edit \"morning run\" --name \"Evening run\""
            ),
            (lost(.schedule, habit("Jog", .on(.monday, .friday))), "tracker edit running --schedule mon,fri"),
            (
                lost(.schedule, habit("Jog", .rule("3 a week"))),
                "tracker edit running --schedule 3/week"
            ),
            (lost(.schedule, .event(1)), nil),
            (lost(.goal, habit(goal: "at least 5 km")), "tracker edit running --goal \"5 km\""),
            (lost(.goal, habit(goal: "at most 2")), "tracker edit running --limit 2"),
            (lost(.goal, habit()), "tracker edit running --goal none"),
            (lost(.color, habit()), "tracker edit running --color 1"),
            (lost(.emoji, habit()), "tracker edit running --emoji 🙂"),
            (lost(.pinned, habit(pinned: true)), "tracker pin running"),
            (lost(.pinned, habit()), "tracker unpin running"),
            (lost(.status, habit(status: .archived(since: .today))), "tracker archive running"),
            (lost(.status, habit()), "tracker unarchive running"),
            (
                .overwritten(.tracker(.category, of: habit()), lost: "Work", kept: "Home"),
                "tracker edit jog --category Work"
            ),
            (
                .overwritten(.category(.name, of: .home), lost: "House", kept: "Home"),
                "tracker category rename home House"
            ),
            (
                .overwritten(.value(.note, of: habit(), on: "2026-03-06"), lost: "Sun", kept: nil),
                "tracker note jog Sun --date 2026-03-06"
            ),
            (
                .overwritten(.value(.note, of: habit(), on: "2026-03-06"), lost: nil, kept: "Rain"),
                "tracker note jog --remove --date 2026-03-06"
            ),
            (
                .overwritten(.value(.note, of: habit(), on: .today), lost: "rain", kept: nil),
                "tracker note jog rain"
            ),
            (
                .overwritten(.value(.amount, of: habit(), on: .today), lost: "6.5", kept: "2"),
                "tracker done jog 6.5"
            ),
            (
                .overwritten(.value(.amount, of: habit(), on: "2026-03-06"), lost: "6", kept: nil),
                "tracker done jog 6 --date 2026-03-06"
            ),
            (
                .overwritten(.value(.amount, of: habit(), on: .today), lost: nil, kept: "2"),
                "tracker undone jog"
            ),
        ]
        for (meeting, command) in rows { #expect(answer(meeting) == command) }
        let paused = lost(.status, habit(status: .paused(since: "2026-03-05")))
        #expect(answer(paused) == nil, "what is archived cannot be paused")
    }

    @Test("SYNC 3: a deletion can be taken back here and there, and what was kept be deleted")
    func deleted() {
        #expect(
            Advice.onCommandLine(.none)(.answer(.deleted([.habit(1, "Run")], device: "laptop")))
                == Phrase(
                    "Back: tracker undo there, or tracker restore here.",
                    "Вернуть: tracker undo там или tracker restore здесь."))
        #expect(
            answer(.kept(.habit(1, "Run"), deletedOn: nil, changedOn: "phone", isMarked: true))
                == "tracker delete run")
        #expect(answer(.eventDoneTwice(.event(4), DaySet(), today: .today)) == nil)
    }

    @Test("SYNC 3: the sentence and its command stand one after the other")
    func whole() {
        let meeting = lost(.name, .habit(1, "Jog"))
        let warning = StoreWarning.syncConflict(meeting).message.onCommandLine(.none)
        #expect(
            warning
                == Phrase(
                    "“Running” from phone stands instead of “Jog”. tracker edit running --name Jog",
                    "Вместо «Jog» теперь «Running» (phone). tracker edit running --name Jog"))
        let deleted = StoreWarning.syncConflict(
            .deleted([.habit(1, "Run", done: [.today])], device: "laptop"))
        #expect(
            deleted.message.onCommandLine(.none).english
                == "Run was deleted on laptop (1 day done). Back: tracker undo there, or tracker restore here."
        )
    }
}
