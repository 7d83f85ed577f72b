import type { ContextProviderName } from "../../domain/context";
import type { FieldProblem } from "../../domain/field-problem";
import type { PersonalityHint } from "../../domain/personality-hint";
import type { Compression } from "../../domain/prompt-settings";
import type { ToolName } from "../../domain/tool-name";
import type { ToolRule } from "../../domain/tool-rule";
import { toolLabel } from "./en-tool-labels";
import { countOf, formatAgo, formatDate, formatNumber, formatTokens } from "./format";

const providers: Record<ContextProviderName, string> = {
  facts: "What is known about you: facts",
  blocks: "What is written in its memory: blocks",
  "recent-summaries": "What was talked about elsewhere: summaries of its other conversations",
  references: "What the conversation was about: workflows, pages, documents, contexts",
  activity: "When its other conversations were begun and went on, with their titles",
  "last-n": "The messages before, of the same conversation",
  quotes: "What was said earlier and belongs to the message: quotes from all its conversations",
};

const compressions: Record<Compression["type"], string> = {
  "recursive-summarization": "are summarised",
  truncate: "are left out",
};

const problems: Record<FieldProblem["problem"], (limit: string) => string> = {
  empty: () => "This cannot be empty.",
  "too-long": (limit) => `This is longer than ${limit} characters.`,
  "too-small": (limit) => `The least is ${limit}.`,
  "too-large": (limit) => `The most is ${limit}.`,
  "not-a-number": () => "A number is needed here, without a fraction except for the temperature.",
  "too-many": (limit) => `No more than ${limit}.`,
  taken: () => "Another one has this name already.",
};

const texts: Record<PersonalityHint["field"], string> = {
  systemPrompt: "Instructions",
  personality: "Personality",
};

type About = NonNullable<PersonalityHint["about"]>;

const asksFor: Partial<Record<About, string>> = {
  anger: "anger or insults",
  moods: "taking over the person's moods",
  temper: "losing its temper",
  offence: "taking offence",
  obedience: "doing whatever it is told",
  agreement: "agreeing with everything",
};

const looksLike: Partial<Record<About, string>> = {
  block: "a block of the prompt",
  heading: "a heading of the prompt",
  label: "the label of a speaker",
};

const hints: Record<
  PersonalityHint["code"],
  (hint: Pick<PersonalityHint, "about" | "field">, words: string) => string
> = {
  empty: ({ field }) =>
    field === "systemPrompt"
      ? "nothing is said there. A sentence about who it is and what it does helps."
      : "nothing is said there. A sentence about how it speaks and what it stays like helps.",
  "very-short": () => "This is very short: two or three sentences give it more to hold on to.",
  "very-long": () =>
    "This is very long, and takes room from the conversation in every request; it may not fit into a small model's window.",
  "contradicts-steadiness": ({ about }, text) =>
    `${text} asks for ${(about && asksFor[about]) ?? "something"}, which the guidance to stay steady speaks against: the model would be told both. Leave it out, or say what it does instead.`,
  "forged-tags": ({ about }, text) =>
    `${text} looks like ${(about && looksLike[about]) ?? "a part of the prompt"} and is broken before it is sent. Say it in plain words.`,
  "speaks-as-user": (_, text) =>
    `${text} begins a sentence in the first person, and the model may take that for the person's own words. Address the partner as “you”.`,
  "no-role": () => "The instructions do not say who it is. “You are …” is a good beginning.",
  "not-english": () =>
    "A small model holds a character best in English; it answers in your language all the same.",
};

const ruleEnds = {
  StartConstraint: "before every other",
  ExitLoop: "ends the answer",
  ContinueLoop: "lets the answer go on",
};

const enToolNames: Readonly<Record<ToolName, string>> = {
  now: "the date and time (now)",
  calculate: "the value of an expression (calculate)",
  block_read: "a block, whole (block_read)",
  archival_search: "notes that were kept (archival_search)",
  history_search: "earlier messages of this context (history_search)",
  reference_find: "what the conversation was about (reference_find)",
  block_append: "add to a block (block_append)",
  block_replace: "replace text in a block (block_replace)",
  block_set_field: "set a field of a table (block_set_field)",
  list_push: "add an item to a list (list_push)",
  log_append: "add an entry to a log (log_append)",
  block_delete: "delete a block, once you approve it (block_delete)",
  archival_insert: "keep a note (archival_insert)",
  fact_set: "keep a fact about you (fact_set)",
  fact_forget: "forget a fact about you (fact_forget)",
  reference_note: "add what the conversation is about (reference_note)",
};

/** What the options say about contexts and presets. */
export const enContextPage = {
  contextPage: {
    list: "Contexts",
    why: "A context is one assistant with its own instructions, model, memory and conversations. Use one for each part of your life.",
    none: "No contexts yet. Create the first from a preset.",
    noMatch: "Nothing has that name or tag.",
    search: "Find by name or tag",
    tags: "Only those tagged",
    more: (count: number) => `Show ${formatNumber(count)} more`,
    back: "All contexts",
    never: "no chat yet",
    lastChat: (ms: number) => `last chat ${formatAgo(ms)}`,
    pin: "Pin",
    unpin: "Unpin",
    pinName: (name: string) => `Pin ${name}`,
    unpinName: (name: string) => `Unpin ${name}`,
    archivedMark: "archived",
    neverExpires: "never expires",
    keep: "Restore and pin",
    keepMeans: "A pinned context never expires.",
    archivedBy: {
      person: (at: number) =>
        `Archived by you on ${formatDate(at)}. It answers nothing until it is restored; all its conversations are kept.`,
      expiry: (at: number) =>
        `Archived on ${formatDate(at)}, after a time without a chat. It answers nothing until it is restored; all its conversations are kept.`,
    },

    create: "New context",
    createPreset: "New preset",
    from: "Start from",
    blank: "Blank",
    fromPresets: "Presets",
    createNow: "Create",
    use: "Use",
    useName: (name: string) => `Use ${name} for a new context`,
    template: "Use as a template",
    templateName: (name: string) => `Use as a template: ${name}`,

    who: "Assistant",
    name: "Name",
    description: "Description",
    systemPrompt: texts.systemPrompt,
    systemPromptNote: "Stands first in every request. It is never cut.",
    personality: texts.personality,
    personalityNote: "How it speaks and behaves, in a few sentences.",
    steady: "Stay in character",
    steadyNote:
      "The personality and the guidance to stay in character are in every request. If off, neither is.",
    tagsField: "Tags",
    tagsNote: "Separated by commas.",

    how: "How it answers",
    temperature: "Temperature",
    temperatureNote: "From 0 (most predictable) to 1 (more varied).",
    maxTokens: "Tokens of one reply",
    maxHistoryTokens: "Tokens of the conversation in one request",
    limitBeforeAll: (tokens: number) =>
      `Options, Prompt, sets ${countOf(tokens, "token", "tokens")} for all models. That stands before what is set here.`,
    limitBefore: (model: string, tokens: number) =>
      `Options, Prompt, sets ${countOf(tokens, "token", "tokens")} for ${model}. That stands before what is set here.`,
    historyHint: (window: number, tokens: number) =>
      `A window of ${formatNumber(window)} tokens leaves room for ${formatNumber(tokens)}.`,
    takeHistory: (tokens: number) => `Take ${formatNumber(tokens)}`,
    model: "Model",
    general: "Default model",
    generalModel: (name: string) => `as chosen in general: ${name}`,
    compression: "Older turns",
    compressions: { general: "Default", ...compressions },
    generalCompression: (type: Compression["type"]) => `Default: ${compressions[type]}`,
    keepRecent: "Turns to keep",

    remembering: "What it knows and keeps",
    providers: "Each request also holds",
    providerNames: providers,
    quotesPosition: "Quotes stand",
    quotesPositions: { note: "directly before your message", system: "before the conversation" },
    quotesNote:
      "Each message is looked up among what was said before in this context; what fits is quoted, a few hundred tokens at most. The model sees old words again, so a remote model’s provider does, too. Before the conversation they make a server read all of it anew.",
    remembers:
      "Learn from conversations here: summaries and facts for the context's other conversations",
    remembersNote:
      "Without this, no summary is made of a conversation as a whole, and nothing of it appears in another.",
    expiryDays: "Days without use until it is archived",
    expiryNote:
      "It is only archived with everything in it, and stays in every list. Restore brings it back. The first context and pinned ones never expire.",

    tools: "Tools",
    toolsWhy:
      "What the model may do on its own while it answers. Each active tool uses part of every request. Models without tool support do not get them.",
    takesNoTools: "The model of this context does not support tools.",
    readingTools: "It may look up",
    writingTools: "It may change",
    writingToolsNote:
      "Changes that need your approval wait in the conversation. So does every change if the conversation contains imported text, a web page or a tool's output.",
    withoutAsking: "Without approval",
    toolNames: enToolNames,
    toolRules: "Rules for its tools",
    toolRule: (rule: ToolRule) => {
      const tool = `“${toolLabel(rule.tool)}”`;
      if (rule.type === "RequiresPrior") return `${tool} only after “${toolLabel(rule.prior)}”`;
      if (rule.type === "MaxCalls")
        return `${tool} at most ${countOf(rule.max, "time", "times")} in an answer`;
      return `${tool} ${ruleEnds[rule.type]}`;
    },
    ruleType: "Rule",
    ruleTypes: {
      StartConstraint: "is called first",
      MaxCalls: "is called so often at most",
      RequiresPrior: "is called after another",
      ExitLoop: "ends the answer",
      ContinueLoop: "lets the answer go on",
    } satisfies Record<ToolRule["type"], string>,
    ruleTool: "Tool",
    rulePrior: "After",
    ruleMax: "Times",
    addRule: "Add",
    removeRule: "Remove",
    removeRuleName: (rule: string) => `Remove: ${rule}`,

    preview: "Prompt preview",
    previewWhy: "Before the first message of a conversation, as it is set here.",
    previewGuide:
      "The built-in guide answers here and sees only your question and what was said or kept here. With a model, the whole prompt is shown here.",
    previewWaits: "This waits until the fields above are in order.",
    loading: "Reading …",

    saved: "All changes saved.",
    unsaved: "Unsaved changes",
    saving: "Saving …",
    held: "Fix the marked fields to save them.",
    undo: "Undo",
    conflict:
      "This was changed in another window. Both versions are kept: what you typed is still here, and not saved yet.",
    takeTheirs: "Use the other version",
    keepMine: "Keep mine",

    actions: "This context",
    duplicate: "Duplicate",
    duplicateEmpty: "Duplicate without memory",
    archive: "Archive",
    restore: "Restore",

    presets: "Presets",
    presetsWhy: "Ready-made assistants. A context created from one is independent of it.",
    builtIn: "built in",
    edit: "Edit",
    editName: (name: string) => `Edit ${name}`,
    remove: "Remove",
    removed: "removed",
    removeMeans: "It leaves the list and can be restored; contexts made from it stay as they are.",
    showRemoved: "Show removed ones, too",
    noPresets: "None of your own yet. “Use as a template” begins with one of these.",
    presetActions: "This preset",
    presetPurgeMeans:
      "This deletes the preset. Contexts made from it stay as they are. You can undo this for 10 seconds. Copies of this profile, and for a while the browser's own files, may still contain encrypted remains.",
    presetPurgeConfirm: (name: string) => `Delete forever: “${name}”`,
    settings: (temperature: number, maxTokens: number, days: number) =>
      `temperature ${formatNumber(temperature)}, ${formatTokens(maxTokens)} tokens a reply, ${countOf(days, "day", "days")}`,

    hints: "Suggestions",
    hint: (
      { code, about, field }: Pick<PersonalityHint, "code" | "about" | "field">,
      text: string,
    ) => {
      const sentence = hints[code]({ about, field }, `“${text}”`);
      return code === "empty" ? `${texts[field]}: ${sentence}` : sentence;
    },

    problem: (problem: FieldProblem["problem"], limit: number | undefined) =>
      problems[problem](limit === undefined ? "" : formatNumber(limit)),

    older: "Delete older messages",
    olderWhy:
      "The texts of messages are deleted, with the summaries that were made from them. The conversations stay.",
    olderContext: "In the context",
    olderBefore: "Written before",
    olderAsk: "Delete …",
    olderMeans: (name: string, date: number) =>
      `This deletes the text of every message in “${name}” that was written before ${formatDate(date)}, in all its conversations. You can undo this for 10 seconds, unless there are very many.`,
    olderConfirm: (name: string) => `Delete them from “${name}”`,
    olderDone: (messages: number) =>
      messages === 0
        ? "No message was that old."
        : `${countOf(messages, "message was", "messages were")} deleted.`,
    contentsAsk: "Contents",
    contentsName: (name: string) => `Contents: ${name}`,
  },
};
