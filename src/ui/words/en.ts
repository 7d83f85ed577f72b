import { enAttachments } from "./en-attachments";
import { enContexts } from "./en-contexts";
import { enConversations } from "./en-conversations";
import { enErrors } from "./en-errors";
import { enPrompt } from "./en-prompt";
import { enSummary } from "./en-summary";
import { enUsage } from "./en-usage";
import { enVault } from "./en-vault";
import { countOf, formatDuration, formatNumber } from "./format";

/**
 * Every text the person reads, in English; a further language has the same shape. What only one
 * page says is in a module of its own (`options-words`), so that no other page loads it.
 */
export const en = {
  number: formatNumber,
  appName: "Confidant",
  options: "Options",

  ...enVault,
  ...enAttachments,
  ...enContexts,
  ...enConversations,
  ...enPrompt,
  ...enSummary,
  ...enUsage,

  composer: {
    label: "Message",
    placeholder: "Write a message …",
    send: "Send",
    stop: "Stop",
    stopHint: (keys: string) => `Stop (${keys})`,
  },

  conversation: {
    label: "Conversation",
    yours: "You wrote",
    reply: "Reply",
    showEarlier: "Show earlier",
    toEnd: "Jump to latest",
    notSeen: "the model does not see the messages above",
    notSeenOf: (messages: number) =>
      `of the messages above, the model does not see ${countOf(messages, "message", "messages")}`,
    newSummary: (messages: number) =>
      messages === 1
        ? "From now on the model sees a summary of the first message."
        : `From now on the model sees a summary of ${countOf(messages, "earlier message", "earlier messages")}.`,
    newCut: "From now on the model does not see the beginning of this conversation.",
    sending: "Sending …",
    waiting: "Waiting for the model …",
    thinking: "Thinking …",
    thoughtFor: (ms: number) => `Thought for ${formatDuration(ms)}`,
    finished: (start: string) => `Reply finished: ${start}`,
    asks: "The model asks for your approval.",
    damaged: (count: number) =>
      `${countOf(count, "stored entry is", "stored entries are")} damaged or missing. The rest is shown; nothing was deleted. Options, Health, tells more.`,
    continue: "Continue",
    retry: "Retry",
    answer: "Answer",
    cancelled: "Stopped. What had arrived is saved.",
    cancelledEmpty: "Stopped before anything arrived. Your message is saved.",
    interrupted: "Interrupted. What had arrived is saved.",
    interruptedEmpty: "Interrupted before the answer began. Your message is saved.",
    lengthEnded: "The answer reached its length limit.",
    lengthEmpty: "The model used its whole budget before it began to answer.",
    empty: "The answer is empty.",
    toContinue: "Press Continue to resume.",
    toRetry: "Press Retry to ask again, or choose another model.",
    overflow: (tokens: number) =>
      `This was about ${formatNumber(tokens)} tokens more than the model holds at once, so it may have seen only a part. Shorten the message, or choose a model with a larger window.`,
    textKept: "What had arrived is saved.",
  },

  empty: {
    title: "A quiet place to think",
    sealed: "Your messages are encrypted in this browser.",
    stays:
      "With a model on this machine, nothing you write leaves it, unless you have set that up.",
    leaves: (host: string) => `To be answered, what you write is sent to ${host}.`,
    connectTitle: "Connect a model",
    connect:
      "The built-in guide answers for now. It only knows Confidant and what was said or kept here. For real answers, connect a model:",
    options: {
      ollama: "Use Ollama on this machine",
      connect: "Connect a provider with a key",
      files: "Run a model file in this browser",
    },
    lookAgain: "Refresh",
    looking: "Loading …",
  },

  model: {
    guide: "Built-in guide",
    inBrowser: "in this browser",
    onMachine: "on this machine",
    toHost: (host: string) => `to ${host}`,
    checking: "Looking for a model …",
    choose: "Choose a model",
    defaultTitle: "Default model",
    listTitle: "Model for this context",
    refresh: "Refresh",
    looking: "Loading …",
    none: "The server has no model yet. Download one, then press Refresh:",
  },

  code: {
    copy: "Copy",
    copied: "Copied",
    notCopied: "The browser did not let it be copied. Press once more.",
    label: "Code",
    command: "Command",
    scroll: "Code, scrolls sideways",
    hidden: (count: number) =>
      `${countOf(count, "hidden character is", "hidden characters are")} shown as [U+…]. Copy leaves ${count === 1 ? "it" : "them"} out.`,
  },

  markdown: {
    image: (host: string, alt: string) => `Image at ${host}${alt === "" ? "" : `: ${alt}`}`,
    imageInline: (alt: string) => `Image not shown${alt === "" ? "" : `: ${alt}`}`,
    done: "Done",
    open: "To do",
    table: "Table, scrolls sideways",
    math: "Formula, scrolls sideways",
    asText: "Shown as text: formatting this part would take too long.",
    goesOn: "This text is very long and goes on.",
    showMore: "Show more",
  },

  diagram: {
    show: "Show diagram",
    showSource: "Show source",
    flowchart: "Flowchart",
    sequence: "Sequence diagram",
    scroll: "Diagram, scrolls sideways",
    inWords: "The diagram in words",
    line: (from: string, to: string, text: string) =>
      `${from} to ${to}${text === "" ? "" : `: ${text}`}`,
    between: (from: string, to: string, text: string) =>
      `Between ${from} and ${to}${text === "" ? "" : `: ${text}`}`,
    bidirectional: (from: string, to: string, text: string) =>
      `Between ${from} and ${to}, both ways${text === "" ? "" : `: ${text}`}`,
    /** Where a frame ends, by what stands at its beginning. */
    end: (frame: string) => `End: ${frame}`,
    unread: (line: number) =>
      `Confidant draws flowcharts and sequence diagrams. It could not read line ${formatNumber(line)} as part of one.`,
    tooLarge: "This diagram is too large to be drawn here.",
  },

  problem: {
    dismiss: "Dismiss",
    tryAgain: "Try again",
    withoutBackup: (action: string) => `${action} without a backup`,
  },

  errors: enErrors,
  /** Put before an error's sentence where a message had already been stored. */
  messageKept: "Your message is saved.",
};
