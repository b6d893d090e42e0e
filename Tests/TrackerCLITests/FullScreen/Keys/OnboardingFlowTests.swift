import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct OnboardingFlowTests {
    @Test("ONB-1: the first start shows two pages over the main screen")
    func pages() throws {
        let session = try KeySession(showsOnboarding: true)
        let first = try #require(session.onboarding)
        #expect(first.page == 0 && first.pages == 2 && first.title == "Track only what you want")
        #expect(first.button == "Let me try!")
        session.move(.right)
        #expect(session.onboarding?.title == "Even if it's not liters of water and yoga")
        let russian = try KeySession(nil, .russian, showsOnboarding: true)
        #expect(russian.onboarding?.title == "Отслеживайте только то, что хотите")
        #expect(russian.onboarding?.button == "Вот это технологии!")
    }

    @Test(
        "ONB-2: pages turn both ways and wrap round",
        arguments: [
            ([.right], 1), ([.left], 1), ([.right, .right], 0), ([.left, .left], 0),
            ([.down, .right, .up], 1),
            ([.toEnd], 1), ([.toEnd, .toStart], 0),
        ] as [([Move], Int)])
    func turning(moves: [Move], page: Int) throws {
        let session = try KeySession(showsOnboarding: true)
        for move in moves { session.move(move) }
        #expect(session.onboarding?.page == page)
    }

    @Test(
        "ONB-3: the button on either page opens the main screen and marks onboarding as seen",
        arguments: 0...1)
    func button(page: Int) throws {
        let session = try KeySession(showsOnboarding: true)
        if page == 1 { session.move(.right) }
        session.app.confirm()
        #expect(session.state.sheets.isEmpty && session.timesOnboardingWasSeen == 1 && !session.model.hasQuit)
    }

    @Test("ONB-3, T86: Esc opens the main screen too, but only the button marks onboarding as seen")
    func escape() throws {
        let session = try KeySession(showsOnboarding: true)
        session.escape(times: 20)
        #expect(session.state.sheets.isEmpty && session.timesOnboardingWasSeen == 0 && !session.model.hasQuit)
    }

    @Test("ONB-3: quitting midway leaves it unseen")
    func quit() throws {
        let session = try KeySession(showsOnboarding: true)
        session.move(.right)
        session.app.perform(.quit)
        #expect(session.model.hasQuit && session.timesOnboardingWasSeen == 0)
    }

    @Test("ONB-4: it can be shown again at any time, and left for where one was")
    func again() throws {
        let session = try KeySession(.holding(.habit(1)))
        session.app.perform(.showStatistics)
        session.app.perform(.showOnboarding)
        #expect(session.onboarding?.page == 0)
        session.escape()
        #expect(session.state.sheets.isEmpty && session.state.tab == .statistics)
    }

    @Test("ONB-1: letters, marks and other commands do nothing to the screen below")
    func below() throws {
        let session = try KeySession(.holding(.habit(1)), showsOnboarding: true)
        for action in AppAction.allCases where ![.quit, .openCommands].contains(action) {
            session.app.perform(action)
        }
        session.type("x")
        #expect(session.state.sheets.count == 1 && session.onboarding != nil)
        #expect(try session.desk.steps.isEmpty)
    }
}
