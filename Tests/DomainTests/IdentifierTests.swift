import Testing
import TrackerDomain

@Suite struct IdentifierTests {
    private static let text = "01234567-89AB-CDEF-FEDC-BA9876543210"
    private static let value = Identifier(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210)

    @Test("ids are read in any case", arguments: [text, "01234567-89ab-cdef-fedc-ba9876543210"])
    func reads(_ text: String) {
        #expect(Identifier(text) == Self.value)
    }

    @Test("ids are written in upper case")
    func writes() {
        #expect(Self.value.description == Self.text)
        #expect(Identifier(high: 0, low: 0).description == "00000000-0000-0000-0000-000000000000")
        #expect(Identifier(high: .max, low: .max).description == "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF")
    }

    @Test("a part of a longer text is read")
    func readsSubstring() {
        #expect(Identifier(("<" + Self.text + ">").dropFirst().dropLast()) == Self.value)
    }

    @Test(
        "nothing but the 8-4-4-4-12 form is an id",
        arguments: [
            "", "-", "0123", "0123456789ABCDEFFEDCBA9876543210",
            "01234567-89AB-CDEF-FEDC-BA987654321", "01234567-89AB-CDEF-FEDC-BA98765432100",
            "01234567-89AB-CDEF-FEDC-BA9876543210-", "-01234567-89AB-CDEF-FEDC-BA9876543210",
            "01234567-89AB-CDEF-FEDCB-A9876543210", "01234567--89AB-CDEF-FEDC-BA987654321",
            "0123456-789AB-CDEF-FEDC-BA9876543210", "{01234567-89AB-CDEF-FEDC-BA9876543210}",
            " 01234567-89AB-CDEF-FEDC-BA9876543210", "01234567-89AB-CDEF-FEDC-BA987654321G",
            "01234567-89AB-CDEF-FEDC-BA987654321０", "01234567 89AB CDEF FEDC BA9876543210",
        ])
    func refuses(_ text: String) {
        #expect(Identifier(text) == nil)
    }

    @Test("ids are ordered as their texts are")
    func order() {
        let ascending = [
            Identifier(high: 0, low: 1), Identifier(high: 0, low: .max), Identifier(high: 1, low: 0),
            Identifier(high: 1 << 63, low: 0),
        ]
        #expect(ascending.reversed().sorted() == ascending)
        #expect(ascending.map(\.description).sorted() == ascending.map(\.description))
    }
}
