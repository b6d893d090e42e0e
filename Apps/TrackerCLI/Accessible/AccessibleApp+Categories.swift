import TrackerDomain
import TrackerPresentation

/// The order of the categories: one by its number, then up or down.
extension AccessibleApp {
    /// With fewer than two there is nothing to move.
    var categories: [Choice] {
        list.library.categories.count > 1 ? [(Phrase.orderOfCategories(language), moveCategories)] : []
    }

    /// Moves categories until an empty answer leaves them.
    private func moveCategories() {
        while let row = chooseCategory() {
            let directions: [(text: Phrase, direction: MoveDirection)] = [(.moveUp, .up), (.moveDown, .down)]
            let number = prompt.choose(row.name, directions.map { $0.text(language) })
            guard let number else { continue }
            list.move(category: row.id, directions[number].direction)
            tellNotice()
        }
    }

    private func chooseCategory() -> CategoryListState.Row? {
        let rows = CategoryListState(list.library, language: language).rows
        let choices = rows.map { "\($0.name), \($0.trackersText)" }
        return prompt.choose(Phrase.categoriesTitle(language), choices).map { rows[$0] }
    }
}

extension Phrase {
    fileprivate static let orderOfCategories = Phrase("order of categories", "порядок категорий")
    fileprivate static let categoriesTitle = Phrase("Categories", "Категории")
}
