import TestKit
import Testing
import TrackerCLI

/// What `tracker import` says of files that people have edited or that programs have changed, in both languages.
@Suite struct ImportWordsTests {
    private static let home = "{\"id\":\"00000000-0000-0000-0000-000000000064\",\"name\":\"Home\"}"

    private func document(categories: String = home, trackers: String = "") -> String {
        """
        {"format": "tracker", "version": 1,
        "categories": [\(categories)],
        "trackers": [\(trackers)]}

        """
    }

    /// What is said of a file on the error stream.
    private func said(
        _ language: String, of text: String, in name: String = "a.json", _ options: String...
    ) throws -> String {
        let shell = try Shell(language: language)
        try shell.home.write(Array(text.utf8), to: name)
        return shell.run(["import", shell.home.path(name)] + options).errors
    }

    @Test(
        "a mistake in our own document is told with its line and its place, and that it can be corrected there",
        arguments: zip(
            ["en", "ru"],
            [
                "“a.json”, line 2: there is a mistake at “categories › 1 › name”: correct it there, or export it again.\n",
                "«a.json», строка 2: ошибка в «categories › 1 › name»: исправьте её там или повторите экспорт.\n",
            ]))
    func place(language: String, sentence: String) throws {
        let text = document(categories: Self.home.replacing("\"Home\"", with: "7"))
        #expect(try said(language, of: text) == sentence)
    }

    @Test("TAB-20, TAB-28: broken entries are told with their paths, and keys that are left out as keys")
    func entries() throws {
        let days = #"["2026-11-01","meh",{"date":"2026-11-02","value":"hm"}]"#
        let text = #"[{"name":"Run","color":"red","days":\#(days)}]"#
        #expect(
            try said("en", of: text)
                == "“a.json”, entry “1 › days › 2”: “meh” is not a day: fix this entry and 1 more, or leave them out with --keep-going.\n"
        )
        #expect(
            try said("ru", of: text)
                == "«a.json», запись «1 › days › 2»: «meh» — не дата: исправьте эту запись (таких ещё 1) или исключите их с --keep-going.\n"
        )
        #expect(
            try said("en", of: text.replacing("\"meh\",", with: ""))
                == "“a.json”, entry “1 › days › 2”: “hm” is neither a mark (yes, no, skip, x, ✓ …) nor an amount from 0 to 1,000,000: fix the entry, or leave it out with --keep-going.\n"
        )
        for (language, kept, key) in [
            ("en", "Not taken: 2 entries.\n", "Not supported, left out: the key “color” (1).\n"),
            ("ru", "Не взято записей: 2.\n", "Не поддерживается, не взято: ключ «color» (1).\n"),
        ] {
            let shell = try Shell(language: language)
            try shell.home.write(Array(text.utf8), to: "a.json")
            let run = shell.tracker("import", shell.home.path("a.json"), "--keep-going")
            #expect(run.errors.hasPrefix(kept))
            #expect(run.output.contains(key))
        }
    }

    @Test("a rule that is broken, and what is no JSON")
    func rule() throws {
        let twice = document(categories: Self.home + ",\n" + Self.home.replacing("Home", with: "Work"))
        #expect(
            try said("en", of: twice)
                == "“a.json”, line 3: the id 00000000-0000-0000-0000-000000000064 is in it twice; correct it there, or export it again.\n"
        )
        #expect(
            try said("ru", of: twice)
                == "«a.json», строка 3: идентификатор 00000000-0000-0000-0000-000000000064 встречается в нём дважды; исправьте это там или повторите экспорт.\n"
        )
        let open = document().replacing("\"version\"", with: "version")
        #expect(
            try said("en", of: "\n" + open)
                == "“a.json” is not valid JSON at line 2: correct it there, or export it again.\n")
        #expect(
            try said("ru", of: "\n" + open)
                == "«a.json», строка 2: нарушен формат JSON; исправьте его там или повторите экспорт.\n")
    }

    @Test("columns that have no place here are named, five at most, as words and as JSON")
    func columns() throws {
        let rows = "date,name,value,mood,\u{1B}[2J\n2026-11-01,Run,1,happy,x\n2026-11-02,Run,1,sad,\n"
        for (language, line) in [
            ("en", "Not supported, left out: the column “[2J” (1), the column “mood” (2).\n"),
            ("ru", "Не поддерживается, не взято: столбец «[2J» (1), столбец «mood» (2).\n"),
        ] {
            let shell = try Shell(language: language)
            try shell.home.write(Array(rows.utf8), to: "a.csv")
            let path = shell.home.path("a.csv")
            let json = try ParsedJSON(shell.tracker("import", path, "--dry-run", "--json").output)
            #expect(try JSONSchema(named: "import").violations(in: json) == [])
            #expect(
                json["import"]?["notKept"]?.items.map { $0["name"] } == [.string("[2J"), .string("mood")])
            #expect(shell.tracker("import", path).output.hasSuffix(line))
        }
        let shell = try Shell()
        try shell.home.write(
            Array("date,name,value,a,b,c,d,e,f,g\n2026-11-01,Run,1,1,1,1,1,1,1,1\n".utf8), to: "b.csv")
        #expect(
            shell.tracker("import", shell.home.path("b.csv")).output.hasSuffix(
                "the column “d” (1), the column “e” (1), more columns (2).\n"))
    }

    @Test("a date that may be two days, and a second day of an event, have reasons of their own")
    func days() throws {
        let dates = "date,name,value\n01/02/2026,Run,1\n"
        let events = "date,name,kind,value\n2026-11-09,Exam,event,yes\n2026-11-10,Exam,event,yes\n"
        for (language, date, second, skip) in [
            (
                "en", "“01/02/2026” may be 1 February 2026 or 2 January 2026 (write dates as 2026-02-01)",
                "an event is done once, and 2026-11-10 would be its second day",
                "an event has neither amounts nor skips"
            ),
            (
                "ru",
                "«01/02/2026» — то ли 1 февраля 2026, то ли 2 января 2026 (пишите даты как 2026-02-01)",
                "событие отмечают один раз, а 2026-11-10 — уже второй день",
                "у события не бывает ни количества, ни пропуска"
            ),
        ] {
            #expect(try said(language, of: dates, in: "a.csv").contains(": " + date + ": "))
            #expect(try said(language, of: events, in: "a.csv").contains(": " + second + ": "))
            #expect(
                try said(language, of: events.replacing("yes", with: "skip"), in: "a.csv").contains(
                    ": " + skip + ": "))
        }
    }

    @Test("a number that may be thousands is told as that")
    func thousands() throws {
        let text = "date,name,value\n2026-11-01,Steps,\"12,345\"\n"
        #expect(
            try said("en", of: text, in: "a.csv").contains(
                "“12,345” can be read in two ways (write thousands without a comma, decimals behind a point): "
            ))
        #expect(
            try said("ru", of: text, in: "a.csv").contains(
                "«12,345» можно понять двояко (пишите тысячи слитно, дробную часть — через точку): "))
    }

    @Test(
        "how many fields a line has, and how many are needed",
        arguments: [
            (
                "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\nRun,,",
                "3 fields, at least 5 are needed: ", "3 поля, а нужно не меньше 5: "
            ),
            (
                "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\nRun",
                "1 field, at least 5 are needed: ", "1 поле, а нужно не меньше 5: "
            ),
            (
                "date,name,value\n2026-11-01,Run,1,,x", "5 fields, at most 3 are allowed: ",
                "5 полей, а нужно не больше 3: "
            ),
        ])
    func fields(text: String, english: String, russian: String) throws {
        let text = text + "\n"
        #expect(try said("en", of: text, in: "a.csv").contains("“a.csv”, line 2: " + english))
        #expect(try said("ru", of: text, in: "a.csv").contains("«a.csv», строка 2: " + russian))
    }

    @Test("TAB-17, TAB-24: a file of Loop's folder by itself asks for its name, and a list for its days")
    func loop() throws {
        let days = "Date,Value,Notes\n2026-01-07,YES_MANUAL,\n"
        #expect(
            try said("en", of: days, in: "Checkmarks.csv")
                == "“Checkmarks.csv” holds the days of one habit, but not its name: add --name NAME\n")
        #expect(
            try said("ru", of: days, in: "Checkmarks.csv")
                == "В «Checkmarks.csv» дни одной привычки, но нет её названия: добавьте --name НАЗВАНИЕ\n")
        let list = "Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,A,,,1,1,#FD4C49\n"
        for (language, line) in [
            (
                "en",
                "Understood: a list of habits without their days, which the rest of the folder has (1).\n"
            ),
            ("ru", "Принято: только список привычек, без дней: они в остальных файлах папки (1).\n"),
        ] {
            let shell = try Shell(language: language)
            try shell.home.write(Array(list.utf8), to: "Habits.csv")
            #expect(shell.tracker("import", shell.home.path("Habits.csv")).output.hasSuffix(line))
        }
    }

    @Test("standard input is called stdin, in every sentence")
    func standardInput() throws {
        for (language, text, sentence) in [
            ("en", "", "Standard input is empty: nothing to import.\n"),
            ("ru", "", "Стандартный ввод пуст: импортировать нечего.\n"),
            (
                "en", "date,name,value\n2026-02-30,Run,1\n",
                "stdin, line 2: “2026-02-30” is not a day: fix the line"
            ),
            (
                "ru", "date,name,value\n2026-02-30,Run,1\n",
                "stdin, строка 2: «2026-02-30» — не дата: исправьте"
            ),
        ] {
            let shell = try Shell(language: language)
            shell.input = Array(text.utf8)
            #expect(shell.tracker("import", "-").errors.hasPrefix(sentence))
        }
    }

    @Test("files stand in quotation marks in every sentence, paths whole")
    func quotes() throws {
        let shell = try Shell()
        let path = shell.home.path(String(repeating: "long/", count: 20) + "diary.txt")
        try shell.home.write(
            Array("Dear diary,\n".utf8), to: String(repeating: "long/", count: 20) + "diary.txt")
        #expect(shell.tracker("import", path).errors.hasPrefix("The format of “\(path)” is not known; "))
        #expect(
            try Shell().tracker("import", "/dev/null").errors
                == "“/dev/null” is not a file: name a file or a folder, or hand it over with “tracker import -”.\n"
        )
        #expect(
            try Shell(language: "ru").tracker("import", "/dev/null").errors
                == "«/dev/null» — не файл: укажите файл или папку или передайте данные через «tracker import -».\n"
        )
    }

    @Test("rules of so many times, and targets, in words that a person uses")
    func rules() throws {
        let text =
            #"{"habits":[{"name":"Run","type":1,"daily_goal":1,"freq_type":3,"freq_custom":"[2,5]","target_days":7}]}"#
        for (language, rule, target) in [
            (
                "en", "Understood: rules such as 3 times a week, on any days of it (1).\n",
                "Not supported, left out: targets counted in days (1).\n"
            ),
            (
                "ru", "Принято: правила вроде «3 раза в неделю, в любые дни» (1).\n",
                "Не поддерживается, не взято: цели по числу дней (1).\n"
            ),
        ] {
            let shell = try Shell(language: language)
            try shell.home.write(Array(text.utf8), to: "a.json")
            let output = shell.tracker("import", shell.home.path("a.json")).output
            #expect(output.contains(rule) && output.contains(target), "\(output)")
        }
    }
}
