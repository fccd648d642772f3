/// What drawings say, by the English words.
enum Phrases {
    /// A phrase in the other languages.
    typealias Phrase = (japanese: String, russian: String)

    /// Nouns that are counted.
    static let nouns: [String: (japanese: String, russian: [String])] = [
        "step": ("{0}ステップ", ["шаг", "шага", "шагов"]),
        "callback": ("コールバック{0}回", ["вызов", "вызова", "вызовов"]),
        "page": ("{0}ページ", ["страница", "страницы", "страниц"]),
        "finding": ("指摘{0}件", ["замечание", "замечания", "замечаний"]),
    ]

    /// The starts of gestures that name pages or numbers, the longer ones first.
    static let gestures = [
        "set double-sided to", "set offset to", "replace the list by", "resize to", "rotate to", "move to", "append",
        "prepend", "insert", "remove", "set",
    ]

    /// Everything else.
    static let all: [String: Phrase] = parts.merging(gestureWords) { first, _ in first }.merging(sentences) { $1 }

    private static let parts: [String: Phrase] = [
        // Headings.
        "what is called": ("呼び出し", "что вызывается"),
        "what is held then": ("保持しているページ", "что удерживается"),
        "held by the container": ("コンテナが保持", "держит контейнер"),
        "held by the data source": ("データソースが保持", "держит источник данных"),
        "held before": ("直前の保持", "удерживалось"),
        "step": ("ステップ", "шаг"),
        "loaded, dropped": ("読み込み・解放", "загружено, снято"),
        // Parts of a client.
        "data source": ("データソース", "источник данных"),
        "delegate": ("デリゲート", "делегат"),
        "completion": ("完了ブロック", "блок завершения"),
        "page indicator": ("ページインジケータ", "индикатор страниц"),
        "appearance of a page": ("ページの表示状態", "появление страницы"),
        "parent of a page": ("ページの親", "родитель страницы"),
        "call to the container": ("コンテナへの呼び出し", "вызов контейнера"),
        "container": ("コンテナ", "контейнер"),
        "pages": ("ページ", "страницы"),
        // The legend.
        "shown": ("表示中", "показана"),
        "shown, {0} above": ("表示中（上は{0}）", "показана, сверху {0}"),
        "held": ("保持", "удерживается"),
        "newly loaded": ("新規読み込み", "загружена"),
        "just dropped": ("解放", "снята"),
        "not held": ("保持なし", "не удерживается"),
        "not in the list": ("リストにない", "нет в списке"),
        "not in list": ("リスト外", "не в списке"),
        "on screen while a finger drags": ("ドラッグ中の画面", "на экране при движении пальца"),
        "asked, no page there: remembered": ("問い合わせ済み・ページなし（記憶）", "спрошено, страницы нет: запомнено"),
        "asked, no page there": ("問い合わせ済み・ページなし", "спрошено, страницы нет"),
        "not asked yet": ("未問い合わせ", "ещё не спрошено"),
        "? = not asked yet": ("? = 未問い合わせ", "? = ещё не спрошено"),
        "nothing": ("なし", "ничего"),
        "… and {0} more states": ("…ほか{0}状態", "… и ещё {0} состояний"),
        "bounced or ignored": ("バウンスまたは無視", "отскок или без действия"),
        "with a finding": ("指摘あり", "с замечанием"),
        "raised or crashed": ("例外またはクラッシュ", "исключение или сбой"),
        "emphasized": ("強調", "выделено"),
        "wider: more often": ("太いほど多い", "толще: чаще"),
        "start": ("開始", "начало"),
        "spine": ("背", "корешок"),
        "before": ("前", "до"),
        "after": ("後", "после"),
        // Calls.
        "nothing is asked": ("問い合わせなし", "ничего не спрошено"),
        "no callback": ("コールバックなし", "нет вызовов"),
        "completed": ("完了", "завершено"),
        "not completed": ("未完了", "не завершено"),
        "preloaded": ("先読み", "загружено заранее"),
        "preload skipped": ("先読みなし", "без загрузки заранее"),
        "nil is remembered": ("nilを記憶", "nil запомнен"),
        // Phases: they are beside the calls, and are short.
        "drag": ("操作", "жест"),
        "landed": ("着地", "итог"),
        "back": ("戻り", "назад"),
        "ahead": ("先読み", "впрок"),
        "done": ("終了", "готово"),
        "turn": ("回転", "поворот"),
        // How a gesture ended.
        "cancelled": ("キャンセル", "отменено"),
        "bounced": ("バウンス", "отскок"),
        "ignored": ("無視", "без действия"),
        "in flight": ("進行中", "в движении"),
        "changed": ("変更", "изменено"),
        "raised": ("例外", "исключение"),
        "crashed": ("クラッシュ", "сбой"),
    ]

    private static let gestureWords: [String: Phrase] = [
        "swipe": ("スワイプ", "смахивание"),
        "swipe forward": ("前方へスワイプ", "смахивание вперёд"),
        "swipe backward": ("後方へスワイプ", "смахивание назад"),
        "drag forward": ("前方へドラッグ", "палец вперёд"),
        "drag backward": ("後方へドラッグ", "палец назад"),
        "set": ("設定", "установка"),
        "move to": ("移動", "палец на"),
        "release": ("指を離す", "палец отпущен"),
        "settle": ("静止", "остановка"),
        "append": ("追加", "в конец:"),
        "prepend": ("先頭に追加", "в начало:"),
        "insert": ("挿入", "вставка:"),
        "remove": ("削除", "удаление:"),
        "replace the list by": ("リストを置換", "новый список:"),
        "remove the data source": ("データソースを外す", "источник данных снят"),
        "assign the data source": ("データソースを設定", "источник данных назначен"),
        "rotate to": ("回転", "поворот:"),
        "resize to": ("サイズ変更", "размер"),
        "set offset to": ("オフセット設定", "смещение"),
        "set double-sided to": ("両面", "двусторонность"),
    ]

    private static let sentences: [String: Phrase] = [
        "names without {0}": ("名前から{0}を省略", "имена без {0}"),
        "{0} held": ("ほか{0}保持", "ещё {0} держит"),
        "{0} dropped": ("ほか{0}解放", "ещё {0} снято"),
        "{0} more": ("ほか{0}", "ещё {0}"),
        "{0} others right": ("ほか{0}件は正しい", "прочих верно: {0}"),
        "all {0} right": ("{0}件すべて正しい", "все {0} верны"),
        "never held, and left out: {0}": ("保持されず省略：{0}", "не удерживались и пропущены: {0}"),
        "end of what repeats": ("繰り返しの終わり", "конец повторов"),
        "steps {0} to {1}: the same on both sides": ("ステップ{0}〜{1}：両方同じ", "шаги {0}–{1}: одинаково с обеих сторон"),
        "only {0}": ("{0}のみ", "только {0}"),
        "different": ("相違", "различие"),
        "at {0}": ("{0}で", "на {0}"),
        "{0} (sheet {1} of {2})": ("{0}（{2}枚中{1}枚目）", "{0} (лист {1} из {2})"),
        "{0} drawn, {1} folded": ("{0}を描画、{1}を省略", "показано {0}, свёрнуто {1}"),
        "{0} drawn": ("{0}を描画", "показано {0}"),
        "{0} more in the steps left out": ("省略したステップにさらに{0}", "ещё {0} в пропущенных шагах"),
        "here steps {0} to {1}": ("ここはステップ{0}〜{1}", "здесь шаги {0}–{1}"),
        "step {0} of {1}": ("全{1}中ステップ{0}", "шаг {0} из {1}"),
        "steps {0} to {1} of {2}": ("全{2}中ステップ{0}〜{1}", "шаги {0}–{1} из {2}"),
        "steps": ("ステップ", "шаги"),
        "step {0}": ("ステップ{0}", "шаг {0}"),
        "steps {0}–{1}": ("ステップ{0}〜{1}", "шаги {0}–{1}"),
        "{0}, and {1} times more, to step {2}": ("{0}、さらに{1}回、ステップ{2}まで", "{0}, ещё {1} раз, до шага {2}"),
        "{0} each time, {1} in all": ("毎回{0}、計{1}", "каждый раз {0}, всего {1}"),
        "↙ from column {0}, step {1}": ("↙ 列{0}のステップ{1}から", "↙ из колонки {0}, шаг {1}"),
        "← from sheet {0}, step {1}": ("← シート{0}のステップ{1}から", "← с листа {0}, шаг {1}"),
        "goes on in column {0} with step {1} ↗": ("列{0}のステップ{1}へ続く ↗", "далее в колонке {0}, шаг {1} ↗"),
        "goes on in sheet {0} with step {1} →": ("シート{0}のステップ{1}へ続く →", "далее на листе {0}, шаг {1} →"),
        "Pages shown: {0}; {1}.": ("表示ページ：{0}。{1}。", "Показаны страницы: {0}; {1}."),
        "Gestures that did not complete: {0}.": ("完了しなかった操作：{0}。", "Незавершённые жесты: {0}."),
        "{0}; the first: {1}": ("{0}。最初：{1}", "{0}; первое: {1}"),
        "rule {0}": ("規則{0}", "правило {0}"),
        "quirk {0}": ("癖{0}", "особенность {0}"),
    ]
}
