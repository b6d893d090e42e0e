import DiskKit
import TestKit
import Testing
import TrackerData

struct AccountTests {
    private static let list = """
        root:x:0:0:root:/root:/bin/bash
        # a comment
        short:x:1001:1001:/home/short
        10:x:77:1000:named as a number:/home/ten:/bin/sh
        anna:x:1000:1000:Anna, Room 7,,:/home/anna:/bin/zsh
        twice:x:1000:1000::/home/twice:/bin/sh
        nowhere:x:1002:1002:::/bin/sh
        relative:x:1003:1003::home:/bin/sh
        signed:x:+1004:1004::/home/signed:/bin/sh
        last:x:4294967294:1005::/home/last:
        """

    @Test(
        "S14: the home folder of a user in the system's list of accounts",
        arguments: [
            (0, "/root"), (1000, "/home/anna"), (77, "/home/ten"), (4_294_967_294, "/home/last"),
            // A line too short, an empty path, a relative one, a number with a sign, nobody.
            (1001, nil), (1002, nil), (1003, nil), (1004, nil), (10, nil), (5, nil),
        ] as [(UInt32, String?)])
    func lines(user: UInt32, home: String?) {
        #expect(Account.home(of: user, in: Array(Self.list.utf8)) == home)
    }

    @Test("S14: a list that cannot be read knows nobody")
    func unreadable() {
        let calls = Calls()
        for path in 0..<3 {
            #expect(Account.home(of: 0, in: calls.stopping(at: path)) == nil)
        }
    }
}
