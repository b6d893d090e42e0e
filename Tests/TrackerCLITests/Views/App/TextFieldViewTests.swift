import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerPresentation

@Suite struct TextFieldViewTests {
    private func drawn(_ field: TextField, columns: Int, isFocused: Bool = true) -> Frame {
        var rendering = Rendering(size: Size(columns: columns, rows: 1))
        let context = TextContext(
            language: .english, theme: Theme(appearance: .dark, glyphs: .unicode), width: nil)
        TextFieldView(context: context).draw(
            field, placeholder: "Search", isFocused: isFocused, in: rendering.frame.bounds, on: &rendering)
        return rendering.frame
    }

    /// A field with the cursor moved back by some clusters.
    private func field(_ text: String, back: Int = 0) -> TextField {
        var field = TextField(text)
        for _ in 0..<back { field.apply(.moveLeft) }
        return field
    }

    @Test("An empty field shows its placeholder, the cursor on its first cell")
    func placeholder() {
        let frame = drawn(TextField(), columns: 10)
        #expect(frame.rows == ["Search"])
        #expect(frame.cursor == Cursor(position: .zero, isVisible: true))
        #expect(drawn(TextField(), columns: 4).rows == ["Sea…"])
    }

    @Test("T34: the cursor is seen in the field with the focus alone")
    func cursor() {
        #expect(drawn(field("abc"), columns: 10).cursor.position == Point(column: 3, row: 0))
        #expect(!drawn(field("abc"), columns: 10, isFocused: false).cursor.isVisible)
    }

    @Test("A long text moves with the cursor; arrows stand for what is hidden")
    func scrolling() {
        #expect(drawn(field("abcdefghij"), columns: 6).rows == ["◂hij"])
        #expect(drawn(field("abcdefghij"), columns: 6).cursor.position.column == 4)
        #expect(drawn(field("abcdefghij", back: 5), columns: 6).rows == ["◂cdef▸"])
        #expect(drawn(field("abcdefghij", back: 10), columns: 6).rows == ["abcde▸"])
        #expect(drawn(field("abcde"), columns: 6).rows == ["abcde"])
    }

    @Test("Wide clusters are hidden whole")
    func wide() {
        #expect(drawn(field("🐶🐶🐶🐶🐶"), columns: 7).rows == ["◂🐶🐶"])
        #expect(drawn(field("🐶🐶🐶🐶🐶"), columns: 8).rows == ["◂🐶🐶"])
    }

    @Test("Whatever the text, the cursor's cell shows the cluster behind the cursor")
    func anywhere() {
        var random = SeededRandom(seed: 3)
        let signs: [Character] = ["a", "ж", "🐶", "漢", "👨‍👩‍👧", "e\u{301}"]
        for _ in 0..<2_000 {
            let count = Int.random(in: 1...40, using: &random)
            let text = String((0..<count).map { _ in signs[Int.random(in: 0..<6, using: &random)] })
            let field = field(text, back: Int.random(in: 0...count, using: &random))
            let columns = Int.random(in: 6...50, using: &random)
            let frame = drawn(field, columns: columns)
            let cell = frame[frame.cursor.position].cluster
            #expect(frame.cursor.position.column < columns)
            #expect(cell == text.dropFirst(field.cursor).first ?? " ", "\(text) \(field.cursor) \(columns)")
        }
    }

    @Test("T81: what was typed stays as it is, with ASCII signs too")
    func typedSigns() {
        var rendering = Rendering(size: Size(columns: 10, rows: 1))
        let context = TextContext(
            language: .english, theme: Theme(appearance: .dark, glyphs: .ascii), width: nil, isASCII: true)
        TextFieldView(context: context).draw(
            TextField("a—b…"), placeholder: "", isFocused: true, in: rendering.frame.bounds, on: &rendering)
        #expect(rendering.frame.rows == ["a—b…"])
    }
}
