import type { enPrompt } from "../en-prompt";
import { formatNumber, formatPercent, formatTokens } from "../format";
import type { Texts } from "../texts";
import { ofTokens, shortTokensOf, tokensOf } from "./nouns";

/** What a message was taken for. */
export const promptModes = {
  general: "беседа",
  creation: "что-то создать",
  search: "что-то найти",
  modification: "что-то изменить",
  analysis: "что-то обдумать",
} satisfies Texts<typeof enPrompt.modes>;

/** What concerns the prompt and is always shown: the window's bar, and the way to the inspector. */
export const prompt = {
  tokens: formatTokens,
  percent: formatPercent,
  modes: promptModes,
  notSeenBecause: {
    truncate: "старые реплики опускаются, как задано",
    dropped: "их сводка отброшена",
    "summary-failed": "составить сводку не удалось; попытка повторится",
    "no-summariser": "ни одной модели не разрешено составлять сводку самой",
    "not-yet": "сводка ещё не написана",
  },
  sentPrompt: "Что видела модель",

  windowBar: {
    hint: (keys) => `Открывает инспектор промпта (${keys}).`,
    none: "–",
    full: "полно",
    fullWindow: "Окно заполнено",
    share: (percent) => `Окно ${percent}`,
    unknown: "Насколько заполнено окно, сейчас неизвестно.",
    tooSmall: "Одни инструкции уже не помещаются в окно модели.",
    assumed: "Размер окна предполагается.",
    warnings: {
      window: "Оно почти заполнено.",
      history: "Беседа почти заполнила свою долю.",
      overflow: "Это больше, чем оно вмещает.",
      memory: "Не всё, что помнится, помещается.",
    },
    label: (share, tokens, window) =>
      `Окно ${formatPercent(share)}: ${formatNumber(tokens)} из ${ofTokens(window)} модели.`,
    guideText: (tokens) => shortTokensOf(tokens),
    guide: (tokens) => `${tokensOf(tokens)}; у встроенной справки нет окна.`,
  },
} satisfies Texts<typeof enPrompt>;
