import type { PromptView } from "../../contract/prompt";
import { assertNever } from "../../domain/assert-never";
import type { PlannedMessage, PlannedSection, SectionSource } from "../../domain/prompt-plan";
import { estimateTokens } from "../../domain/tokens";
import { inspectorWords } from "../words/inspector-words";
import { toolWords } from "../words/tool-words";

/** One part of a request: what it is, where it comes from, what it costs. */
export type PlanRow = {
  readonly key: string;
  readonly name: string;
  /** Where it comes from, in words. */
  readonly source: string;
  /** Null where it is counted together with the part after it. */
  readonly tokens: number | null;
  readonly text: string;
  /** What unfolds in place of a text. */
  readonly messages: readonly PlannedMessage[] | null;
};

/** The parts of a request in the order in which they are sent; their tokens add up to the total. */
export function planRows({
  plan,
  nowUtc,
  model,
}: Pick<PromptView, "plan" | "nowUtc" | "model">): PlanRow[] {
  const inspector = inspectorWords;
  // The guide is told no history and no time.
  if (model.provider === "guide")
    return messageRows(plan, nowUtc).filter(({ key }) => key !== "time");
  const system = plan.sections.filter(({ place }) => place !== "note").flatMap(sectionRows);
  const notes = plan.sections.filter(({ place }) => place === "note").flatMap(sectionRows);
  const { history } = plan;
  const conversation: PlanRow = {
    ...row("history", inspector.history, {
      source: inspector.historySource(history.length),
      tokens: history.reduce((sum, { tokens }) => sum + tokens, 0),
      text: "",
    }),
    messages: history,
  };
  const promptRows = [...system, conversation, ...notes, ...messageRows(plan, nowUtc)];
  const between =
    plan.tokens.total - promptRows.reduce((sum, { tokens }) => sum + (tokens ?? 0), 0);
  const tools = toolRows(plan, Math.max(0, between));
  const rows = [...promptRows, ...tools];
  const rest = between - (tools[0]?.tokens ?? 0);
  if (rest <= 0) return rows;
  const { restSource: source, restText: text } = inspector;
  return [...rows, row("rest", inspector.rest, { source, tokens: rest, text })];
}

/** A section as one part; facts, summaries of other conversations, and blocks each for itself. */
function sectionRows(section: PlannedSection): readonly PlanRow[] {
  const { source } = section;
  if (source.type === "block") return [{ ...sectionRow(section), key: `block-${source.id}` }];
  if (source.type !== "facts" && source.type !== "summaries") return [sectionRow(section)];
  const lines = section.text.split("\n");
  const isOne = (line: string) => line.startsWith("- ");
  const own = lines.filter(isOne);
  // One whose lines are not those that are named is shown as it is.
  if (own.length !== source.ids.length) return [sectionRow(section)];
  const share = section.tokens / Math.max(1, estimateTokens(section.text));
  const trusted = own.length - (source.untrusted ?? 0);
  const each = own.map((line, at) => lineRow(source.type, line, { at, share, trusted }));
  const tokens = section.tokens - each.reduce((sum, one) => sum + (one.tokens ?? 0), 0);
  const text = lines.filter((line) => !isOne(line)).join("\n");
  return [sectionRow({ ...section, tokens, text }), ...each];
}

type Line = { readonly at: number; readonly share: number; readonly trusted: number };

/** One fact or summary, its part of what the section was counted as. */
function lineRow(type: "facts" | "summaries", line: string, { at, share, trusted }: Line): PlanRow {
  const { oneFact, oneSummary, whyFact, whySummary, untrusted } = inspectorWords;
  const text = line.slice("- ".length);
  const isFact = type === "facts";
  const name = isFact ? oneFact(text.split(": ", 1)[0] ?? "") : oneSummary(text);
  const why = isFact ? whyFact : whySummary;
  const source = at < trusted ? why : untrusted(why);
  const tokens = Math.floor(estimateTokens(line) * share);
  return row(`${isFact ? "fact" : "summary"}-${at}`, name, { source, tokens, text });
}

/** What stands beside the message is there for this message only. */
function sectionRow({ kind, source, tokens, text, place }: PlannedSection): PlanRow {
  const inspector = inspectorWords;
  const isNote = place === "note";
  const name = isNote ? inspector.note : inspector.sections[kind];
  return row(isNote ? `${kind}-note` : kind, name, { source: sourceWords(source), tokens, text });
}

/** Where a part of the instructions comes from. */
export function sourceWords(source: SectionSource): string {
  const inspector = inspectorWords;
  switch (source.type) {
    case "product":
      return inspector.product;
    case "chat":
      return inspector.history;
    case "context":
      return source.name;
    case "summary": {
      const description = inspector.fromSummary(source.messages);
      return source.untrusted === undefined ? description : inspector.untrusted(description);
    }
    case "summaries": {
      const description = inspector.fromSummaries(source.ids.length);
      return source.untrusted === undefined
        ? description
        : inspector.someUntrusted(description, source.untrusted);
    }
    case "facts": {
      const description = inspector.fromFacts(source.ids.length);
      return source.untrusted === undefined
        ? description
        : inspector.someUntrusted(description, source.untrusted);
    }
    case "references": {
      const description = inspector.fromReferences(source.ids.length);
      return source.untrusted === undefined
        ? description
        : inspector.someUntrusted(description, source.untrusted);
    }
    case "quotes":
      return inspector.fromQuotes(source.quotes.length);
    case "block": {
      const description = inspector.fromBlock(source.label, source.from);
      return source.untrusted === undefined ? description : inspector.untrusted(description);
    }
    case "provider":
      return source.name;
    default:
      return assertNever(source);
  }
}

/** The time, the message, and what exists of its reply; the plan counts time, tools' answers and reply as one. */
function messageRows(plan: PromptView["plan"], nowUtc: number): PlanRow[] {
  const inspector = inspectorWords;
  const { message, begun, tokens } = plan;
  const beside = Math.max(0, tokens.message - message.tokens);
  const rows = [
    row("time", inspector.time, {
      source: inspector.timeSource,
      tokens: null,
      text: inspector.timeText(nowUtc),
    }),
    row("message", inspector.message, {
      source: inspector.messageSource,
      tokens: message.tokens,
      text: withImageNames(message) || inspector.messageEmpty,
    }),
    ...stepRows(plan),
  ];
  if (begun !== "") {
    const source = inspector.begunSource;
    return [...rows, row("begun", inspector.begun, { source, tokens: beside, text: begun })];
  }
  const last = rows.length > 2 ? "steps" : "time";
  return rows.map((one) => (one.key === last ? { ...one, tokens: beside } : one));
}

/** What tools were asked so far, and what they have answered. */
function stepRows({ steps = [] }: PromptView["plan"]): PlanRow[] {
  if (steps.length === 0) return [];
  const names = steps.flatMap(({ calls }) => calls.map(({ name }) => name));
  const parts = steps.flatMap(({ text, thinking = "", calls }) => [
    ...[thinking, text],
    ...calls.map((call) => `${call.name} ${call.arguments}\n${call.result}`),
  ]);
  const text = parts.filter((part) => part !== "").join("\n\n");
  return [
    row("steps", toolWords.used(names), { source: inspectorWords.begun, tokens: null, text }),
  ];
}

/** What is told of the tools that there are: the plan counts it with what stands between the parts. */
function toolRows({ tools = [] }: PromptView["plan"], most: number): PlanRow[] {
  if (tools.length === 0) return [];
  const tokens = Math.min(most, estimateTokens(JSON.stringify(tools)));
  const source = tools.map(({ name }) => name).join(", ");
  return [row("tools", toolWords.called, { source, tokens, text: JSON.stringify(tools, null, 2) })];
}

function row(
  key: string,
  name: string,
  rest: Pick<PlanRow, "source" | "tokens" | "text">,
): PlanRow {
  return { key, name, ...rest, messages: null };
}

/** What is said, with the names of the images that go along. */
export function withImageNames({
  text,
  images = [],
}: Pick<PlannedMessage, "text" | "images">): string {
  const names = images.map(({ name }) => inspectorWords.image(name));
  return [...names, ...(text === "" ? [] : [text])].join("\n");
}
