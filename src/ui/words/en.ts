const locale = "en";
const number = new Intl.NumberFormat(locale);
const plural = new Intl.PluralRules(locale);

/** Every text the person reads, in English; a further language has the same shape. */
export const en = {
  locale,
  appName: "Confidant",

  lock: {
    notLocked: "Not locked",
    closed: "Closed",
    checking: "Opening",
    about: "About the lock",
    explanation:
      "Everything is sealed, but the key lies in this profile: whoever can read this profile's files can read it. A lock can be chosen in a later version.",
    closedExplanation: "What is stored could not be opened. It is kept as it is.",
  },

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
    sending: "Sending …",
    waiting: "Waiting for the model …",
    thinking: "Thinking …",
    thoughtFor: (ms: number) => `Thought for ${duration(ms)}`,
    ended: "The reply ended early; what arrived is kept.",
    finished: (start: string) => `Reply finished: ${start}`,
    damaged: (count: number) =>
      plural.select(count) === "one"
        ? "One stored entry is damaged or missing. The rest is shown; nothing was deleted."
        : `${number.format(count)} stored entries are damaged or missing. The rest is shown; nothing was deleted.`,
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
      `This was about ${number.format(tokens)} tokens more than the model holds at once, so it may have seen only a part. Shorten the message, or choose a model with a larger window.`,
    textKept: "What had arrived is kept.",
  },

  empty: {
    title: "A quiet place to think",
    stays:
      "Your messages are sealed in this browser. With a model on this machine, nothing you write leaves it.",
    leaves: (host: string) =>
      `Your messages are sealed in this browser. To be answered, they are sent to ${host}.`,
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

  errors: {
    "bad-request": "That request was not understood. Nothing was changed; reload this panel.",
    "forbidden-sender":
      "That request did not come from Confidant's own pages and was refused. Reload this panel.",
    "not-found": "That part of the conversation is no longer there. Reload this panel.",
    conflict:
      "The conversation changed in another window. Nothing was lost; look at it, then try once more.",
    "limit-exceeded": "This is more than fits. Shorten it and send it again.",
    "limit-exceeded-bytes": (max: number) =>
      `This is more than a message holds (the limit is ${number.format(max)} bytes). Shorten it, or send it in parts.`,
    "limit-exceeded-messages": (max: number) =>
      `This conversation is full (the limit is ${number.format(max)} messages). Everything in it is kept; what you wrote stays in the field.`,
    "empty-message": "There is nothing to send yet. Write a few words first.",
    "turn-running": "This reply is still being written. Wait for it, or press Stop first.",
    locked: "Confidant is locked. Unlock it to go on; everything is kept.",
    "wrong-passphrase":
      "This passphrase does not open the vault. Everything is kept; check the keyboard and try again.",
    "key-missing":
      "The key to what is stored is missing from this profile. The sealed messages are kept; restore the profile's files to read them.",
    "header-corrupt":
      "The record that opens what is stored is damaged. The sealed messages are kept; restart the browser, then restore a copy of this profile if it stays so.",
    "row-tampered":
      "A stored part was changed from outside and does not open. It is kept and not shown; the rest can be used.",
    "version-unknown":
      "This was stored by a newer version of Confidant. It is kept; update Confidant to read it.",
    "store-unavailable":
      "The browser does not let Confidant use its storage. Nothing was lost; close other windows of this profile or restart the browser.",
    "quota-exceeded":
      "The disk or the browser's storage is full. What is stored is kept; free some space and try again.",
    "provider-unreachable":
      "No Ollama server answers on this machine. Start Ollama, or install it, then try again.",
    "provider-unreachable-at": (host: string) =>
      `No Ollama server answers at ${host}. Start it, or install it, then try again.`,
    "provider-forbidden":
      "Ollama refused this extension (403). Run the command below once, restart Ollama, then try again.",
    "provider-auth": "The server wants a key or refused the one it has. Check it, then try again.",
    "provider-model-missing":
      "The server does not have this model. Fetch it with the command below, or choose another, then try again.",
    "provider-rate-limited":
      "The server is asked too often at the moment. Wait a little, then try again.",
    "provider-failed": "The server failed while answering. Look at its log, then try again.",
    "provider-failed-with": (status: number) =>
      `The server failed while answering (${status}). Look at its log, then try again.`,
    "provider-malformed":
      "The server's answer could not be read. Check that Ollama itself answers at this address, then try again.",
    "provider-cut-off": "The connection ended before the reply did.",
    "provider-silent":
      "The server stayed silent for too long. It may be out of memory; look at it, then try again.",
    "turn-too-long":
      "The reply took longer than 30 minutes and was ended. What had arrived is kept; press Continue to go on.",
    "worker-gone":
      "The browser paused the extension and it did not answer. Nothing stored was lost; try again.",
    internal: "Something failed inside Confidant. What is stored is kept; try again.",
  },
  /** Put before an error's sentence where a message had already been stored. */
  messageKept: "Your message is kept.",

  welcome: {
    title: "Confidant",
    what: "A calm, private conversation partner in the side panel: what you write is sealed in this browser, and a model on your own machine answers.",
    open: "Open Confidant",
    pin: "To keep it at hand, click the puzzle piece beside the address bar and pin Confidant; its button opens the panel.",
  },
};

function duration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return seconds < 60
    ? `${number.format(seconds)} s`
    : `${number.format(Math.floor(seconds / 60))} min ${number.format(seconds % 60)} s`;
}
