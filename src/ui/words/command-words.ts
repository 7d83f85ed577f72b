import { catalogue } from "./catalogue";
import { countOf, formatNumber, formatPercent } from "./format";

/** What the commands are answered with; the list of them stands with the panel's own texts. */
export const enCommandAnswers = {
  dismiss: "Dismiss",
  asking: "Loading …",
  status: {
    title: "Status",
    context: "Context",
    model: "Model",
    mode: "Type of answer",
    window: "Window",
    lock: "Lock",
    store: "Store",
    well: "well",
    damaged: (rows: number) => `${countOf(rows, "entry", "entries")} damaged or missing`,
    none: "none yet",
    share: (share: number, tokens: number, window: number) =>
      `${formatPercent(share)}, ${formatNumber(tokens)} of ${countOf(window, "token", "tokens")}`,
    noWindow: (tokens: number) => `${countOf(tokens, "token", "tokens")}; the guide has none`,
    lockKinds: {
      none: "not locked",
      sealing: "being encrypted",
      lock: "locked by an unlock method of yours",
    },
  },
  history: {
    title: "History",
    all: "Messages here",
    shown: "Shown to the model",
    summarised: "Covered by a summary",
    leftOut: "Left out",
  },
  model: {
    title: "Model",
    chosen: (name: string) => `${name} is now the model.`,
    choosing: (name: string) => `Choosing ${name} …`,
    unknown: (name: string) =>
      `There is no model called “${name}” here. The list shows those there are.`,
  },
  summary: {
    title: "Summary",
    making: "Summarising …",
    made: (messages: number) =>
      `Done. In place of ${countOf(messages, "message", "messages")} the model sees the summary that is open above.`,
    show: "Show it",
    nothing: "There is nothing to summarise yet: the newest turn always stays as it is.",
  },
  facts: {
    title: "Facts",
    none: "Nothing is known about you in this context yet. Facts are learned from what you say once nobody has written for a while, or kept by /remember.",
    quote: (words: string) => `“${words}”`,
    former: (values: readonly string[]) => `Before: ${values.join("; ")}`,
    replaces: (value: string) => `Would replace: ${value}`,
    waiting: "Waiting for your approval: no model sees it yet.",
    approve: "Approve",
    approveOf: (key: string) => `Approve: ${key}`,
    forget: "Forget",
    forgetOf: (key: string) => `Forget: ${key}`,
  },
  remember: {
    title: "Remember",
    empty: "Type what is to be kept behind the command, as in /remember city: Lisbon.",
    temporary: "Nothing is kept from a temporary conversation. Nothing was changed.",
    kept: (key: string, value: string) => `Kept: ${key}: ${value}`,
  },
  forget: {
    title: "Forget",
    empty:
      "Press Forget at a fact, or type what it is about behind the command, as in /forget city.",
    done: (key: string) =>
      `Forgotten: ${key}. It is not learned again from what was said until now.`,
    unknown: (key: string) =>
      `There is no fact called “${key}” in this context. /facts lists those there are.`,
  },
  help: {
    title: "Commands",
    note: "Commands run here and are never sent. Only /model, /search, /remember and /forget take an argument. Any other text that starts with a slash is sent as a message.",
  },
};

/** The texts of the answers to commands, apart from the others: only who asks has to load them. */
export const commandWords: typeof enCommandAnswers = catalogue("commands", enCommandAnswers);
