import { formatCost, formatMonth, formatNumber, formatSeconds, formatTokens } from "../format";
import type { Texts } from "../texts";
import type { enUsagePage } from "../usage-words";
import { tokensOf } from "./nouns";
import { plural } from "./plural";

/** What the options say of tokens, speed and cost. */
export const usagePage = {
  why: "Токены, скорость и стоимость по месяцам и моделям. Эта статистика никогда не покидает этот компьютер.",
  how: "Токены считает провайдер, иначе они оцениваются. Цены — те, что публикует провайдер; его счёт может отличаться. Названия, сводки и извлечение фактов считаются ответами. Встроенная справка, временные беседы и поиск по смыслу не учитываются.",
  none: "Ответов от модели пока нет.",
  month: formatMonth,
  months: "По месяцам",
  measure: "Столбцы показывают",
  measures: { tokens: "Токены", cost: "Стоимость" },
  plots: { tokens: "Токены за каждый месяц", cost: "Стоимость за каждый месяц" },
  plotOf: {
    tokens: (name, tokens) => `${formatMonth(name)}: ${tokensOf(tokens)}`,
    cost: (name, cost) => `${formatMonth(name)}: ${formatCost(cost)}`,
  },
  table: (name) => `${formatMonth(name)}, по моделям`,
  columns: {
    month: "Месяц",
    model: "Модель",
    replies: "Ответы",
    prompt: "Токены: вход",
    reply: "Токены: выход",
    firstWord: "Первое слово",
    speed: "Токенов/с",
    cost: "Стоимость",
  },
  hints: {
    firstWord: "От отправки до первого слова, в среднем",
    speed: "Токенов в секунду с первого слова, в среднем",
  },
  all: "Все",
  others: "Другие модели",
  browserModel: "Встроенная модель браузера",
  destination: {
    browser: "в этом браузере",
    machine: "на этом компьютере",
    host: (host) => `на ${host}`,
  },
  number: formatNumber,
  tokens: formatTokens,
  seconds: formatSeconds,
  speed: (tokens) => formatNumber(Math.round(tokens * 10) / 10),
  unknown: "–",
  cost: (cost, unpriced) => {
    if (unpriced === 0) return cost === 0 ? "–" : formatCost(cost);
    if (cost === 0) return "цена неизвестна";
    const some = plural(
      unpriced,
      "цена # ответа неизвестна",
      "цена # ответов неизвестна",
      "цена # ответов неизвестна",
    );
    return `${formatCost(cost)}, ${some}`;
  },
  forget: "Сбросить статистику …",
  forgetMeans:
    "Удаляется статистика всех месяцев. Беседы сохраняют свою. Отменить можно в течение 10 секунд.",
  forgetConfirm: "Сбросить",
  forgotten: "Сброшено.",
} satisfies Texts<typeof enUsagePage>;
