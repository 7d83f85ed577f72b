import type { Role } from "../../domain/message";
import type { PromptMode } from "../../domain/prompt-mode";
import type { Budget, LeftOut, PlanWarning, SystemSectionKind } from "../../domain/prompt-plan";
import { catalogue } from "./catalogue";
import { promptModes } from "./en-prompt";
import {
  countOf,
  formatDate,
  formatExactDate,
  formatIso,
  formatNumber,
  formatPercent,
  formatSeconds,
} from "./format";

const sections: Record<SystemSectionKind, string> = {
  base: "Instructions",
  "chat-note": "Note for this conversation",
  personality: "Personality",
  steadiness: "Staying steady",
  mode: "Type of answer",
  errors: "When something is missing",
  facts: "Facts",
  summaries: "Other conversations",
  summary: "Earlier in this conversation",
  "core-blocks": "Core memory",
  "working-blocks": "Working memory",
  references: "References",
  activity: "Recent activity",
  quotes: "From earlier conversations",
  "tool-rules": "Tool rules",
};

const roles: Record<Role, string> = {
  user: "You",
  assistant: "Reply",
  system: "System",
  tool: "Tool",
};

const windowSources: Record<Budget["windowSource"], string> = {
  person: "Context window set by you.",
  provider: "Context window reported by the server; only as much as needed is requested.",
  table:
    "The server does not report a context window; this is the known value of the model's family.",
  default: "The context window is unknown, so this is an assumption. Set it in Options, Prompt.",
};

const warnings: Record<PlanWarning, string> = {
  window: "The window is nearly full.",
  history: "The conversation nearly fills its share of the window.",
  overflow:
    "This is more than the window holds, so the model may see only a part. Shorten the message, set a larger window in Options, Prompt, if the model has one, or choose another model.",
  memory:
    "Not all that is remembered fits into memory's share of the window: what does not is listed below.",
};

const reasons: Record<LeftOut["reason"], string> = {
  "history-tokens":
    "They are more than the conversation may take of a request. Options, Contexts, sets how much that is; a small window leaves less.",
  "history-turns": "Only so many turns are shown. Options, Prompt, sets how many.",
  "history-messages": "One request holds only so many messages.",
  "memory-tokens":
    "It is more than memory's share of the window. Options, Prompt, sets that share; shorter or unpinned blocks leave room.",
  "quote-shown": "The message is in this request as it is.",
  "quote-summarised": "The summary of this conversation tells of it.",
  "quote-aside": "It is on a branch that is not shown.",
  "quote-tokens": "Others fit better, and only so much is quoted.",
  "quotes-late": "Looking for them took too long, so this was sent without.",
  "quotes-failed": "What looks for them did not answer, so this was sent without.",
  "quotes-partial": "Not all that was said is indexed yet: what is not was not looked through.",
  "quotes-typed":
    "While you type they are found by their words alone: the model that tells meanings is asked once you send.",
  "fact-waiting": "It waits for your approval, in Memory.",
  "fact-not-remembered":
    "It was learned from a conversation, and this context does not learn from conversations any more. Options, Contexts, has the switch.",
  "context-off": "Switched off in this context. Options, Contexts, has the switch.",
  "settings-off": "Switched off for every model. Options, Prompt, has the switch.",
  "not-remembered":
    "This context does not learn from conversations, so none is told to another. Options, Contexts, has the switch.",
  "block-empty": "Nothing is written in it yet. Memory has its editor.",
  "block-not-told": "Archival and log blocks are in no prompt.",
  "block-not-named":
    "It is not pinned, and your message does not name it: it comes along where a message does.",
  "mode-tokens": "The instructions for this kind of answer are longer than they may be.",
  unanswered: "Messages without an answer are not sent again.",
  "images-unseen": "This model does not see images, only their names.",
  "images-older":
    "A request holds the newest four images; of older ones the model sees only the names.",
  "page-tokens":
    "It is longer than its share of the window. Ask about one part of it, or set a larger window in Options, Prompt, if the model has one.",
};

const becauses: Record<NonNullable<LeftOut["because"]>, string> = {
  truncate: "Older turns are left out instead of summarised, as set in Options, Prompt.",
  dropped: "Their summary was discarded; Undo, in the conversation, brings it back.",
  "summary-failed": "No summary of them could be made; it is tried again.",
  "no-summariser":
    "No model may summarise them by itself: Options, Prompt, allows it, or write /summary.",
  "not-yet":
    "Their summary is not written yet; that is done after a reply, when nothing else runs.",
};

/** What the inspector says. */
export const enInspector = {
  title: "What the model will see",
  sentTitle: "What the model saw",
  requestOf: (nth: number, of: number) => `Request ${nth} of ${of}`,
  requestBefore: "Previous request",
  requestAfter: "Next request",
  refresh: "Refresh",
  close: "Close",
  loading: "Loading …",
  noPlan:
    "What the model saw was not kept for this reply: it is older than this view, or it failed before anything was sent.",
  total: (tokens: number, window: number) =>
    `${formatNumber(tokens)} of ${countOf(window, "token", "tokens")}`,
  exactTokens: (tokens: number) => countOf(tokens, "token", "tokens"),
  guide: "The built-in guide has no window; it answers in this browser.",
  /** What a mode adds, beside the message. */
  note: "Type of answer, for this message",
  windowSources,
  reply: (tokens: number) =>
    `Up to ${countOf(tokens, "token", "tokens")} are kept free for the reply.`,
  mode: (mode: PromptMode) => `Type of answer: ${promptModes[mode]}.`,
  redacted: (count: number) => `${countOf(count, "place", "places")} hidden by your own rules.`,
  warnings,
  historyShare: (tokens: number, share: number) =>
    `${formatNumber(tokens)} of ${countOf(share, "token", "tokens")} are used.`,
  continued:
    "This reply was continued. What follows is what was sent for its last part, with the reply so far.",
  parts: "Parts, in the order in which they are sent",
  sections,
  roles,
  history: "Conversation",
  historySource: (messages: number) => countOf(messages, "message", "messages"),
  time: "Time",
  timeSource: "this machine's clock",
  timeText: (time: number) => `${formatExactDate(time)} (${formatIso(time)})`,
  message: "Your message",
  messageSource: "typed here",
  messageEmpty: "Nothing is typed yet.",
  begun: "The reply so far",
  begunSource: "to be continued",
  rest: "Formatting",
  restSource: "part of every request",
  restText: "Roles, headings and separators, as they are estimated.",
  product: "Confidant",
  fromSummary: (messages: number) => `summary of ${countOf(messages, "message", "messages")}`,
  fromSummaries: (count: number) =>
    `${countOf(count, "summary", "summaries")} of other conversations`,
  fromBlock: (label: string, from: string | undefined) =>
    from === undefined ? `“${label}”` : `“${label}”, shared from ${from}`,
  fromReferences: (count: number) => countOf(count, "reference", "references"),
  fromFacts: (count: number) => `${countOf(count, "fact", "facts")} known about you`,
  oneFact: (key: string) => `Fact: ${key}`,
  whyFact: "known about you, so it is with every message while there is room",
  oneSummary: (text: string) => `Summary: ${text}`,
  whySummary: "one of the newest three of this context",
  fromQuotes: (count: number) => `${countOf(count, "quote", "quotes")} from earlier messages`,
  quotes: {
    title: "From earlier conversations",
    none: "Nothing that was said earlier fits this message.",
    left: "Not quoted",
    one: (title: string) => `“${title}”`,
    untitled: "A conversation without a title",
    gone: "A message that is deleted",
    said: (speaker: "user" | "assistant", at: number) =>
      `${speaker === "user" ? "you" : "the reply"}, ${formatDate(at)}`,
    near: (similarity: number) =>
      `It means something like your message: ${formatPercent(similarity)} near to it.`,
    why: (terms: readonly string[], relevance: number) =>
      `It shares ${terms.map((term) => `“${term}”`).join(", ")}: ${formatPercent(relevance)} of what your message is about.`,
    untrusted:
      "It holds imported text, a page’s or a tool’s, so the reply counts as untrusted, too.",
    positions: {
      note: "They stand directly before your message.",
      system: "They stand before the conversation.",
    },
  },
  untrusted: (source: string) => `${source}, of untrusted origin`,
  someUntrusted: (source: string, count: number) =>
    `${source}, ${formatNumber(count)} of untrusted origin`,
  more: (characters: number) => `Show the rest (${countOf(characters, "character", "characters")})`,
  text: "Text, scrolls",
  leftOut: "Left out",
  nothingLeftOut: "Nothing.",
  leftOutMessages: (messages: number) => `${countOf(messages, "message", "messages")}.`,
  leftOutImages: (images: number) => `${countOf(images, "image", "images")}.`,
  image: (name: string) => `[image: ${name}]`,
  leftOutSection: (kind: SystemSectionKind, label: string | undefined) =>
    label === undefined ? `${sections[kind]}.` : `${sections[kind]}: “${label}”.`,
  leftOutPage: (name: string, passages: number, headings: readonly string[]) => {
    const what = `“${name}”: ${countOf(passages, "passage", "passages")}.`;
    if (headings.length === 0) return what;
    return `${what} Among them: ${headings.map((one) => `“${one}”`).join(", ")}.`;
  },
  leftOutBlock: (label: string) => `Block: “${label}”.`,
  leftOutConversation: "Conversation.",
  leftOutMore: (kind: SystemSectionKind, count: number) =>
    `${sections[kind]}: ${formatNumber(count)} more.`,
  reasons,
  becauses,
  request: "Exact request",
  requestNone: "This request stays in this browser.",
  headers: "Headers",
  body: "Body",
  copyAs: "Copy as …",
  layouts: {
    openai: "OpenAI",
    anthropic: "Anthropic",
    gemini: "Gemini",
    ollama: "Ollama",
    elara: "Plain text, names before each turn",
    omega: "Plain text, parts in brackets",
    json: "JSON",
  },
  copied: "Copied.",
  copiedTyped: "Copied, as it would be sent now.",
  copyTyped: "It is made for the copy, so it tells the time of copying.",
  counts: "Estimated and counted",
  estimated: (tokens: number) => `estimated ${formatNumber(tokens)}`,
  counted: (tokens: number | null) =>
    tokens === null ? "the server did not count" : `counted ${formatNumber(tokens)}`,
  prompt: "Prompt",
  replyTokens: "Reply",
  firstWord: "First word after",
  speed: "Speed",
  seconds: formatSeconds,
  perSecond: (tokens: number) => `${formatNumber(Math.round(tokens * 10) / 10)} tokens/s`,
  sent: "This is byte for byte what was sent.",
  noAnswer: "This is the request that was made. No answer came to it, so it may never have left.",
  changed:
    "Something that this request names was changed or removed since, or an update writes requests in another way: what follows is not byte for byte what was sent.",
};

/** The texts of the inspector, apart from the others: only who opens it has to load them. */
export const inspectorWords: typeof enInspector = catalogue("inspector", enInspector);
