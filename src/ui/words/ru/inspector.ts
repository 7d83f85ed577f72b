import {
  formatDate,
  formatExactDate,
  formatIso,
  formatNumber,
  formatPercent,
  formatSeconds,
} from "../format";
import type { enInspector } from "../inspector-words";
import type { Texts } from "../texts";
import { becauses, reasons, sections, warnings, windowSources } from "./inspector-reasons";
import { charactersOf, messagesOf, ofTokens, tokensOf } from "./nouns";
import { plural } from "./plural";
import { promptModes } from "./prompt";

/** What the inspector says. */
export const inspector = {
  title: "Что увидит модель",
  sentTitle: "Что видела модель",
  requestOf: (nth, of) => `Запрос ${nth} из ${of}`,
  requestBefore: "Предыдущий запрос",
  requestAfter: "Следующий запрос",
  refresh: "Обновить",
  close: "Закрыть",
  loading: "Загрузка …",
  noPlan:
    "Что видела модель, для этого ответа не сохранено: он старше этого просмотра или сбой случился раньше, чем что-либо ушло.",
  total: (tokens, window) => `${formatNumber(tokens)} из ${ofTokens(window)}`,
  exactTokens: (tokens) => tokensOf(tokens),
  guide: "У встроенной справки нет окна; она отвечает в этом браузере.",
  note: "Тип ответа, для этого сообщения",
  windowSources,
  reply: (tokens) => `Для ответа оставляется до ${ofTokens(tokens)}.`,
  mode: (mode) => `Тип ответа: ${promptModes[mode]}.`,
  redacted: (count) =>
    plural(
      count,
      "# место скрыто вашими правилами.",
      "# места скрыты вашими правилами.",
      "# мест скрыто вашими правилами.",
    ),
  warnings,
  historyShare: (tokens, share) => `Занято ${formatNumber(tokens)} из ${ofTokens(share)}.`,
  continued:
    "Этот ответ продолжали. Ниже — что было отправлено для последней его части, вместе с ответом до неё.",
  parts: "Части, в порядке отправки",
  sections,
  roles: {
    user: "Вы",
    assistant: "Ответ",
    system: "Система",
    tool: "Инструмент",
  },
  history: "Беседа",
  historySource: (messages) => messagesOf(messages),
  time: "Время",
  timeSource: "часы этого компьютера",
  timeText: (time) => `${formatExactDate(time)} (${formatIso(time)})`,
  message: "Ваше сообщение",
  messageSource: "введено здесь",
  messageEmpty: "Пока ничего не введено.",
  begun: "Ответ до сих пор",
  begunSource: "будет продолжен",
  rest: "Оформление",
  restSource: "часть каждого запроса",
  restText: "Роли, заголовки и разделители, по оценке.",
  product: "Confidant",
  fromSummary: (messages) =>
    plural(messages, "сводка # сообщения", "сводка # сообщений", "сводка # сообщений"),
  fromSummaries: (count) =>
    plural(count, "# сводка других бесед", "# сводки других бесед", "# сводок других бесед"),
  fromBlock: (label, from) => (from === undefined ? `«${label}»` : `«${label}», из ${from}`),
  fromReferences: (count) => plural(count, "# упоминание", "# упоминания", "# упоминаний"),
  fromFacts: (count) =>
    plural(
      count,
      "# факт, известный о вас",
      "# факта, известных о вас",
      "# фактов, известных о вас",
    ),
  oneFact: (key) => `Факт: ${key}`,
  whyFact: "известен о вас, поэтому идёт с каждым сообщением, пока есть место",
  oneSummary: (text) => `Сводка: ${text}`,
  whySummary: "одна из трёх последних в этом контексте",
  fromQuotes: (count) =>
    plural(
      count,
      "# цитата из прежних сообщений",
      "# цитаты из прежних сообщений",
      "# цитат из прежних сообщений",
    ),
  quotes: {
    title: "Из прежних бесед",
    none: "Ничто из сказанного раньше не подходит к этому сообщению.",
    left: "Не процитировано",
    one: (title) => `«${title}»`,
    untitled: "Беседа без названия",
    gone: "Удалённое сообщение",
    said: (speaker, at) => `${speaker === "user" ? "вы" : "ответ"}, ${formatDate(at)}`,
    near: (similarity) =>
      `По смыслу похоже на ваше сообщение: близость ${formatPercent(similarity)}.`,
    why: (terms, relevance) =>
      `Общее: ${terms.map((term) => `«${term}»`).join(", ")}: ${formatPercent(relevance)} того, о чём ваше сообщение.`,
    untrusted:
      "Содержит импортированный текст либо текст страницы или инструмента, поэтому и ответ считается ненадёжным.",
    positions: {
      note: "Они стоят прямо перед вашим сообщением.",
      system: "Они стоят перед беседой.",
    },
  },
  untrusted: (source) => `${source}, ненадёжного происхождения`,
  someUntrusted: (source, count) =>
    `${source}, из них ненадёжного происхождения: ${formatNumber(count)}`,
  more: (characters) => `Показать остальное (${charactersOf(characters)})`,
  text: "Текст, прокручивается",
  leftOut: "Опущено",
  nothingLeftOut: "Ничего.",
  leftOutMessages: (messages) => `${messagesOf(messages)}.`,
  leftOutImages: (images) => plural(images, "# изображение.", "# изображения.", "# изображений."),
  image: (name) => `[изображение: ${name}]`,
  leftOutSection: (kind, label) =>
    label === undefined ? `${sections[kind]}.` : `${sections[kind]}: «${label}».`,
  leftOutPage: (name, passages, headings) => {
    const what = `«${name}», фрагменты: ${formatNumber(passages)}.`;
    return headings.length === 0
      ? what
      : `${what} Среди них: ${headings.map((one) => `«${one}»`).join(", ")}.`;
  },
  leftOutBlock: (label) => `Блок: «${label}».`,
  leftOutConversation: "Беседа.",
  leftOutMore: (kind, count) => `${sections[kind]}: ещё ${formatNumber(count)}.`,
  reasons,
  becauses,
  request: "Точный запрос",
  requestNone: "Этот запрос остаётся в этом браузере.",
  headers: "Заголовки",
  body: "Тело",
  copyAs: "Копировать как …",
  layouts: {
    openai: "OpenAI",
    anthropic: "Anthropic",
    gemini: "Gemini",
    ollama: "Ollama",
    elara: "Простой текст, имена перед репликами",
    omega: "Простой текст, части в скобках",
    json: "JSON",
  },
  copied: "Скопировано.",
  copiedTyped: "Скопировано так, как было бы отправлено сейчас.",
  copyTyped: "Создано для копии, поэтому в нём время копирования.",
  counts: "По оценке и по подсчёту",
  estimated: (tokens) => `по оценке ${formatNumber(tokens)}`,
  counted: (tokens) =>
    tokens === null ? "сервер не считал" : `по подсчёту ${formatNumber(tokens)}`,
  prompt: "Промпт",
  replyTokens: "Ответ",
  firstWord: "Первое слово через",
  speed: "Скорость",
  seconds: formatSeconds,
  perSecond: (tokens) => `${formatNumber(Math.round(tokens * 10) / 10)} токенов/с`,
  sent: "Это байт в байт то, что было отправлено.",
  noAnswer: "Это запрос, который был составлен. Ответ на него не пришёл, так что он мог и не уйти.",
  changed:
    "Что-то из названного в этом запросе с тех пор изменено или удалено, либо обновление записывает запросы иначе: ниже — не байт в байт то, что было отправлено.",
} satisfies Texts<typeof enInspector>;
