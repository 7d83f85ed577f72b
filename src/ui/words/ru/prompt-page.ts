import type { enPromptPage } from "../en-prompt-page";
import { formatAgo, formatExactDate, formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";
import { tokensOf } from "./nouns";
import { plural } from "./plural";

/** What the options say about how prompts are made. */
export const promptPage = {
  promptPage: {
    conversation: "Беседа",
    maxTurns: "Сколько реплик видит модель, не больше",
    maxMessages: "Сколько сообщений в запросе, не больше",
    summaryPercent:
      "Процент от наибольшего числа реплик, с которого самые старые сводятся в сводку",
    summaryPercentNote: "Чем меньше число, тем раньше и чаще пишутся сводки.",
    cacheSeconds: "Сколько секунд прочитанная беседа остаётся в памяти незашифрованной",
    cacheSecondsNote:
      "Следующее сообщение тогда ждёт меньше. Блокировка удаляет её сразу; при 0 не остаётся ни одной.",
    compression: "Старые реплики",
    compressions: {
      "recursive-summarization": "сводятся в сводку",
      truncate: "опускаются",
    },
    keepRecent: "Сколько реплик оставлять",
    summariser: "Модель для сводок",
    summariserNote: "Имя модели на том же сервере. Пусто — та модель, которая отвечает.",
    chunkSize: "Сколько реплик в одной сводке, не больше",
    range: (min, max) => `Целое число от ${formatNumber(min)} до ${formatNumber(max)}.`,
    memory: "Память и недавняя активность",
    activityEntries: "Сколько записей недавней активности видит модель, не больше",
    activityNote: (most) =>
      `От ${formatNumber(0)} до ${formatNumber(most)}. Они говорят, когда начинались и продолжались другие беседы контекста; какие контексты их показывают, выбирается в настройках каждого контекста.`,
    includeDescriptions: "Включать описания блоков памяти",
    includeSchemas: "Включать схемы блоков памяти",
    blocksNote:
      "Блок памяти — текст с именем среди инструкций, например процесс, о котором сообщение. Описание говорит, для чего он, схема — какой он формы.",
    background: "В фоне",
    backgroundWhy:
      "Названия, сводки и факты пишутся, когда больше ничего не идёт. Запросы получают только выбранные вами серверы.",
    backgroundLocal: "Моделью на этом компьютере",
    backgroundRemote: "Удалённой моделью",
    backgroundCost: "Беседа отправляется на сервер ещё раз, и это может стоить денег.",
    idleMinutes: "Минут бездействия до сводки беседы целиком",
    modes: "Тип ответа",
    modesLabel: "Говорить модели, какой тип ответа, похоже, нужен",
    modesWhy:
      "Несколько фраз, по словам сообщения: создать, найти, изменить, обдумать или просто поговорить.",
    warning: "Предупреждение",
    warningPercent: "Процент окна, свыше которого предупреждает его полоса",
    warningWhy: (share) =>
      `Свыше ${formatPercent(share)} окна или доли, отведённой в нём беседе, полоса в панели предупреждает цветом и формой.`,
    window: "Окно этой модели",
    windowField: (model) => `Сколько токенов вмещает ${model}`,
    windowReported: (tokens) => `Сервер сообщает: ${tokensOf(tokens)}. Пусто — это значение.`,
    windowNotReported:
      "Сервер об этом не сообщает. Пусто — известное значение или осторожное предположение.",
    moreLimits: "Ещё",
    limits: {
      reservedResponseTokens: "Токенов в запасе для ответа",
      historyTokens: "Токенов для беседы",
      memoryTokens: "Токенов для сводок и памяти",
    },
    limitEmpty: "Пусто — значение контекста.",
    defaultLimits: "Пределы для всех моделей, у которых нет своих",
    defaultWindow: "Сколько токенов она вмещает",
    defaultWindowEmpty: "Пусто — что сообщает сервер или осторожное предположение.",
    windowGuide: "У встроенной справки нет окна. Сначала выберите модель в боковой панели.",
    redactions: "Скрываемые слова",
    redactionsSent:
      "Каждое заменяется заглушкой. Скрытое перед отправкой никогда не попадает к модели, но здесь остаётся таким, как написано. Только ответы инструментов хранятся без него, как их получила модель.",
    redactionsStored:
      "Скрытое перед сохранением навсегда убирается из сообщений, ответов, названий и сводок, которые сохраняются с этого момента. Уже сохранённое не меняется. То, что вы вводите, и ответ, который пишется, до конца сохраняются как есть.",
    noRedactions: "Пока нет.",
    redactionText: "Слово или шаблон",
    redactionKind: "Тип",
    redactionKinds: { word: "слово или фраза", pattern: "шаблон" },
    redactionWhen: "Скрывать",
    redactionWhens: { stored: "перед сохранением", sent: "перед отправкой" },
    patternHint: "В шаблоне # — цифра, ? — один символ, * — до 64 символов без пробела.",
    redactionLength: "От 2 до 200 символов, не больше четырёх *.",
    add: "Добавить",
    remove: "Удалить",
    removeLabel: (text) => `Удалить «${text}»`,
    turns: "Последние реплики",
    noTurns: "Ни на одну реплику ещё не отвечено.",
    turnsTable: "Последние реплики, прокручиваются вбок",
    columns: {
      at: "Когда",
      model: "Модель",
      tokens: "Токены",
      share: "Окно",
      firstToken: "Первое слово",
      speed: "Токенов/с",
    },
    unknown: "–",
    ago: formatAgo,
    exactDate: formatExactDate,
    speed: (tokens) => formatNumber(Math.round(tokens * 10) / 10),
    cache: (hits, fetches, rate) =>
      fetches === 0
        ? "С пробуждения Confidant ни одной беседы не прочитано."
        : plural(
            fetches,
            `Взято из памяти, а не с диска: ${formatNumber(hits)} из # раза (${formatPercent(rate)}).`,
            `Взято из памяти, а не с диска: ${formatNumber(hits)} из # раз (${formatPercent(rate)}).`,
            `Взято из памяти, а не с диска: ${formatNumber(hits)} из # раз (${formatPercent(rate)}).`,
          ),
    refresh: "Обновить",
  },
} satisfies Texts<typeof enPromptPage>;
