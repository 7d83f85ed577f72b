import type { enUsage } from "../en-usage";
import { formatCost, formatTokens } from "../format";
import type { Texts } from "../texts";
import { tokensOf } from "./nouns";
import { plural } from "./plural";

/** What models are chosen by, what they have cost, and how an answer of theirs may end. */
export const usage = {
  modelMenu: {
    find: "Modell suchen",
    here: "In diesem Browser",
    ollama: "Ollama",
    browserModel: "Integriertes Modell des Browsers",
    group: (name, destination) => `${name} · ${destination}`,
    none: "Kein Modell hat diese Wörter im Namen.",
    more: (count) =>
      plural(count, {
        one: "# weiteres: einen Teil des Namens eingeben.",
        other: "# weitere: einen Teil des Namens eingeben.",
      }),
    window: (tokens) => formatTokens(tokens),
    windowHint: (tokens) => `Fasst ${tokensOf(tokens)}.`,
    price: ({ prompt, reply }) => `${formatCost(prompt)} / ${formatCost(reply)}`,
    priceHint: "Preis für eine Million Token, des Prompts / der Antwort.",
    setUp: "Modelle einrichten …",
  },

  cost: {
    name: "Kosten",
    dollars: formatCost,
  },

  conversationFigures: {
    tokens: "Token hier",
    cost: "Kosten, soweit Preise bekannt sind",
  },

  refusal: {
    ended: "Der Anbieter hat diese Antwort beendet. Anders fragen, oder ein anderes Modell wählen.",
    empty:
      "Der Anbieter hat keine Antwort darauf zugelassen. Anders fragen, oder ein anderes Modell wählen.",
  },
} satisfies Texts<typeof enUsage>;
