import { countOf, formatAgo, formatExactDate, formatNumber, formatPercent } from "./format";

/** What the options say about how prompts are made. */
export const enPromptPage = {
  promptPage: {
    conversation: "Conversation",
    maxTurns: "Turns that the model is shown at most",
    maxMessages: "Messages that one request holds at most",
    compression: "Older turns",
    compressions: {
      "recursive-summarization": "are summarised",
      truncate: "are left out",
    },
    keepRecent: "Turns that stay",
    summariser: "Model that summarises",
    summariserNote: "Its name on the server that answers. Empty takes the model that answers.",
    chunkSize: "Turns that one summary reads at most",
    range: (min: number, max: number) =>
      `A whole number from ${formatNumber(min)} to ${formatNumber(max)}.`,
    memory: "Memory and recent activity",
    activityEntries: "Recent activity entries that the model is shown at most",
    activityNote: (most: number) =>
      `From ${formatNumber(0)} to ${formatNumber(most)}. They tell when a context's other conversations were begun and went on; which contexts show them is chosen in each context's settings.`,
    includeDescriptions: "Include descriptions of memory blocks",
    includeSchemas: "Include schemas of memory blocks",
    blocksNote:
      "A memory block is a named text among the instructions, such as the workflow that a message is about. Its description says what it is for, its schema what form it has.",
    background: "In the background",
    backgroundWhy:
      "Titles, summaries and facts are written when nothing else runs. Nothing is asked of a server that you did not choose.",
    backgroundLocal: "By a model on this machine",
    backgroundRemote: "By a remote model",
    backgroundCost:
      "This sends the conversation once more to the server that answers, and may cost money.",
    idleMinutes: "Minutes of rest after which a conversation is summarised as a whole",
    modes: "Kind of answer",
    modesLabel: "Tell the model what kind of answer seems to be wanted",
    modesWhy:
      "A few sentences, by the words of the message: making, looking up, changing, thinking through, or simply talking.",
    warningWhy: (share: number) =>
      `Above ${formatPercent(share)} of the window, or of the conversation's share of it, its bar in the panel warns, by colour and shape.`,
    window: "This model's window",
    windowField: (model: string) => `Tokens that ${model} can hold at once`,
    windowTold: (tokens: number) =>
      `The server tells ${countOf(tokens, "token", "tokens")}. Empty takes that.`,
    windowNotTold: "The server does not tell. Empty takes what is known, or a cautious assumption.",
    moreLimits: "More",
    limits: {
      reservedResponseTokens: "Tokens kept free for the reply",
      historyTokens: "Tokens for the conversation",
      memoryTokens: "Tokens for summaries and memory",
    },
    limitEmpty: "Empty takes what is usual for the context.",
    defaultLimits: "Limits for every model that has none of its own",
    defaultWindow: "Tokens that it can hold at once",
    defaultWindowEmpty: "Empty takes what its server tells, or a cautious assumption.",
    windowGuide: "The built-in guide has no window. Choose a model in the side panel first.",
    redactions: "Words to hide",
    redactionsSent:
      "Each is replaced by a mark. Hidden before it is sent, it never reaches a model, and stays here as it was written.",
    redactionsStored:
      "Hidden before it is kept, it is gone for good from messages, answers, titles and summaries that are kept from now on. What is kept already does not change; and what you are still typing, or an answer that is still being written, is kept as it is until it is done.",
    noRedactions: "None yet.",
    redactionText: "Word or pattern",
    redactionKind: "It is",
    redactionKinds: { word: "a word or phrase", pattern: "a pattern" },
    redactionWhen: "Hide it",
    redactionWhens: { stored: "before it is kept", sent: "before it is sent" },
    patternHint:
      "In a pattern # is a digit, ? one character, and * up to 64 characters without a blank.",
    redactionLength: "2 to 200 characters, please, with at most four *.",
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
