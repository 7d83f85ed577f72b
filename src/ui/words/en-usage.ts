import type { Price } from "../../domain/model";
import { countOf, formatTokens, locale } from "./en-format";

/** What models are chosen by, what they have cost, and how an answer of theirs may end. */
export const enUsage = {
  modelMenu: {
    find: "Find a model",
    here: "In this browser",
    ollama: "Ollama",
    browserModel: "The browser's own model",
    group: (name: string, place: string) => `${name} · ${place}`,
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
    ended:
      "The provider ended this answer. Ask in another way, or choose another model and press Retry.",
    empty:
      "The provider did not let this be answered. Ask in another way, or choose another model and press Retry.",
  },
};

const dollars = new Intl.NumberFormat(locale, {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 2,
});
const small = new Intl.NumberFormat(locale, {
  style: "currency",
  currency: "USD",
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

/** US dollars to the cent, to the hundredth of a cent below one dollar; less than that as so. */
export function formatCost(cost: number): string {
  if (cost > 0 && cost < 0.0001) return `<${small.format(0.0001)}`;
  return (cost < 1 ? small : dollars).format(cost);
}
