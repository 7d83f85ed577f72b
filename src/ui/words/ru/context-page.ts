import type { ContextProviderName } from "../../../domain/context";
import type { Compression } from "../../../domain/prompt-settings";
import type { enContextPage } from "../en-context-page";
import { formatAgo, formatDate, formatNumber } from "../format";
import type { Texts } from "../texts";
import { fieldNames, hint, problem } from "./context-hints";
import { shortTokensOf, tokensOf } from "./nouns";
import { plural } from "./plural";
import { toolNames, toolRule } from "./tool-rules";

const providers: Record<ContextProviderName, string> = {
  facts: "Что известно о вас: факты",
  blocks: "Что записано в его памяти: блоки",
  "recent-summaries": "О чём шла речь в других местах: сводки других его бесед",
  references: "О чём была беседа: процессы, страницы, документы, контексты",
  activity: "Когда начинались и продолжались другие его беседы, с их названиями",
  "last-n": "Предыдущие сообщения той же беседы",
  quotes: "Что было сказано раньше и относится к сообщению: цитаты из всех его бесед",
};

const compressions: Record<Compression["type"], string> = {
  "recursive-summarization": "сводятся в сводку",
  truncate: "опускаются",
};

/** What the options say about contexts and presets. */
export const contextPage = {
  contextPage: {
    list: "Контексты",
    why: "Контекст — это один ассистент со своими инструкциями, моделью, памятью и беседами. Заведите по одному для каждой стороны жизни.",
    none: "Контекстов пока нет. Создайте первый из шаблона.",
    noMatch: "Ничего с таким именем или тегом.",
    search: "Найти по имени или тегу",
    tags: "Только с тегом",
    more: (count) => `Показать ещё ${formatNumber(count)}`,
    back: "Все контексты",
    never: "чата ещё не было",
    lastChat: (ms) => `последний чат ${formatAgo(ms)}`,
    pin: "Закрепить",
    unpin: "Открепить",
    pinName: (name) => `Закрепить ${name}`,
    unpinName: (name) => `Открепить ${name}`,
    archivedMark: "в архиве",
    neverExpires: "бессрочный",
    keep: "Восстановить и закрепить",
    keepMeans: "Срок закреплённого контекста не истекает.",
    archivedBy: {
      person: (at) =>
        `Вы отправили его в архив (${formatDate(at)}). Он не отвечает, пока его не восстановят; все его беседы сохранены.`,
      expiry: (at) =>
        `В архиве (${formatDate(at)}) после времени без чата. Он не отвечает, пока его не восстановят; все его беседы сохранены.`,
    },

    create: "Новый контекст",
    createPreset: "Новый шаблон",
    from: "Начать с",
    blank: "С чистого листа",
    fromPresets: "Шаблоны",
    createNow: "Создать",
    use: "Использовать",
    useName: (name) => `Использовать для нового контекста: ${name}`,
    template: "Взять за основу",
    templateName: (name) => `Взять за основу: ${name}`,

    who: "Ассистент",
    name: "Имя",
    description: "Описание",
    systemPrompt: fieldNames.systemPrompt,
    systemPromptNote: "Стоят в промпте первыми, в каждом запросе. Никогда не урезаются.",
    personality: fieldNames.personality,
    personalityNote: "Как он говорит и ведёт себя, в нескольких фразах.",
    steady: "Оставаться в образе",
    steadyNote:
      "Характер и указание оставаться в образе есть в каждом запросе. Если выключено, нет ни того ни другого.",
    tagsField: "Теги",
    tagsNote: "Через запятую.",

    how: "Как он отвечает",
    temperature: "Температура",
    temperatureNote: "От 0 (самое предсказуемое) до 1 (более разнообразно).",
    maxTokens: "Токенов в одном ответе",
    maxHistoryTokens: "Токенов беседы в одном запросе",
    limitBeforeAll: (tokens) =>
      `В разделе «Настройки, Промпт» задано ${tokensOf(tokens)} для всех моделей. Это важнее заданного здесь.`,
    limitBefore: (model, tokens) =>
      `В разделе «Настройки, Промпт» задано ${tokensOf(tokens)} для ${model}. Это важнее заданного здесь.`,
    historyHint: (window, tokens) =>
      `Окно на ${tokensOf(window)} оставляет место для ${formatNumber(tokens)}.`,
    takeHistory: (tokens) => `Взять ${formatNumber(tokens)}`,
    model: "Модель",
    general: "Модель по умолчанию",
    generalModel: (name) => `как выбрано в общем: ${name}`,
    compression: "Старые реплики",
    compressions: { general: "По умолчанию", ...compressions },
    generalCompression: (type) => `По умолчанию: ${compressions[type]}`,
    keepRecent: "Сколько реплик оставлять",

    remembering: "Что он знает и хранит",
    providers: "В каждом запросе есть ещё",
    providerNames: providers,
    quotesPosition: "Цитаты стоят",
    quotesPositions: { note: "прямо перед вашим сообщением", system: "перед беседой" },
    quotesNote:
      "Для каждого сообщения просматривается сказанное раньше в этом контексте; подходящее цитируется, не больше нескольких сотен токенов. Модель снова видит старые слова, а если она удалённая — то и её провайдер. Если цитаты стоят перед беседой, серверу приходится читать её всю заново.",
    remembers: "Учиться на беседах здесь: сводки и факты для других бесед этого контекста",
    remembersNote:
      "Без этого не составляется сводка беседы целиком, и ничто из неё не появляется в других.",
    expiryDays: "Дней без использования до архива",
    expiryNote:
      "Он только уходит в архив со всем, что в нём есть, и остаётся во всех списках. «Восстановить» вернёт его. Срок первого контекста и закреплённых не истекает.",

    tools: "Инструменты",
    toolsWhy:
      "Что модель может делать сама, пока отвечает. Каждый включённый инструмент занимает часть каждого запроса. Модели без поддержки инструментов их не получают.",
    takesNoTools: "Модель этого контекста не поддерживает инструменты.",
    readingTools: "Может смотреть",
    writingTools: "Может менять",
    writingToolsNote:
      "Изменения, которые нужно одобрить, ждут в беседе. Ждёт и любое изменение, если в беседе есть импортированный текст, веб-страница или вывод инструмента.",
    withoutAsking: "Без одобрения",
    toolNames,
    toolRules: "Правила для инструментов",
    toolRule,
    ruleType: "Правило",
    ruleTypes: {
      StartConstraint: "вызывается первым",
      MaxCalls: "вызывается не чаще",
      RequiresPrior: "вызывается после другого",
      ExitLoop: "завершает ответ",
      ContinueLoop: "позволяет ответу продолжаться",
    },
    ruleTool: "Инструмент",
    rulePrior: "После",
    ruleMax: "Раз",
    addRule: "Добавить",
    removeRule: "Удалить",
    removeRuleName: (rule) => `Удалить: ${rule}`,

    preview: "Предпросмотр промпта",
    previewWhy: "Перед первым сообщением беседы, как задано здесь.",
    previewGuide:
      "Здесь отвечает встроенная справка и видит только ваш вопрос и то, что здесь было сказано или сохранено. С моделью здесь показывается весь промпт.",
    previewWaits: "Появится, когда поля выше будут в порядке.",
    loading: "Чтение …",

    saved: "Все изменения сохранены.",
    unsaved: "Есть несохранённые изменения",
    saving: "Сохранение …",
    held: "Чтобы сохранить, исправьте отмеченные поля.",
    undo: "Отменить",
    conflict:
      "Это изменили в другом окне. Обе версии целы: введённое вами по-прежнему здесь и ещё не сохранено.",
    takeTheirs: "Взять другую версию",
    keepMine: "Оставить мою",

    actions: "Этот контекст",
    duplicate: "Дублировать",
    duplicateEmpty: "Дублировать без памяти",
    archive: "В архив",
    restore: "Восстановить",

    presets: "Шаблоны",
    presetsWhy: "Готовые ассистенты. Контекст, созданный из шаблона, от него не зависит.",
    builtIn: "встроенный",
    edit: "Изменить",
    editName: (name) => `Изменить ${name}`,
    remove: "Убрать",
    removed: "убран",
    removeMeans:
      "Он исчезнет из списка, и его можно восстановить; созданные из него контексты остаются как есть.",
    showRemoved: "Показать и убранные",
    noPresets: "Своих пока нет. «Взять за основу» начинает с одного из этих.",
    presetActions: "Этот шаблон",
    presetPurgeMeans:
      "Шаблон удаляется. Созданные из него контексты остаются как есть. Отменить можно в течение 10 секунд. В копиях этого профиля и некоторое время в файлах самого браузера могут оставаться зашифрованные следы.",
    presetPurgeConfirm: (name) => `Удалить навсегда: «${name}»`,
    settings: (temperature, maxTokens, days) =>
      [
        `температура ${formatNumber(temperature)}`,
        `${shortTokensOf(maxTokens)} на ответ`,
        plural(days, "# день", "# дня", "# дней"),
      ].join(", "),

    hints: "Советы",
    hint,

    problem,

    older: "Удалить старые сообщения",
    olderWhy: "Удаляются тексты сообщений и составленные из них сводки. Беседы остаются.",
    olderContext: "В контексте",
    olderBefore: "Написанные до",
    olderAsk: "Удалить …",
    olderMeans: (name, date) =>
      `В «${name}» удаляется текст каждого сообщения, написанного до этой даты: ${formatDate(date)}, во всех беседах. Отменить можно в течение 10 секунд, если их не слишком много.`,
    olderConfirm: (name) => `Удалить их из «${name}»`,
    olderDone: (messages) =>
      messages === 0
        ? "Таких старых сообщений нет."
        : plural(messages, "Удалено # сообщение.", "Удалено # сообщения.", "Удалено # сообщений."),
    contentsAsk: "Содержимое",
    contentsName: (name) => `Содержимое: ${name}`,
  },
} satisfies Texts<typeof enContextPage>;
