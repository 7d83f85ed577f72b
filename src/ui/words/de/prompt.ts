import type { enPrompt } from "../en-prompt";
import { formatNumber, formatPercent, formatTokens } from "../format";
import type { Texts } from "../texts";
import { tokensOf } from "./nouns";
import { plural } from "./plural";

/** What a message was taken for. */
export const promptModes = {
  general: "Gespräch",
  creation: "etwas erstellen",
  search: "etwas nachschlagen",
  modification: "etwas ändern",
  analysis: "etwas durchdenken",
} satisfies Texts<typeof enPrompt.modes>;

/** What concerns the prompt and is always shown: the window's bar, and the way to the inspector. */
export const prompt = {
  tokens: formatTokens,
  percent: formatPercent,
  modes: promptModes,
  notSeenBecause: {
    truncate: "ältere Züge werden wie eingestellt weggelassen",
    dropped: "die Zusammenfassung wurde verworfen",
    "summary-failed":
      "eine Zusammenfassung ließ sich nicht erstellen; es wird noch einmal versucht",
    "no-summariser": "kein Modell darf von selbst zusammenfassen",
    "not-yet": "die Zusammenfassung ist noch nicht geschrieben",
  },
  sentPrompt: "Was das Modell gesehen hat",

  windowBar: {
    hint: (keys) => `Öffnet den Prompt-Inspektor (${keys}).`,
    none: "–",
    full: "voll",
    fullWindow: "Fenster voll",
    share: (percent) => `Fenster ${percent}`,
    unknown: "Wie voll das Fenster ist, ist zurzeit nicht bekannt.",
    tooSmall: "Die Anweisungen allein passen nicht in das Fenster des Modells.",
    assumed: "Das Fenster ist angenommen.",
    warnings: {
      window: "Es ist fast voll.",
      history: "Das Gespräch füllt seinen Anteil fast aus.",
      overflow: "Das ist mehr, als es fasst.",
      memory: "Nicht alles Gemerkte passt hinein.",
    },
    label: (share, tokens, window) =>
      plural(window, {
        one: `Fenster ${formatPercent(share)}: ${formatNumber(tokens)} von # Token des Modells.`,
        other: `Fenster ${formatPercent(share)}: ${formatNumber(tokens)} von # Token des Modells.`,
      }),
    guideText: (tokens) => `${formatTokens(tokens)} Token`,
    guide: (tokens) => `${tokensOf(tokens)}; die integrierte Hilfe hat kein Fenster.`,
  },
} satisfies Texts<typeof enPrompt>;
