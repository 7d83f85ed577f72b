import type { enPrompt } from "../en-prompt";
import { formatNumber, formatPercent, formatTokens } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** What a message was taken for. */
export const promptModes = {
  general: "conversation",
  creation: "créer quelque chose",
  search: "chercher une information",
  modification: "modifier quelque chose",
  analysis: "réfléchir à quelque chose",
} satisfies Texts<typeof enPrompt.modes>;

/** What concerns the prompt and is always shown: the window's bar, and the way to the inspector. */
export const prompt = {
  tokens: formatTokens,
  percent: formatPercent,
  modes: promptModes,
  notSeenBecause: {
    truncate: "les échanges plus anciens sont laissés de côté, comme réglé",
    dropped: "leur résumé a été écarté",
    "summary-failed": "aucun résumé n’a pu être fait ; un nouvel essai suivra",
    "no-summariser": "aucun modèle n’a le droit de les résumer de lui-même",
    "not-yet": "leur résumé n’est pas encore écrit",
  },
  sentPrompt: "Ce que le modèle a vu",

  windowBar: {
    hint: (keys) => `Ouvre l’inspecteur de prompt (${keys}).`,
    none: "–",
    full: "pleine",
    fullWindow: "Fenêtre pleine",
    share: (percent) => `Fenêtre ${percent}`,
    unknown: "Le remplissage de la fenêtre n’est pas connu pour le moment.",
    tooSmall: "Les instructions à elles seules ne tiennent pas dans la fenêtre du modèle.",
    assumed: "La fenêtre est supposée.",
    warnings: {
      window: "Elle est presque pleine.",
      history: "La conversation remplit presque la part qui lui revient.",
      overflow: "C’est plus qu’elle ne peut contenir.",
      memory: "Tout ce qui est retenu n’y tient pas.",
    },
    label: (share, tokens, window) =>
      `Fenêtre ${formatPercent(share)} : ${formatNumber(tokens)} sur les ${counted.tokens(window)} du modèle.`,
    guideText: (tokens) => `${formatTokens(tokens)} jetons`,
    guide: (tokens) => `${counted.tokens(tokens)} ; le guide intégré n’a pas de fenêtre.`,
  },
} satisfies Texts<typeof enPrompt>;
