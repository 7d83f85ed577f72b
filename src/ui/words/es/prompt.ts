import type { PromptMode } from "../../../domain/prompt-mode";
import type { enPrompt } from "../en-prompt";
import { formatNumber, formatPercent, formatTokens } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** What a message was taken for. */
export const promptModes: Record<PromptMode, string> = {
  general: "conversar",
  creation: "crear algo",
  search: "buscar algo",
  modification: "cambiar algo",
  analysis: "reflexionar sobre algo",
};

/** What concerns the prompt and is always shown: the window's bar, and the way to the inspector. */
export const prompt = {
  tokens: formatTokens,
  percent: formatPercent,
  modes: promptModes,
  notSeenBecause: {
    truncate: "los turnos más antiguos se omiten, como está establecido",
    dropped: "su resumen se descartó",
    "summary-failed": "no se pudo hacer un resumen; se intentará de nuevo",
    "no-summariser": "ningún modelo puede resumirlos por su cuenta",
    "not-yet": "su resumen aún no está escrito",
  },
  sentPrompt: "Lo que vio el modelo",

  windowBar: {
    hint: (keys) => `Abre el inspector del prompt (${keys}).`,
    none: "–",
    full: "llena",
    fullWindow: "Ventana llena",
    share: (percent) => `Ventana ${percent}`,
    unknown: "Por ahora no se sabe cuánto está llena la ventana.",
    tooSmall: "Solo las instrucciones ya no caben en la ventana del modelo.",
    assumed: "La ventana es una suposición.",
    warnings: {
      window: "Está casi llena.",
      history: "La conversación casi llena su parte.",
      overflow: "Esto es más de lo que admite.",
      memory: "No cabe todo lo recordado.",
    },
    label: (share, tokens, window) =>
      `Ventana ${formatPercent(share)}: ${formatNumber(tokens)} de ${counted.tokens(window)} del modelo.`,
    guideText: (tokens) => `${formatTokens(tokens)} tokens`,
    guide: (tokens) => `${counted.tokens(tokens)}; la guía integrada no tiene ventana.`,
  },
} satisfies Texts<typeof enPrompt>;
