import Terminal

/// Pieces of a screen one below the other; where they do not all fit, the least important leave first.
struct Stack {
    struct Piece {
        /// The rows it needs and the rows it would use.
        let rows: ClosedRange<Int>
        /// Low ranks get room before high ones; 0 stays, cut where there is none.
        let rank: Int
        let draw: (Rect, inout Rendering) -> Void

        init(rows: ClosedRange<Int>, rank: Int, draw: @escaping (Rect, inout Rendering) -> Void) {
            self.rows = rows
            self.rank = rank
            self.draw = draw
        }

        init(_ lines: [Line], rank: Int) {
            self.init(rows: lines.count...lines.count, rank: rank) { rect, rendering in
                rendering.frame.draw(lines, in: rect)
            }
        }

        static func gap(rank: Int) -> Piece { Piece([""], rank: rank) }
    }

    let pieces: [Piece]

    /// The rows that all pieces would use.
    var rows: Int { pieces.reduce(0) { $0 + $1.rows.upperBound } }

    /// Draws from the top; rows that no piece uses stay free at the bottom.
    func draw(in rect: Rect, on rendering: inout Rendering) {
        let shown = fitting(rect.size.rows)
        var spare = rect.size.rows - Self.needed(shown)
        var rest = rect
        for piece in shown {
            let more = min(max(spare, 0), piece.rows.upperBound - piece.rows.lowerBound)
            spare -= more
            let (area, below) = rest.split(top: piece.rows.lowerBound + more)
            piece.draw(area, &rendering)
            rest = below
        }
    }

    /// The most important pieces that fit, in their order on the screen.
    private func fitting(_ rows: Int) -> [Piece] {
        var room = rows
        var isShown = Array(repeating: false, count: pieces.count)
        for index in pieces.indices.sorted(by: { (pieces[$0].rank, $0) < (pieces[$1].rank, $1) }) {
            let piece = pieces[index]
            guard piece.rank == 0 || piece.rows.lowerBound <= room else { continue }
            isShown[index] = true
            room -= piece.rows.lowerBound
        }
        return pieces.indices.filter { isShown[$0] }.map { pieces[$0] }
    }

    private static func needed(_ pieces: [Piece]) -> Int {
        pieces.reduce(0) { $0 + $1.rows.lowerBound }
    }
}
