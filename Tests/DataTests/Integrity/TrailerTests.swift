import Testing
import TrackerData

struct TrailerTests {
    private let list = Array("<plist><dict/></plist>\n".utf8)

    @Test func spelling() {
        #expect(
            Trailer(generation: 7, over: Array("abc".utf8)).line
                == "<!-- tracker gen=7 len=3 xxh64=44bc2cf5ad770999 -->\n")
    }

    @Test func foundAndMatched() throws {
        let trailer = Trailer(generation: 12, over: list)
        let bytes = list + Array(trailer.line.utf8)
        #expect(Trailer.find(in: bytes) == trailer)
        #expect(trailer.matches(bytes))
    }

    @Test("One changed byte before the trailer is noticed, wherever it is")
    func changedByte() throws {
        let bytes = list + Array(Trailer(generation: 12, over: list).line.utf8)
        for path in list.indices {
            var changed = bytes
            changed[path] ^= 1
            let trailer = try #require(Trailer.find(in: changed))
            #expect(!trailer.matches(changed))
        }
    }

    @Test("Bytes added or removed before the trailer are noticed")
    func length() throws {
        let trailer = Trailer(generation: 12, over: list)
        #expect(!trailer.matches(Array(" ".utf8) + list + Array(trailer.line.utf8)))
        #expect(!trailer.matches(Array(list.dropFirst()) + Array(trailer.line.utf8)))
    }

    @Test(arguments: [
        "", "<!-- tracker gen=1 len=2 -->\n", "<!-- tracker gen=-1 len=2 xxh64=0000000000000000 -->\n",
        "<!-- tracker gen=1 len=2 xxh64=00000000000000 -->\n",
        "<!-- tracker gen=1 len=2 xxh64=000000000000000G -->\n",
        "<!-- tracker gen=1 len=2 xxh64=0000000000000000 -->",
        "<!-- tracker gen=01 len=2 xxh64=0000000000000000 -->\n",
        "<!-- tracker gen=1 len=2 xxh64=0000000000000000 -->\n\n",
    ])
    func otherLinesAreNone(line: String) {
        #expect(Trailer.find(in: list + Array(line.utf8)) == nil)
    }
}
