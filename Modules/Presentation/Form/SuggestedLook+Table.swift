extension SuggestedLook {
    /// A look with the beginnings of words that call for it, a blank between them.
    ///
    /// They are in lower case with е for ё; those with a full stop are whole words.
    package struct Entry: Sendable {
        package let look: SuggestedLook
        package let english, russian: String
    }

    private static func entry(
        _ emoji: String, _ color: Int, _ english: String, _ russian: String
    ) -> Entry { Entry(look: SuggestedLook(emoji, color), english: english, russian: russian) }

    /// From the particular to the general, as “Walk the dog” is about a dog.
    package static let all: [Entry] = [
        // What one would rather leave.
        entry("🚭", 1, "smok cigar vape vaping nicotin", "кури курен сигар вейп никотин табак"),
        entry("🍺", 13, "alcohol beer sober booze", "алкогол пиво пива трезв"),
        entry("🍷", 16, "wine. wines.", "вино. вина. вину."),
        entry("🍬", 12, "sugar candy candies sweets", "сахар конфет сладк сладост"),
        entry("🍔", 2, "burger fastfood junk snack", "бургер фастфуд перекус снек"),
        entry("📵", 1, "screen phone social instagram tiktok scroll", "экран телефон соцсет инстаграм тикток"),
        // Animals and plants.
        entry("🐶", 13, "dog dogs puppy", "собак пес. псом. щен"),
        entry("🐱", 2, "cat. cats. kitten kitty", "кот. кота. коту. котом. кошк кошач котен"),
        entry("🐟", 8, "fish aquari", "рыб аквариум"),
        entry("🐦", 8, "bird parrot", "птиц попуга"),
        entry("🐴", 13, "horse riding pony", "лошад коня. конный верхов"),
        entry("🌺", 6, "flower bouquet", "цветок цветы цветам цветов."),
        entry("🌱", 5, "plant garden seed", "растен сад. сада. саду. рассад огород полива полить"),
        // Food and drink.
        entry("💧", 8, "water hydrat", "вода. воды. воду. воде. водой. водич"),
        entry("☕", 13, "coffee espresso latte", "кофе"),
        entry("🍵", 18, "tea. matcha", "чай. чая. чаю. чаек"),
        entry("🥛", 7, "milk kefir", "молок кефир"),
        entry("🥤", 11, "juice smoothie soda cola", "сок. сока. смузи газиров кола. колы. колу."),
        entry("🍎", 1, "fruit apple", "фрукт яблок"),
        entry("🥦", 5, "vegetabl veggie broccoli", "овощ брокколи"),
        entry("🥗", 18, "salad diet calori vegan", "салат диет калори веган"),
        entry("🍳", 13, "breakfast cook egg. eggs.", "завтрак готови готовк яйц"),
        entry("🍲", 11, "soup lunch dinner meal", "суп. супа. супы. обед ужин"),
        entry("🍞", 13, "bread bake baking", "хлеб выпечк пирог"),
        entry("🍰", 12, "cake dessert", "торт десерт пирож"),
        entry("🍫", 13, "chocolat", "шоколад"),
        // Body and health.
        entry("🦷", 8, "teeth tooth dentist floss", "зуб стоматолог дантист"),
        entry("💊", 11, "pill vitamin medic supplement tablet", "таблет витамин лекарств добавк"),
        entry("💉", 1, "vaccin injection insulin", "вакцин прививк укол инсулин"),
        entry("🏥", 8, "doctor hospital clinic checkup", "врач доктор больниц клиник поликлиник"),
        entry("🥶", 8, "cold. ice. icy", "холод контраст закал прорубь"),
        entry("🚿", 8, "shower bath", "душ. душа. ванн"),
        entry("🧴", 7, "skin cream sunscreen moistur", "кожа. кожи. крем. кремом. увлажн"),
        entry("💇", 16, "hair. haircut barber", "стрижк волос парикмахер"),
        entry("💅", 6, "nail manicur", "ногт маникюр"),
        entry("👀", 3, "eye. eyes. vision", "глаз зрени"),
        entry("😪", 10, "sleep bed. bedtime nap. naps.", "сон. сна. спать спат лечь поспат выспат"),
        entry("⏰", 2, "wake alarm early", "подъем встать встава проснут просып будильник"),
        // Sport.
        entry(
            "🏃", 2, "run. runs. running jog sprint marathon",
            "бег. бега. бегом бегать бегаю бежать пробеж марафон"),
        entry("🏊", 8, "swim pool", "плава плыть бассейн"),
        entry("🚴", 18, "bike bicycl cycling biking", "велосипед велик. вело велотрен"),
        entry(
            "🧘", 17, "yoga meditat mindful breath stretch pilates",
            "йог медит осознан дыха растяж пилатес"),
        entry(
            "💪", 1, "gym. workout train exercis pushup push squat plank strength lift pullup muscle",
            "зал. зала. тренир тренажер зарядк упражн отжим присед планк подтяг пресс штанг силов"),
        entry("⚽", 18, "football soccer", "футбол"),
        entry("🏀", 2, "basketball", "баскетбол"),
        entry("🏐", 13, "volleyball", "волейбол"),
        entry("🎾", 5, "tennis squash. badminton", "теннис бадминтон сквош"),
        entry("🏓", 1, "pingpong", "пинг понг"),
        entry("🥊", 1, "box. boxing karate judo martial", "бокс карате дзюдо борьб единоборств"),
        entry("🧗", 13, "climb boulder", "скалолаз альпини"),
        entry("🎿", 8, "ski. skis. skiing", "лыж"),
        entry("🏂", 14, "snowboard", "сноуборд"),
        entry("🏄", 3, "surf", "серф"),
        entry("🚣", 3, "rowing kayak paddl", "гребл байдар каяк"),
        entry("💃", 6, "danc ballet", "танц танец балет"),
        entry("🥇", 13, "medal compet", "медал соревнов"),
        // Mind and learning.
        entry("📖", 4, "read reading book novel bible", "чита чтен прочит прочес книг библи"),
        entry("📓", 16, "diary journal gratitud", "дневник благодарн"),
        entry("📝", 14, "write writing essay blog note", "писа напис заметк блог сочинен эссе"),
        entry(
            "🔤", 3,
            "english spanish french german italian chinese japanese russian language vocabular duolingo word",
            "английск испанск французск немецк итальянск китайск японск русск язык слова. слов. словар дуолинго"
        ),
        entry(
            "💻", 4, "code coding program develop github leetcode swift", "код. кода. кодить програм разработ"),
        entry("🧮", 14, "math algebra", "матем алгебр"),
        entry("🧪", 9, "chemis physics biolog science", "хими физик. физика. физику физики биолог наук"),
        entry("🧩", 15, "puzzle chess sudoku crossword", "пазл шахмат судоку кроссворд головолом"),
        entry("🙏", 17, "pray church worship", "молит церк храм намаз"),
        // Music and art.
        entry("🎸", 15, "guitar ukulele bass.", "гитар укулел"),
        entry("🎹", 10, "piano keyboard synth", "пианин фортепиан рояль синтезатор"),
        entry("🎻", 13, "violin cello", "скрип виолонч"),
        entry("🥁", 11, "drum", "барабан"),
        entry("🎤", 6, "sing. singing song vocal karaoke", "петь пение пения вокал песн карао"),
        entry("🎧", 15, "music podcast listen audio", "музык подкаст слуша аудио"),
        entry("🎨", 6, "draw paint sketch watercolo art. arts.", "рисо рисун живопис акварел краск"),
        entry("📷", 14, "photo camera", "фото камер"),
        entry("🧶", 12, "knit crochet", "вяза спицы крючк"),
        entry("🧵", 16, "sew sewing embroid", "шить шитье вышив"),
        entry("🎬", 4, "movie film cinema", "фильм кино."),
        entry("📺", 10, "tv. series. television", "сериал телевиз"),
        entry("🎮", 4, "game gaming playstation xbox", "игра. игры. игру. играть гейм приставк"),
        // Home and people.
        entry("🧹", 13, "clean tidy vacuum dust declutter", "убор уборк убира убрать пылесос прибрат пыль"),
        entry("🧺", 14, "laundry iron. ironing", "стирк стира постира гладит глаж бель"),
        entry("🧽", 9, "dish. dishes", "посуд"),
        entry("🚮", 5, "trash garbage rubbish recycl", "мусор"),
        entry("🔧", 10, "repair fix. fixing", "ремонт почин"),
        entry("🛒", 11, "shop. shopping grocer", "магаз покупк купить продукт"),
        entry("🎁", 6, "gift present. presents.", "подар"),
        entry("🎂", 12, "birthday", "рожден"),
        entry(
            "👶", 7, "baby child kid. kids. son. daughter",
            "малыш ребен дети детьми детям сын. сыном дочк дочер дочь"),
        entry(
            "💛", 13, "love hug. hugs. kiss date. wife husband girlfriend boyfriend",
            "любов любим обним обня поцел жена. жене. жену. муж. мужу. свидан"),
        entry(
            "👪", 11, "family parent mom. mum. mother dad. father grand",
            "семья. семье семью. семейн родител мама. маме. маму. папа. папе. папу. бабуш дедуш"),
        entry("📞", 9, "call. calls. calling", "звон позвон созвон"),
        entry("🙌", 13, "friend volunteer help", "друг. друзь друзе волонтер помог помощ"),
        entry("😇", 9, "kind. kindness compliment smile", "доброт добрые добрых комплимент улыб"),
        // Work, money, the way.
        entry("📧", 3, "email mail. mails. inbox letter", "почт письм"),
        entry(
            "💰", 18, "money budget save saving expens invest finance bank",
            "деньг бюджет накоп отклад расход инвест финанс банк копил"),
        entry("🧾", 14, "bill. bills. rent tax. taxes invoice", "счет. счета. аренд квартплат налог оплат"),
        entry("💼", 10, "work. office job. meeting project report", "работ офис встреч проект отчет"),
        entry(
            "📅", 1, "plan. plans. planning calendar review todo",
            "план. планы. планир календар ежедневник обзор"),
        entry("🎯", 1, "goal focus pomodoro", "цель. цели. фокус помодоро"),
        entry("🚗", 1, "car. cars. drive driving", "машин авто. вожд"),
        entry("🚌", 2, "bus. metro commut", "автобус поезд метро"),
        entry("🧳", 2, "travel trip. vacation", "путешеств поездк отпуск"),
        entry("🌳", 5, "nature forest park. outdoor fresh hike hiking", "природ лес. лесу. парк воздух поход"),
        // What says least.
        entry(
            "🚶", 18, "walk. walks. walking step. steps",
            "гуля погул прогул пешк ходьб ходит шаг. шаги шагов выгул"),
        entry("🥤", 8, "drink", "пить выпит пью."),
        entry("🥣", 2, "eat. eating food", "есть. еда. еды. питан"),
        entry("💬", 9, "talk speak", "говор разговор обща беседа"),
        entry("🙂", 5, "mood", "настроен"),
        entry(
            "🎓", 10, "study studies learn course lecture homework exam school universit lesson",
            "учеб учить учу. выучит занят курс лекц домашк экзамен школ универ урок"),
        entry("🌞", 13, "sun. sunlight morning", "солнц утрен утро."),
        entry("🌙", 10, "night evening moon", "вечер ноч"),
    ]
}
