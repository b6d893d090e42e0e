import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct FirstStartTests {
    @Test("ONB-1, V24: the first start shows its pages where no tracker is, whatever categories there are")
    func withoutTrackers() throws {
        #expect(try AppSession(isFirstStart: true).onboarding != nil)
        #expect(try AppSession(.holding(), isFirstStart: true).onboarding != nil)
    }

    @Test("ONB-1, V24: a habit, an event or an archived habit made by a command is no first start")
    func withTrackers() throws {
        for tracker in [Tracker.habit(1), .event(1), .habit(1, status: .archived(since: .today))] {
            let session = try AppSession(.holding(tracker), isFirstStart: true)
            #expect(session.state.sheets.isEmpty && session.timesOnboardingWasSeen == 0)
        }
    }

    @Test("ONB-4, V24: asked for, the pages are shown beside trackers as well")
    func askedFor() throws {
        #expect(try AppSession(.holding(.habit(1)), showsOnboarding: true).onboarding != nil)
        let later = try AppSession(.holding(.habit(1)))
        #expect(later.state.sheets.isEmpty)
        later.app.perform(.showOnboarding)
        #expect(later.onboarding != nil)
    }
}
