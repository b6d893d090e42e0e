import Samples
import Testing
import TrackerDomain

/// What each of three devices is told after two of them did something that the other had not seen.
struct Told {
    static let friday: Day = "2026-03-06"

    var laptop: [SyncConflict] = []
    var phone: [SyncConflict] = []
    /// A third device, which did nothing.
    var desktop: [SyncConflict] = []
    /// What all of them have then.
    var library: Library

    /// Run, done on Tuesday, and Water of at least 5 in Home, the event Dentist in Work.
    static func begin() throws -> Library {
        try .holding(
            .habit(1, "Run", done: ["2026-03-03"]), .habit(2, "Water", goal: "at least 5"),
            .event(4, "Dentist", in: .work))
    }

    /// - Parameter phoneIsFirst: The phone takes in the laptop's file before the laptop looks at the phone's.
    init(
        in library: Library? = nil, _ laptop: [Edit], _ phone: [Edit], phoneIsFirst: Bool = false
    ) throws {
        var (here, there) = try Device.pair(library ?? Self.begin())
        var third = here.other(.desktop)
        let start = [here, there]
        for edit in laptop { try here.perform(edit) }
        for edit in phone { try there.perform(edit) }
        let (own, others) = (here, there)
        self.library = here.journal.library
        if phoneIsFirst {
            self.phone += try there.takeIn(here).conflicts
            self.laptop += try here.takeIn(there).conflicts
        } else {
            self.laptop += try here.takeIn(there).conflicts
            self.phone += try there.takeIn(here).conflicts
        }
        for files in [[own, others], [others, own]] {
            var slow = third
            for file in files { desktop += try slow.takeIn(file).conflicts }
        }
        desktop += try third.takeIn(own, others).conflicts
        self.library = try Device.meet(&here, &there)
        #expect(third.journal.library == self.library)
        // Nothing is told again, whatever comes late or anew.
        for old in start + [own, others, here, there, third] {
            for device in [here, there, third] {
                var device = device
                #expect(try device.takeIn(old, here, there).isEmpty)
                #expect(try device.takeIn(old).conflicts == [])
            }
        }
    }
}
