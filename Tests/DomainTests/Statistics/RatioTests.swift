import Testing
import TrackerDomain

@Suite struct RatioTests {
    @Test(
        "a half is rounded away from zero",
        arguments: [
            (0, 5, 100, 0), (2, 3, 100, 67), (1, 3, 100, 33), (1, 8, 100, 13), (3, 8, 100, 38),
            (1, 200, 100, 1),
            (1, 201, 100, 0), (199, 200, 100, 100), (5, 5, 100, 100), (8, 6, 10, 13), (5, 4, 10, 13),
            (3, 2, 10, 15),
            (2, 1, 10, 20), (9, 20, 10, 5), (21, 20, 10, 11), (1, 2, 1, 1), (5, 2, 1, 3),
        ])
    func rounded(numerator: Int, denominator: Int, scale: Int, rounded: Int) throws {
        let ratio = try #require(Ratio(numerator, of: denominator))
        #expect(ratio.rounded(scale: scale) == rounded)
    }

    @Test("of nothing there is no share")
    func ofNothing() {
        #expect(Ratio(0, of: 0) == nil)
        #expect(Ratio(1, of: 0) == nil)
    }
}
