import type { PromptMode } from "../../../domain/prompt-mode";
import type { enPrompt } from "../en-prompt";
import { formatNumber, formatPercent, formatTokens } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** What a message was taken for. */
export const promptModes: Record<PromptMode, string> = {
  general: "conversa",
  creation: "criar algo",
  search: "procurar algo",
  modification: "alterar algo",
  analysis: "refletir sobre algo",
};

/** What concerns the prompt and is always shown: the window's bar, and the way to the inspector. */
export const prompt = {
  tokens: formatTokens,
  percent: formatPercent,
  modes: promptModes,
  notSeenBecause: {
    truncate: "os turnos mais antigos ficam de fora, como definido",
    dropped: "seu resumo foi descartado",
    "summary-failed": "não foi possível fazer um resumo; há uma nova tentativa",
    "no-summariser": "nenhum modelo pode resumi-las por conta própria",
    "not-yet": "seu resumo ainda não foi escrito",
  },
  sentPrompt: "O que o modelo viu",

  windowBar: {
    hint: (keys) => `Abre o inspetor de prompt (${keys}).`,
    none: "–",
    full: "cheia",
    fullWindow: "Janela cheia",
    share: (percent) => `Janela ${percent}`,
    unknown: "No momento não se sabe o quanto a janela está cheia.",
    tooSmall: "Só as instruções já não cabem na janela do modelo.",
    assumed: "A janela é presumida.",
    warnings: {
      window: "Ela está quase cheia.",
      history: "A conversa quase preenche a parte dela.",
      overflow: "Isto é mais do que ela comporta.",
      memory: "Nem tudo o que é lembrado cabe.",
    },
    label: (share, tokens, window) =>
      `Janela ${formatPercent(share)}: ${formatNumber(tokens)} de ${counted.tokens(window)} do modelo.`,
    guideText: (tokens) => `${formatTokens(tokens)} tokens`,
    guide: (tokens) => `${counted.tokens(tokens)}; o guia integrado não tem janela.`,
  },
} satisfies Texts<typeof enPrompt>;
