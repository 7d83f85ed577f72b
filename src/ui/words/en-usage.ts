import type { Price } from "../../domain/model";
import { countOf, formatCost, formatTokens } from "./format";

/** What models are chosen by, what they have cost, and how an answer of theirs may end. */
export const enUsage = {
  modelMenu: {
    find: "Find a model",
    here: "In this browser",
    ollama: "Ollama",
    browserModel: "Browser's built-in model",
    group: (name: string, destination: string) => `${name} · ${destination}`,
    none: "No model has these words in its name.",
    more: (count: number) => `${countOf(count, "more", "more")}: write a part of the name.`,
    window: (tokens: number) => formatTokens(tokens),
    windowHint: (tokens: number) => `Holds ${countOf(tokens, "token", "tokens")}.`,
    price: ({ prompt, reply }: Price) => `${formatCost(prompt)} / ${formatCost(reply)}`,
    priceHint: "Price of a million tokens, of the prompt / of the reply.",
    setUp: "Set up models …",
  },

  cost: {
    name: "Cost",
    dollars: formatCost,
  },

  conversationFigures: {
    tokens: "Tokens here",
    cost: "Cost, as far as prices are known",
  },

  refusal: {
    ended: "The provider ended this answer. Ask in another way, or choose another model.",
    empty:
      "The provider did not let this be answered. Ask in another way, or choose another model.",
  },
};
