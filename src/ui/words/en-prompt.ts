import type { PromptMode } from "../../domain/prompt-mode";
import type { LeftOut, PlanWarning } from "../../domain/prompt-plan";
import { countOf, formatNumber, formatPercent, formatTokens } from "./format";

/** What a message was taken for. */
export const promptModes: Record<PromptMode, string> = {
  general: "conversation",
  creation: "making something",
  search: "looking something up",
  modification: "changing something",
  analysis: "thinking something through",
};

/** The same for the line in the conversation. */
const notSeenBecause: Record<NonNullable<LeftOut["because"]>, string> = {
  truncate: "older turns are left out, as set",
  dropped: "its summary was discarded",
  "summary-failed": "no summary could be made; it is tried again",
  "no-summariser": "no model may summarise it by itself",
  "not-yet": "its summary is not written yet",
};

/** The same for the window's bar, which names them aloud. */
const barWarnings: Record<PlanWarning, string> = {
  window: "It is nearly full.",
  history: "The conversation nearly fills its share of it.",
  overflow: "This is more than it holds.",
  memory: "Not all that is remembered fits.",
};

/** What concerns the prompt and is always shown: the window's bar, and the way to the inspector. */
export const enPrompt = {
  tokens: formatTokens,
  percent: formatPercent,
  modes: promptModes,
  notSeenBecause,
  sentPrompt: "What the model saw",

  windowBar: {
    hint: (keys: string) => `Opens the prompt inspector (${keys}).`,
    none: "–",
    full: "full",
    fullWindow: "Window full",
    share: (percent: string) => `Window ${percent}`,
    unknown: "How full the window is, is not known at the moment.",
    tooSmall: "The instructions alone do not fit into the model's window.",
    assumed: "The window is assumed.",
    warnings: barWarnings,
    label: (share: number, tokens: number, window: number) =>
      `Window ${formatPercent(share)}: ${formatNumber(tokens)} of the model's ${countOf(window, "token", "tokens")}.`,
    guideText: (tokens: number) => `${formatTokens(tokens)} tokens`,
    guide: (tokens: number) =>
      `${countOf(tokens, "token", "tokens")}; the built-in guide has no window.`,
  },
};
