import { enContextPage } from "./en-context-page";
import { enContexts } from "./en-contexts";
import { enConversations } from "./en-conversations";
import { enErrors } from "./en-errors";
import { countOf, formatDuration, formatNumber, locale } from "./en-format";
import { enImport } from "./en-import";
import { enOptions } from "./en-options";
import { enPopup } from "./en-popup";
import { enPrompt } from "./en-prompt";
import { enPromptPage } from "./en-prompt-page";
import { enSummary } from "./en-summary";
import { enVault } from "./en-vault";

/** Every text the person reads, in English; a further language has the same shape. */
export const en = {
  locale,
  appName: "Confidant",

  ...enVault,
  ...enContextPage,
  ...enContexts,
  ...enConversations,
  ...enOptions,
  ...enImport,
  ...enPopup,
  ...enPrompt,
  ...enPromptPage,
  ...enSummary,

  composer: {
    label: "Message",
    placeholder: "Write a message …",
    send: "Send",
    stop: "Stop",
    stopHint: "Stop (Esc)",
  },

  conversation: {
    label: "Conversation",
    yours: "You wrote",
    reply: "Reply",
    showEarlier: "Show earlier",
    notSeen: "the model does not see what is above",
    notSeenOf: (messages: number) =>
      `of what is above, the model does not see ${countOf(messages, "message", "messages")}`,
    newSummary: (messages: number) =>
      messages === 1
        ? "From now on the model sees a summary of the first message."
        : `From now on the model sees a summary of ${countOf(messages, "earlier message", "earlier messages")}.`,
    newCut: "From now on the model does not see the beginning of this conversation.",
    sending: "Sending …",
    waiting: "Waiting for the model …",
    thinking: "Thinking …",
    thoughtFor: (ms: number) => `Thought for ${formatDuration(ms)}`,
    ended: "The reply ended early; what arrived is kept.",
    finished: (start: string) => `Reply finished: ${start}`,
    damaged: (count: number) =>
      `${countOf(count, "stored entry is", "stored entries are")} damaged or missing. The rest is shown; nothing was deleted. Options, Health, tells more.`,
    continue: "Continue",
    retry: "Retry",
    cancelled: "Stopped. What had arrived is kept.",
    cancelledEmpty: "Stopped before anything arrived. Your message is kept.",
    interrupted: "Interrupted. What had arrived is kept; press Continue to go on from here.",
    interruptedEmpty:
      "Interrupted before the answer began. Your message is kept; press Retry to ask again.",
    lengthEnded: "The reply reached its length limit. Press Continue for the rest.",
    lengthEmpty:
      "The model used all its room before it began to answer. Press Retry, or choose a model that thinks less.",
    empty: "The model answered with nothing. Press Retry, or choose another model.",
    overflow: (tokens: number) =>
      `This was about ${formatNumber(tokens)} tokens more than the model holds at once, so it may have seen only a part. Shorten the message, or choose a model with a larger window.`,
    textKept: "What had arrived is kept.",
  },

  empty: {
    title: "A quiet place to think",
    sealed: "Your messages are sealed in this browser.",
    stays: "With a model on this machine, nothing you write leaves it.",
    leaves: (host: string) => `To be answered, what you write is sent to ${host}.`,
    connectTitle: "Connect a model",
    connect:
      "A built-in guide answers for now: it knows Confidant and nothing else. For real answers, install Ollama and fetch a model once:",
    connectMore: "Get Ollama",
    lookAgain: "Look again",
    looking: "Looking …",
  },

  model: {
    guide: "Built-in guide",
    inBrowser: "in this browser",
    onMachine: "on this machine",
    toHost: (host: string) => `to ${host}`,
    checking: "Looking for a model …",
    choose: "Choose a model",
    listTitle: "What answers from now on",
    refresh: "Look again",
    looking: "Looking …",
    none: "The server has no model yet. Fetch one once, then press Look again:",
  },

  code: {
    copy: "Copy",
    copied: "Copied",
    label: "Code",
    command: "Command",
    scroll: "Code, scrolls sideways",
  },

  markdown: {
    image: (host: string, alt: string) => `Image at ${host}${alt === "" ? "" : `: ${alt}`}`,
    imageInline: (alt: string) => `Image not shown${alt === "" ? "" : `: ${alt}`}`,
    done: "Done",
    open: "To do",
  },

  problem: {
    dismiss: "Dismiss",
    tryAgain: "Try again",
  },

  errors: enErrors,
  /** Put before an error's sentence where a message had already been stored. */
  messageKept: "Your message is kept.",

  welcome: {
    title: "Confidant",
    what: "A calm, private conversation partner in the side panel: what you write is sealed in this browser, and a model on your own machine answers.",
    open: "Open Confidant",
    pin: "To keep it at hand, click the puzzle piece beside the address bar and pin Confidant; its button switches between contexts and opens the panel.",
  },
};
