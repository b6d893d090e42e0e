extension Phrase {
    public static let combineByMeaning = Phrase(
        "Habits and events can be combined by meaning", "Привычки и события можно объединить по смыслу")
    public static let addCategory = Phrase("Add category", "Добавить категорию")
    public static let newCategory = Phrase("New category", "Новая категория")
    public static let editCategory = Phrase("Editing category", "Редактирование категории")
    public static let categoryPlaceholder = Phrase("Enter category name", "Введите название категории")
}
