import TrackerPresentation

/// The columns of a table of the page: each has its heading and its cells, so that neither is forgotten.
struct TableColumns<Row> {
    struct Column {
        let heading: Phrase
        let cell: (Row) -> Markup

        init(_ heading: Phrase, cell: @escaping (Row) -> Markup) {
            (self.heading, self.cell) = (heading, cell)
        }
    }

    /// The column that identifies a row.
    private let first: Column
    private let others: [Column]

    init(_ first: Column, _ others: [Column]) { (self.first, self.others) = (first, others) }

    var count: Int { 1 + others.count }

    func head(_ language: Language) -> Markup {
        let heads: [Markup] = ([first] + others).map { "<th scope='col'>\($0.heading(language))</th>" }
        return "<thead><tr>\(heads.joined())</tr></thead>"
    }

    func row(_ row: Row) -> Markup {
        let cells: [Markup] = others.map { "<td>\($0.cell(row))</td>" }
        return "<tr><th scope='row'>\(first.cell(row))</th>\(cells.joined())</tr>"
    }
}
