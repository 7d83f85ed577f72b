import type { enUsage } from "../en-usage";
import { formatCost, formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";
import { tokensOf } from "./nouns";

/** What models are chosen by, what they have cost, and how an answer of theirs may end. */
export const usage = {
  modelMenu: {
    find: "Найти модель",
    here: "В этом браузере",
    ollama: "Ollama",
    browserModel: "Встроенная модель браузера",
    group: (name, destination) => `${name} · ${destination}`,
    none: "Нет модели с этими словами в имени.",
    more: (count) => `Ещё ${formatNumber(count)}: введите часть имени.`,
    window: (tokens) => formatTokens(tokens),
    windowHint: (tokens) => `Вмещает ${tokensOf(tokens)}.`,
    price: ({ prompt, reply }) => `${formatCost(prompt)} / ${formatCost(reply)}`,
    priceHint: "Цена миллиона токенов: промпт / ответ.",
    setUp: "Настроить модели …",
  },

  cost: {
    name: "Стоимость",
    dollars: formatCost,
  },

  conversationFigures: {
    tokens: "Токенов здесь",
    cost: "Стоимость, насколько известны цены",
  },

  refusal: {
    ended: "Провайдер прервал этот ответ. Спросите иначе или выберите другую модель.",
    empty: "Провайдер не позволил на это ответить. Спросите иначе или выберите другую модель.",
  },
} satisfies Texts<typeof enUsage>;
