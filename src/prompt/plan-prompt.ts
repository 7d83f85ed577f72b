import { AppError } from "../domain/app-error";
import type { ContextPart } from "../domain/context-provider";
import type { Id } from "../domain/id";
import type { Message } from "../domain/message";
import type { PromptMode } from "../domain/prompt-mode";
import type { Budget, LeftOut, PlanWarning, PromptPlan } from "../domain/prompt-plan";
import type { PromptSettings } from "../domain/prompt-settings";
import { hiddenRanges } from "../domain/redaction";
import type { Summary } from "../domain/summary";
import type { Calibration } from "../domain/token-calibration";
import { type CountedText, createMeasure } from "./counted-text";
import { fitMemory, isMemoryLeftOut, memoryTokens } from "./fit-memory";
import { fitEarlier, fitPages } from "./fit-pages";
import { growWindow } from "./grow-window";
import { timeNote } from "./join-notes";
import { leaveReserve } from "./leave-reserve";
import { inferMode } from "./modes/infer-mode";
import { planBudget } from "./plan-budget";
import { planForGuide } from "./plan-for-guide";
import { planHistory } from "./plan-history";
import { chooseImages, imagesLeftOut, measureMessage, withImages } from "./plan-images";
import { type PlannedQuotes, planQuotes, type QuotesPart } from "./plan-quotes";
import { fitWindow, inOrder, planSections, type SectionEntry, sumTokens } from "./plan-sections";
import { planSteps, type TalliedSteps } from "./plan-steps";
import { withTaintOf, withUntrusted } from "./plan-taint";
import type { PromptSource } from "./prompt-source";
import { chatWindow } from "./resolve-parameters";
import { turnedOff } from "./turned-off";

type Options = { readonly settings: PromptSettings; readonly counter: Calibration };

/**
 * Decides what a request holds, what is left out and why; pure. Fails with `window-too-small` where
 * the system text leaves no room for a reply, naming its largest section.
 */
export function planPrompt(source: PromptSource, { settings, counter }: Options): PromptPlan {
  const { count, perMessage } = counter;
  const measure = createMeasure(settings.redactions, count);
  if (source.model.provider === "guide") return planForGuide(source, { settings, measure });
  const parts = sortParts(source.parts);
  const mode = inferMode(source.message.text, parts.previousTools);
  const measures = { measure, measureOwn: createMeasure([], count) };
  const system = planSystem(source, { settings, ...measures, mode, ...parts });
  const chosen = chooseImages({ ...source, ...parts });
  const steps = planSteps(source, { measure, count });
  const begun = measure(steps.begun);
  const given = { ...system, measure, chosen, begun, steps, counter };
  const { measureQuestion, fix, taken } = createMessageMeasure(given);
  const cutting = toCutting(settings, { measure, count });
  const fitted = fitPages(source.message, { budget: system.budget, taken, ...cutting });
  const message = measureQuestion(fitted.message);
  const fixed = fix(message);
  const budget = growWindow(system.budget, source.model, fixed.system + fixed.message);
  // The summary of this conversation stands for history, so it takes of the window's free room.
  const free = budget.window - budget.reply - fixed.system - fixed.message;
  const said = [message.text, begun.text, ...steps.texts];
  const earlier = planEarlier(source, {
    ...{ settings, counter, measure, chosen, parts, free, said, cutting },
    system: { ...system, budget },
  });
  const { sections, history, leftOut } = earlier;
  const { quotes, history: ofHistory } = earlier.tokens;
  const tokens = { ...fixed, system: fixed.system + quotes, history: ofHistory };
  const total = tokens.system + tokens.message + tokens.history;
  const overflow = Math.max(0, -free);
  const hidden = [...sections, ...history, message, begun, steps];
  const omitted = sum([message, ...history].map((one) => one.omitted));
  const planned = {
    sections: sections.map(({ section }) => section),
    history: history.map((entry) => entry.message),
  };
  const used = { budget, share: settings.warningThreshold, total, history: tokens.history };
  return {
    mode,
    ...planned,
    message: {
      id: source.message.id,
      text: message.text,
      tokens: message.tokens + perMessage,
      ...withImages(message.images),
      ...withUntrusted(source.message),
    },
    begun: begun.text,
    ...steps.planned,
    leftOut: [...leftOut, ...fitted.leftOut, ...imagesLeftOut(source.model, omitted)],
    redacted: sum(hidden.map(({ redacted }) => redacted)),
    budget,
    tokens: { ...tokens, total },
    overflow,
    warnings: warningsOf({ ...used, overflow, leftOut: system.leftOut }),
    ...withTaintOf({ ...parts, ...planned, message: source.message, steps: source.steps }),
  };
}

type Counting = Pick<Calibration, "count"> & {
  readonly measure: (text: string) => CountedText;
};

/** What cuts a text that is too long, and none of what models are not to see. */
function toCutting({ redactions }: PromptSettings, { measure, count }: Counting) {
  return {
    count,
    hide: (text: string) => measure(text).text,
    hiddenIn: (text: string) => hiddenRanges(text, redactions),
  };
}

type EarlierInput = {
  readonly settings: PromptSettings;
  readonly counter: Calibration;
  readonly measure: (text: string) => CountedText;
  readonly chosen: ReadonlySet<Id>;
  readonly parts: Parts;
  readonly system: System;
  /** Tokens of the window that nothing fixed takes. */
  readonly free: number;
  /** What is sent whatever came before it. */
  readonly said: readonly string[];
  /** What cuts a text that is too long. */
  readonly cutting: ReturnType<typeof toCutting>;
};

/**
 * What was said before: of this conversation as many turns as fit beside the room that is kept for
 * quotes, and the quotes that are not in them.
 */
function planEarlier(source: PromptSource, input: EarlierInput) {
  const { settings, counter, measure, chosen, parts, system, free, said } = input;
  const { budget } = system;
  const { depth } = source.message;
  const kept = Math.max(0, Math.min(budget.quotes ?? 0, free));
  const fixed = [...system.sections.map(({ section }) => section.text), ...said];
  const reserving = { history: budget.history, fixed, messages: parts.messages, counter };
  const room = leaveReserve({ ...reserving, free: free - kept });
  const { noSummary, deleted = 0 } = source;
  const limits = { depth, deleted, room, settings, noSummary, perMessage: counter.perMessage };
  const fitting = { question: source.message.text, history: budget.history, room };
  const cutting = { ...input.cutting, ...fitting };
  const fit = (message: Message) => fitEarlier(message, cutting);
  const { entries, summarisedTo, ...history } = planHistory({
    ...{ ...parts, ...limits, measure, chosen, fit },
  });
  const tokens = sum(entries.map(({ message }) => message.tokens));
  const shown = new Set(entries.map(({ message }) => message.id));
  const left = Math.max(0, Math.min(kept, free - tokens));
  const quoting = { shown, summarisedTo, room: left, measure, rules: settings.redactions };
  const quotes = parts.quotes === null ? NO_QUOTES : planQuotes(parts.quotes, quoting);
  return {
    sections: inOrder([...system.sections, ...(quotes.entry === null ? [] : [quotes.entry])]),
    history: entries,
    leftOut: [...history.leftOut, ...system.leftOut, ...quotes.leftOut],
    tokens: { history: tokens, quotes: quotes.entry?.section.tokens ?? 0 },
  };
}

const NO_QUOTES: PlannedQuotes = { entry: null, leftOut: [] };

type Parts = {
  readonly parts: readonly ContextPart[];
  readonly messages: readonly Message[];
  /** The range summary that stands. */
  readonly summary: Summary | null;
  readonly dropped: readonly Summary[];
  /** What may be quoted; null where nothing is looked for. */
  readonly quotes: QuotesPart | null;
  /** Those that the reply before has asked for: older ones tell nothing of what is asked now. */
  readonly previousTools: readonly string[];
};

function sortParts(parts: readonly ContextPart[]): Parts {
  const messages = parts.flatMap((part) => (part.type === "message" ? [part.message] : []));
  const ranges = parts
    .flatMap((part) => (part.type === "summary" ? [part.summary] : []))
    .filter(({ kind }) => kind === "range");
  const lastReply = messages.findLast(({ role }) => role === "assistant");
  const active = ranges.filter(({ state }) => state === "active").sort((a, b) => b.order - a.order);
  return {
    parts,
    messages,
    summary: active[0] ?? null,
    dropped: ranges.filter(({ state }) => state === "dropped"),
    quotes: parts.find((part) => part.type === "quotes") ?? null,
    previousTools: lastReply?.reply?.tools ?? [],
  };
}

type System = Pick<PromptPlan, "budget" | "leftOut"> & {
  readonly sections: readonly SectionEntry[];
};

type SystemInput = Pick<Parts, "parts" | "summary" | "quotes"> & {
  readonly settings: PromptSettings;
  readonly mode: PromptMode;
  readonly measure: (text: string) => CountedText;
  readonly measureOwn: (text: string) => CountedText;
};

function planSystem(source: PromptSource, input: SystemInput): System {
  const { context, model, parameters, maintainPersonality, tools = [] } = source;
  const note = parameters?.note;
  const hasTools = tools.length > 0;
  const planned = planSections({ ...input, context, note, maintainPersonality, hasTools });
  const memory = memoryTokens(planned);
  const hasQuotes = input.quotes !== null;
  const { settings } = input;
  const chat = { note, window: chatWindow(source) };
  const budget = planBudget({ context, model, settings, memory, hasQuotes, ...chat });
  const room = budget.window - budget.reply;
  const count = (text: string) => input.measure(text).tokens;
  const fitted = fitMemory(planned, { tokens: budget.memory, count });
  const { entries, leftOut } = fitWindow(fitted, room);
  if (sumTokens(entries) > room) throw tooSmall(entries, budget);
  return { sections: entries, budget, leftOut: [...leftOut, ...turnedOff(context, settings)] };
}

function tooSmall(entries: readonly SectionEntry[], { window }: Budget): AppError {
  const largest = entries.reduce((most, entry) =>
    entry.section.tokens > most.section.tokens ? entry : most,
  );
  const data = { window, system: sumTokens(entries), section: largest.section.kind };
  return new AppError("window-too-small", { data });
}

type Fixed = {
  readonly sections: readonly SectionEntry[];
  readonly message: CountedText;
  readonly begun: CountedText;
  readonly steps: TalliedSteps;
  readonly counter: Calibration;
};

type MessageMeasureInput = Omit<Fixed, "message"> & Pick<EarlierInput, "measure" | "chosen">;

/**
 * What tells the message to answer, and what tells how much is sent with it whatever the history: in this
 * request, and in each of its turn, for which what the turn has said so far is left out.
 */
function createMessageMeasure({ measure, chosen, ...rest }: MessageMeasureInput) {
  const measureQuestion = (given: PromptSource["message"]) =>
    measureMessage(given, { measure, chosen, isAnswered: true });
  const unsaid = { begun: measure(""), steps: { ...rest.steps, tokens: () => 0 } };
  return {
    measureQuestion,
    fix: (message: CountedText) => countFixed({ ...rest, message }),
    taken: (given: PromptSource["message"]) =>
      sum(Object.values(countFixed({ ...rest, ...unsaid, message: measureQuestion(given) }))),
  };
}

/** What is sent whatever the history: each text, and what the chat format spends around it. */
function countFixed({ sections, message, begun, steps, counter }: Fixed): {
  system: number;
  message: number;
} {
  const { count, perMessage, perRequest } = counter;
  const note = count(timeNote(0));
  const texts = [note, message.tokens, ...(begun.text === "" ? [] : [begun.tokens])];
  const system = sections.length === 0 ? 0 : sumTokens(sections) + perMessage;
  return {
    system: system + perRequest + steps.tools,
    message: sum(texts.map((tokens) => tokens + perMessage)) + steps.tokens(perMessage),
  };
}

type Used = {
  readonly budget: Budget;
  /** Of the whole, 0 to 1: strictly above it there is a warning (D-9). */
  readonly share: number;
  readonly total: number;
  readonly history: number;
  readonly overflow: number;
  readonly leftOut: readonly LeftOut[];
};

function warningsOf({ budget, share, total, history, overflow, leftOut }: Used): PlanWarning[] {
  const warnings: PlanWarning[] = [];
  if (total > share * budget.window) warnings.push("window");
  if (history > share * budget.history) warnings.push("history");
  if (overflow > 0) warnings.push("overflow");
  if (leftOut.some(isMemoryLeftOut)) warnings.push("memory");
  return warnings;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
