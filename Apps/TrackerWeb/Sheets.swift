import TrackerDomain
import TrackerPresentation
import TrackerReport
import Web

/// What lies over a page.
extension Page {
    /// Nil if nothing does.
    var sheetMarkup: Markup? {
        guard let sheet = place.sheet else { return nil }
        let id = place.tracker ?? .nobody
        return switch sheet {
        case .calendar: calendarSheet
        case .filters: filterSheet
        case .new: formSheet(isEvent: refused?.form["kind"] == "event")
        case .newEvent: formSheet(isEvent: true)
        case .edit: formSheet(isEvent: library.tracker(id)?.isEvent == true)
        case .delete: deletion(of: id)
        case .amount: prompt(.amount, id)
        case .note: prompt(.note, id)
        case .rest: breakSheet(id)
        }
    }

    func sheet(_ title: String, _ content: Markup) -> Markup {
        """
        <div class='cover'><a href='\(place.closed.link)' tabindex='-1' aria-hidden='true'></a>\
        <section class='sheet' role='dialog' aria-modal='true' aria-labelledby='sheet'>\
        <div class='head'><h2 id='sheet' dir='auto'>\(title)</h2><a class='button' href='\(place.closed.link)' \
        aria-label='\(Phrase.close(language))'>\(Glyph.cross)</a></div>\(reason)\(held(content))</section></div>
        """
    }

    /// Why the form of the sheet was refused.
    private var reason: Markup {
        refused?.refusals.text.map { "<p class='error' id='reason' role='alert'>\($0)</p>" } ?? ""
    }

    // MARK: Choices

    private var calendarSheet: Markup {
        let month = place.month ?? Month(containing: day)
        let calendar = CalendarState(
            library.trackers, month: month, selected: day, today: today, conventions: workspace.conventions)
        func turned(_ months: Int) -> Place {
            var place = place
            place.month = Month(containing: month.first.turned(byMonths: months))
            return place
        }
        return sheet(
            Phrase.calendarTitle(language),
            """
            \(monthHead("<h3>\(calendar.title)</h3>", turned: turned))\(days(of: calendar) { place.on($0 == today ? nil : $0) })
            """)
    }

    private var filterSheet: Markup {
        let filters: [Markup] = TrackerFilter.allCases.map { filter in
            var place = place.closed
            place.filter = filter
            if filter == .today { place.day = nil }
            let isChosen = filter == self.place.filter
            let current: Markup = isChosen ? " aria-current='true'" : ""
            return """
                <li><a href='\(place.link)'\(current)>\(Phrase.filter(filter)(language))\
                \(isChosen ? Glyph.check : "")</a></li>
                """
        }
        return sheet(Phrase.filters(language), "<ul class='choices'>\(filters.joined())</ul>")
    }

    // MARK: Questions

    private func deletion(of id: Identifier) -> Markup? {
        app.open(.deletion, of: id, on: day)
        guard let question = (app.sheets.last as? QuestionViewModel)?.state else { return nil }
        return sheet(
            question.question,
            """
            <p dir='auto'>\(question.detail)</p><form method='post' class='acts' action='\(deletionTarget.link)'>\
            \(hidden("id", id.description))<a class='button main' href='\(place.closed.link)' autofocus>\(question.no)</a>\
            <button class='danger' name='do' value='delete'>\(question.yes)</button></form>
            """)
    }

    /// The page of a tracker goes with it.
    private var deletionTarget: Place { place.page == .tracker ? Place() : place.closed }

    /// One line to type: an amount or a note.
    private func prompt(_ page: CardAction.Page, _ id: Identifier) -> Markup? {
        app.open(page, of: id, on: day)
        guard let state = (app.sheets.last as? TextPromptViewModel)?.state else { return nil }
        let isAmount = page == .amount
        let name = isAmount ? "amount" : "text"
        let described: Markup =
            refused == nil ? " aria-describedby='hint'" : " aria-invalid='true' aria-describedby='reason'"
        let kind: Markup = isAmount ? "inputmode='decimal'" : "maxlength='500'"
        let input: Markup = """
            <label>\(state.entry.label) <input name='\(name)' value='\(refused?.form[name] ?? state.entry.text)' \
            autocomplete='off' autofocus \(kind)\(described)></label><p class='hint' id='hint'>\(state.hint ?? "")</p>
            """
        let modes: [(String, Phrase)] = [("set", .setAmount), ("add", .addTo), ("subtract", .takeAway)]
        let buttons: [Markup] =
            isAmount
            ? modes.map { mode, title in
                "<button class='\(mode == "set" ? "main" : "")' name='mode' value='\(mode)'>\(title(language))</button>"
            } : ["<button class='main'>\(state.saveTitle)</button>"]
        let last = isAmount ? lastAmounts(of: id) : ""
        return sheet(
            state.title,
            """
            \(asking(id, page == .amount ? .amount : .note, "\(input)<p class='acts'>\(buttons.joined())</p>"))\(last)
            """)
    }

    private func asking(_ id: Identifier, _ intent: Intent, _ content: Markup) -> Markup {
        """
        <form method='post' class='fields'>\(hidden("id", id.description))\(hidden("day", day.iso))\
        \(hidden("do", intent.rawValue))\(content)</form>
        """
    }

    private func lastAmounts(of id: Identifier) -> Markup {
        guard let tracker = library.tracker(id) else { return "" }
        let last = LastAmounts(of: tracker, for: day, language)
        let buttons: [Markup] = last.entries.map {
            "<button name='amount' value='\($0.amount.text)'>\($0.text)</button>"
        }
        return buttons.isEmpty
            ? ""
            : """
            <h3>\(Phrase.lastValues(language))</h3>\
            \(asking(id, .amount, "\(hidden("mode", "set"))\(hidden("unit", last.unit))<p class='acts'>\(buttons.joined())</p>"))
            """
    }

    private func breakSheet(_ id: Identifier) -> Markup? {
        guard app.open(.break, of: id, on: day),
            let state = (app.sheets.last as? BreakViewModel)?.state
        else { return nil }
        let typed = refused?.form
        let fields: [Markup] = state.rows.compactMap { row in
            switch row.chosen {
            case .first(let day): dateField("from", row.text, typed?["from"] ?? day.iso)
            case .last(let day): dateField("until", row.text, typed?["until"] ?? day.iso)
            case .whom: nil
            }
        }
        let isForAll = typed?["all"] == "1"
        let all = state.choices.first { $0.whom == .all }
        let whom: Markup =
            all.map { all in
                """
                <label class='tick'><input type='checkbox' name='all' value='1'\(isForAll ? " checked" : "")> \
                \(all.text)</label>
                """
            } ?? ""
        let end: Markup =
            state.endTitle.map { title in
                form(id, day, "<p class='acts'><button name='do' value='resume'>\(title)</button></p>")
            } ?? ""
        return sheet(
            "\(state.title): \(library.tracker(id)?.name ?? "")",
            """
            \(asking(id, .rest, "\(fields.joined())\(whom)<p class='acts'><button class='main'>\(state.doneTitle)</button></p>"))\
            \(end)
            """)
    }

    private func dateField(_ name: Markup, _ label: String, _ value: String) -> Markup {
        "<label>\(label) <input type='date' name='\(name)' value='\(value)' required></label>"
    }
}
