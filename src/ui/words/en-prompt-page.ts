import { countOf, formatAgo, formatExactDate, formatNumber, formatPercent } from "./format";

/** What the options say about how prompts are made. */
export const enPromptPage = {
  promptPage: {
    conversation: "Conversation",
    maxTurns: "Maximum turns shown to the model",
    maxMessages: "Maximum messages per request",
    summaryPercent: "Percent of the maximum turns at which the oldest are summarised",
    summaryPercentNote: "A lower number summarises sooner and more often.",
    cacheSeconds: "Seconds that a conversation stays in memory, not encrypted, once it was read",
    cacheSecondsNote:
      "The next message then waits for less. Locking removes it at once; 0 keeps none.",
    compression: "Older turns",
    compressions: {
      "recursive-summarization": "are summarised",
      truncate: "are left out",
    },
    keepRecent: "Turns to keep",
    summariser: "Summary model",
    summariserNote:
      "Name of a model on the same server. Leave empty to use the model that answers.",
    chunkSize: "Maximum turns per summary",
    range: (min: number, max: number) =>
      `A whole number from ${formatNumber(min)} to ${formatNumber(max)}.`,
    memory: "Memory and recent activity",
    activityEntries: "Maximum recent activity entries shown to the model",
    activityNote: (most: number) =>
      `From ${formatNumber(0)} to ${formatNumber(most)}. They tell when a context's other conversations were begun and went on; which contexts show them is chosen in each context's settings.`,
    includeDescriptions: "Include descriptions of memory blocks",
    includeSchemas: "Include schemas of memory blocks",
    blocksNote:
      "A memory block is a named text among the instructions, such as the workflow that a message is about. Its description says what it is for, its schema what form it has.",
    background: "In the background",
    backgroundWhy:
      "Titles, summaries and facts are written when nothing else runs. Only servers that you chose are asked.",
    backgroundLocal: "With a model on this machine",
    backgroundRemote: "With a remote model",
    backgroundCost: "This sends the conversation to the server again, and may cost money.",
    idleMinutes: "Minutes of inactivity until a conversation is summarised as a whole",
    modes: "Type of answer",
    modesLabel: "Tell the model what type of answer seems wanted",
    modesWhy:
      "A few sentences, by the words of the message: making, looking up, changing, thinking through, or simply talking.",
    warning: "Warning",
    warningPercent: "Percent of the window above which its bar warns",
    warningWhy: (share: number) =>
      `Above ${formatPercent(share)} of the window, or of the conversation's share of it, its bar in the panel warns, by colour and shape.`,
    window: "This model's window",
    windowField: (model: string) => `Tokens that ${model} can hold at once`,
    windowReported: (tokens: number) =>
      `The server reports ${countOf(tokens, "token", "tokens")}. Leave empty to use that.`,
    windowNotReported:
      "The server does not report it. Leave empty to use the known value, or a cautious assumption.",
    moreLimits: "More",
    limits: {
      reservedResponseTokens: "Tokens reserved for the reply",
      historyTokens: "Tokens for the conversation",
      memoryTokens: "Tokens for summaries and memory",
    },
    limitEmpty: "Leave empty to use the context's value.",
    defaultLimits: "Limits for every model that has none of its own",
    defaultWindow: "Tokens that it can hold at once",
    defaultWindowEmpty: "Leave empty to use what the server reports, or a cautious assumption.",
    windowGuide: "The built-in guide has no window. Choose a model in the side panel first.",
    redactions: "Words to hide",
    redactionsSent:
      "Each is replaced by a placeholder. Hidden before sending, it never reaches a model, but stays here as written. Only what tools answer is kept without it, as the model was told it.",
    redactionsStored:
      "Hidden before saving, it is removed forever from messages, answers, titles and summaries saved from now on. Saved data does not change. What you are typing, or an answer in progress, is saved as it is until it is done.",
    noRedactions: "None yet.",
    redactionText: "Word or pattern",
    redactionKind: "Type",
    redactionKinds: { word: "a word or phrase", pattern: "a pattern" },
    redactionWhen: "Hide",
    redactionWhens: { stored: "before saving", sent: "before sending" },
    patternHint:
      "In a pattern # is a digit, ? one character, and * up to 64 characters without a blank.",
    redactionLength: "2 to 200 characters, with at most four *.",
    add: "Add",
    remove: "Remove",
    removeLabel: (text: string) => `Remove “${text}”`,
    turns: "Newest turns",
    noTurns: "No turn was answered yet.",
    turnsTable: "Newest turns, scrolls sideways",
    columns: {
      at: "When",
      model: "Model",
      tokens: "Tokens",
      share: "Window",
      firstToken: "First word",
      speed: "Tokens/s",
    },
    unknown: "–",
    ago: formatAgo,
    exactDate: formatExactDate,
    speed: (tokens: number) => formatNumber(Math.round(tokens * 10) / 10),
    cache: (hits: number, fetches: number, rate: number) =>
      fetches === 0
        ? "No conversation was read since Confidant woke."
        : `Taken from memory instead of the disk: ${formatNumber(hits)} of ${formatNumber(fetches)} times (${formatPercent(rate)}).`,
    refresh: "Refresh",
  },
};
