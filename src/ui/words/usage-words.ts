import { catalogue } from "./catalogue";
import {
  countOf,
  formatCost,
  formatMonth,
  formatNumber,
  formatSeconds,
  formatTokens,
} from "./format";

/** What the options say of tokens, speed and cost. */
export const enUsagePage = {
  why: "Tokens, speed and cost by month and model. These statistics never leave this machine.",
  how: "Tokens are counted by the provider, otherwise estimated. Prices are those the provider publishes; its bill may differ. Titles, summaries and learning facts count as answers. The built-in guide, temporary conversations and search by meaning are not included.",
  none: "No answers from a model yet.",
  month: formatMonth,
  months: "By month",
  measure: "Bars show",
  measures: { tokens: "Tokens", cost: "Cost" },
  plots: { tokens: "Tokens of each month", cost: "Cost of each month" },
  plotOf: {
    tokens: (name: string, tokens: number) =>
      `${formatMonth(name)}: ${countOf(tokens, "token", "tokens")}`,
    cost: (name: string, cost: number) => `${formatMonth(name)}: ${formatCost(cost)}`,
  },
  table: (name: string) => `${formatMonth(name)}, by model`,
  columns: {
    month: "Month",
    model: "Model",
    replies: "Replies",
    prompt: "Tokens in",
    reply: "Tokens out",
    firstWord: "First word",
    speed: "Tokens/s",
    cost: "Cost",
  },
  hints: {
    firstWord: "From sending to the first word, on average",
    speed: "Tokens a second from the first word on, on average",
  },
  all: "All",
  others: "Other models",
  browserModel: "Browser's built-in model",
  destination: {
    browser: "in this browser",
    machine: "on this machine",
    host: (host: string) => `to ${host}`,
  },
  number: formatNumber,
  tokens: formatTokens,
  seconds: formatSeconds,
  speed: (tokens: number) => formatNumber(Math.round(tokens * 10) / 10),
  unknown: "–",
  cost: (cost: number, unpriced: number) => {
    if (unpriced === 0) return cost === 0 ? "–" : formatCost(cost);
    const some = `price of ${countOf(unpriced, "reply", "replies")} unknown`;
    return cost === 0 ? "price unknown" : `${formatCost(cost)}, ${some}`;
  },
  forget: "Reset statistics …",
  forgetMeans:
    "The statistics of all months are deleted. Conversations keep theirs. You can undo this for 10 seconds.",
  forgetConfirm: "Reset",
  forgotten: "Reset.",
};

/** The texts of the usage options, apart from the others: only that page has to load them. */
export const usageWords: typeof enUsagePage = catalogue("usage", enUsagePage);
