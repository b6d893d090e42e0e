import TrackerDomain
import TrackerPresentation
import TrackerReport
import Web

extension Page {
    /// The form of a new tracker, or of the one that is edited.
    func formSheet(isEvent: Bool) -> Markup {
        let edited = place.sheet == .edit ? place.tracker.flatMap(library.tracker) : nil
        let isEditing = edited != nil
        let form =
            edited.map {
                TrackerFormViewModel(editing: $0, on: today, workspace: workspace, library: library)
            }
            ?? TrackerFormViewModel(
                creating: isEvent, category: library.sortedCategories.first?.id, workspace: workspace,
                library: library)
        let shown = Self.values(form)
        let typed = refused?.form ?? shown
        let state = form.state
        // A tracker that was deleted is made again with all that was typed.
        let isAnew = refused?.isGone == true
        let action: Markup = isAnew ? " action='?a=new'" : ""
        let id: Markup = edited.map { hidden("id", $0.id.description) } ?? ""
        // Of a new tracker a look is chosen by its name unless the person has chosen one.
        let before = shown.filter { field in isEditing || ["emoji", "color"].contains(field.name) }
        let was: [Markup] = before.map { field in
            let name = "was-" + field.name
            return isAnew ? "" : hidden(name, refused?.form[name] ?? field.value)
        }
        let kinds: Markup =
            isEditing
            ? ""
            : choices(
                Phrase.creatingTracker(language), "kind", typed["kind"],
                [("habit", "\(Phrase.habit(language))"), ("event", "\(Phrase.irregularEvent(language))")])
        let title = isAnew ? Phrase.createAnew(language) : state.saveTitle
        let name = field(.name, typed, "required maxlength='200' placeholder='\(state.name.placeholder)'")
        return sheet(
            state.title,
            """
            <form method='post' class='fields'\(action)>\(id)\(was.joined())\(kinds)\(name)\(category(typed))\
            \(rule(typed))\(emojis(typed))\(colors(typed))\
            <p class='acts'><a class='button' href='\(place.closed.link)'>\(Phrase.leave(language))</a>\
            <button class='main' name='do' value='save'>\(title)</button></p></form>
            """)
    }

    /// The fields of the form as they are sent.
    private static func values(_ form: TrackerFormViewModel) -> Fields {
        var values = Fields()
        let (draft, goal) = (form.draft, form.text(of: .goal))
        values["kind"] = draft.isEvent ? "event" : "habit"
        values["name"] = form.text(of: .name)
        if case .existing(let id)? = draft.category { values["category"] = id.description }
        values["schedule"] = form.text(of: .schedule)
        values["measure"] = GoalLine.limit(goal) == nil ? "least" : "most"
        values["goal"] = GoalLine.limit(goal) ?? goal
        values["emoji"] = draft.emoji
        values["color"] = draft.color.map { String($0.number) }
        return values
    }

    // MARK: Fields

    private func error(_ field: TrackerField) -> Markup {
        refused?.refusals.byField[field].map { "<small class='error' id='e-\(field.name)'>\($0)</small>" }
            ?? ""
    }

    /// The field has the focus if it is the first one that was refused.
    private func state(of field: TrackerField) -> Markup {
        guard let refused, refused.refusals.byField[field] != nil else { return "" }
        let first = TrackerField.inForm.first { refused.refusals.byField[$0] != nil }
        return " aria-invalid='true' aria-describedby='e-\(field.name)'\(first == field ? " autofocus" : "")"
    }

    private func field(
        _ field: TrackerField, named label: Phrase? = nil, _ typed: Fields, _ attributes: Markup
    ) -> Markup {
        """
        <label>\((label ?? field.label)(language)) <input name='\(field.name)' value='\(typed[field.name] ?? "")' \
        autocomplete='off' \(attributes)\(state(of: field))></label>\(error(field))
        """
    }

    private func category(_ typed: Fields) -> Markup {
        let options: [Markup] = library.sortedCategories.map { category in
            let isChosen = typed["category"] == category.id.description
            return
                "<option value='\(category.id.description)'\(isChosen ? " selected" : "")>\(category.name)</option>"
        }
        // The fault is that of the typed name if there is one.
        let isNew = options.isEmpty || !(typed["new-category"] ?? "").isEmpty
        let list: Markup =
            options.isEmpty
            ? ""
            : """
            <label>\(TrackerField.category.label(language)) \
            <select name='category'\(isNew ? "" : state(of: .category))>\(options.joined())</select></label>
            """
        return """
            \(list)<label>\(Phrase.newCategory(language)) <input name='new-category' \
            value='\(typed["new-category"] ?? "")' autocomplete='off' \
            placeholder='\(Phrase.categoryPlaceholder(language))'\(isNew ? state(of: .category) : "")></label>\
            \(error(.category))
            """
    }

    /// The schedule and the goal, which an event has not.
    private func rule(_ typed: Fields) -> Markup {
        let rules: [Markup] = [Phrase.everyDay, .onWeekdays, .onWeekends].map {
            "<option value='\($0(language).lowercased())'></option>"
        }
        let kinds: [(String, Markup)] = [("least", Goal.Kind.atLeast), ("most", .atMost)].map { value, kind in
            (value, "\(kind.phrase(language))")
        }
        let schedule = field(.schedule, typed, "list='rules' placeholder='\(Phrase.ruleHint(language))'")
        let goal = field(.goal, named: .amount, typed, "placeholder='\(Phrase.goalHint(language))'")
        return """
            <div class='habit'>\(schedule)<datalist id='rules'>\(rules.joined())</datalist>\
            \(choices(TrackerField.goal.label(language), "measure", typed["measure"], kinds))\(goal)</div>
            """
    }

    private func emojis(_ typed: Fields) -> Markup {
        let chosen = typed["emoji"]
        let all = Emoji.palette + [chosen].compactMap(\.self).filter { !Emoji.palette.contains($0) }
        return """
            \(choices(TrackerField.emoji.label(language), "emoji", chosen, all.map { ($0, "<b>\($0)</b>") }))\
            <label>\(Phrase.ownEmoji(language)) <input name='own-emoji' value='\(typed["own-emoji"] ?? "")' \
            autocomplete='off'\(state(of: .emoji))></label>\(error(.emoji))
            """
    }

    private func colors(_ typed: Fields) -> Markup {
        choices(
            TrackerField.color.label(language), "color", typed["color"],
            PaletteColor.all.map { color in
                let name = Phrase.name(of: color)(language)
                return (
                    String(color.number),
                    "<i class='own c\(color.number)' title='\(name)'><span class='unseen'>\(name)</span></i>"
                )
            })
    }

    /// Radio buttons under one heading.
    private func choices(
        _ title: String, _ name: String, _ chosen: String?, _ all: [(value: String, label: Markup)]
    ) -> Markup {
        let buttons: [Markup] = all.map { value, label in
            """
            <label><input type='radio' name='\(name)' value='\(value)'\(value == chosen ? " checked" : "")>\
            \(label)</label>
            """
        }
        return "<fieldset class='\(name) pick'><legend>\(title)</legend>\(buttons.joined())</fieldset>"
    }
}

extension TrackerField {
    /// Its name in the forms that are sent.
    fileprivate var name: String { rawValue }
}
