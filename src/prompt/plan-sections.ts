import type { Context } from "../domain/context";
import type { ContextPart } from "../domain/context-provider";
import type { PromptMode } from "../domain/prompt-mode";
import {
  type LeftOut,
  type PlannedSection,
  type SectionSource,
  SYSTEM_SECTIONS,
  type SystemSectionKind,
} from "../domain/prompt-plan";
import type { PromptSettings } from "../domain/prompt-settings";
import { SECTION_HEADINGS } from "../domain/section-headings";
import type { ShownBlock } from "../domain/shown-block";
import type { Summary } from "../domain/summary";
import { estimateTokens } from "../domain/tokens";
import type { ToolRule } from "../domain/tool-rule";
import type { CountedText } from "./counted-text";
import { composeModePrompt } from "./modes/compose-mode-prompt";
import { neutraliseBlocks } from "./neutralise-blocks";
import { neutraliseHeadings } from "./neutralise-headings";
import { neutraliseInstructions } from "./neutralise-instructions";
import { type BlockOptions, renderBlock } from "./render-block";
import { STEADINESS } from "./steadiness";
import { UNTRUSTED_BLOCK, UNTRUSTED_SUMMARY } from "./untrusted-note";

/** A section as it is planned, and how many places of it are hidden. */
export type SectionEntry = { readonly section: PlannedSection; readonly redacted: number };

export type PlannedSections = {
  readonly entries: readonly SectionEntry[];
  readonly leftOut: readonly LeftOut[];
};

type Draft = Omit<PlannedSection, "tokens">;

type Input = {
  readonly context: Context;
  /** What the person has written for this conversation alone; empty for nothing. */
  readonly note?: string | undefined;
  /** Whether the personality is said, and the guidance to stay steady (M-032). */
  readonly maintainPersonality: boolean;
  /** Whether tools are told: then the rules for them are, too (P-096). */
  readonly hasTools: boolean;
  readonly mode: PromptMode;
  readonly settings: Pick<PromptSettings, "modes"> & BlockOptions;
  readonly parts: readonly ContextPart[];
  /** What stands for the beginning of this conversation. */
  readonly summary: Summary | null;
  readonly measure: (text: string) => CountedText;
  /** Counts the product's own texts: the person's rules hide nothing of those, for they tell nothing. */
  readonly measureOwn: (text: string) => CountedText;
};

/**
 * The parts of the system text that have something to say, in D-11's order; of the product's own
 * guidance what the mode's cap allows (D-20), of memory all there is.
 */
export function planSections(input: Input): PlannedSections {
  const guidance = input.settings.modes ? guidanceDrafts(input) : [];
  const drafts = [
    ...identityDrafts(input),
    ...guidance,
    ...input.parts.flatMap((part) => partDrafts(part, input.settings)),
    ...(input.summary === null ? [] : [summaryDraft(input.summary)]),
    ...(input.hasTools ? [rulesDraft(input.context)] : []),
  ];
  const entries = drafts
    .filter((draft) => draft.text !== "")
    .map((draft) => {
      const measure = draft.source.type === "product" ? input.measureOwn : input.measure;
      const { text, tokens, redacted } = measure(draft.text);
      return { section: { ...draft, text, tokens }, redacted };
    });
  const dropped = guidance.filter((draft) => draft.text === "");
  return {
    entries: inOrder(entries),
    leftOut: [
      ...dropped.map(({ kind }) => leftOutSection(kind, "mode-tokens")),
      ...input.parts.flatMap(unnamedBlock),
      ...input.parts.flatMap(leftOutPart),
    ],
  };
}

/** The entries in D-11's order; those of one kind as they come. */
export function inOrder(entries: readonly SectionEntry[]): readonly SectionEntry[] {
  const rank = ({ section }: SectionEntry) => SYSTEM_SECTIONS.indexOf(section.kind);
  return entries.toSorted((left, right) => rank(left) - rank(right));
}

/** Who answers: in every request whole, or not sent at all (M-055, M-062). */
function identityDrafts({ context, note = "", maintainPersonality }: Identity): Draft[] {
  const { id, name, systemPrompt, personality } = context;
  const source = { type: "context", id, name } as const;
  const base: Draft = { kind: "base", source, text: neutraliseInstructions(systemPrompt) };
  const chat = { type: "chat" } as const;
  const own: Draft = { kind: "chat-note", source: chat, text: neutraliseInstructions(note) };
  if (!maintainPersonality) return [base, own];
  return [
    base,
    own,
    { kind: "personality", source, text: neutraliseInstructions(personality) },
    { kind: "steadiness", source: { type: "product" }, text: STEADINESS },
  ];
}

type Identity = Pick<Input, "context" | "note" | "maintainPersonality">;

function rulesDraft({ id, name, toolRules = [] }: Context): Draft {
  const source = { type: "context", id, name } as const;
  return { kind: "tool-rules", source, text: renderToolRules(toolRules) };
}

/**
 * The product's guidance, empty where it gave way: what holds in general, what this mode adds,
 * and what to do when something is missing. Only what the mode adds changes from turn to turn, so it
 * is a note beside the message, and the smallest cap decides about the rest: a change in the system
 * text would void the model's prefix cache for all that follows. Steadiness belongs to the identity
 * that takes of the caps first, so the mode's guidance gives way to it. Caps are counted by the counter
 * that nothing corrects: a text that comes and goes would void the cache too.
 */
function guidanceDrafts({ mode, ...identity }: Identity & Pick<Input, "mode">): Draft[] {
  const source = { type: "product" } as const;
  const coreIdentity = identityDrafts(identity)
    .map(({ text }) => text)
    .join("\n\n");
  const compose = (of: PromptMode, core: string) =>
    composeModePrompt({ coreIdentity: core, mode: of }, estimateTokens);
  const general = compose("general", coreIdentity);
  const { guidance, errors } = general;
  const drafts: Draft[] = [
    { kind: "mode", source, text: guidance },
    { kind: "errors", source, text: errors },
  ];
  if (mode === "general") return drafts;
  const added = compose(mode, [coreIdentity, guidance, errors].join("\n\n")).guidance;
  return [...drafts, { kind: "mode", source, text: added, place: "note" }];
}

function partDrafts(part: ContextPart, options: BlockOptions): Draft[] {
  if (part.type === "section") return [partDraft(part)];
  if (part.type !== "block" || part.block.isUnnamed) return [];
  const { block } = part;
  const text = renderBlock(block, options);
  const marked = block.isUntrusted ? `${UNTRUSTED_BLOCK}\n${text}` : text;
  return [{ kind: `${block.kind}-blocks`, source: blockSource(block), text: marked }];
}

function blockSource({ id, label, sharedFrom, isUntrusted }: ShownBlock): SectionSource {
  if (id === undefined) return { type: "provider", name: label };
  const from = sharedFrom === undefined ? {} : { from: sharedFrom };
  return { type: "block", id, label, ...from, ...(isUntrusted ? { untrusted: true } : {}) };
}

function unnamedBlock(part: ContextPart): LeftOut[] {
  if (part.type !== "block" || !part.block.isUnnamed) return [];
  const { kind, label } = part.block;
  return [{ ...leftOutSection(`${kind}-blocks`, "block-not-named"), label }];
}

/** Those that are named one by one: a plan is kept with every turn. */
const MOST_NAMED = 20;

function leftOutPart(part: ContextPart): LeftOut[] {
  return part.type === "left-out" ? leftOutEach(part.kind, part.labels, part.reason) : [];
}

/** Each by its label, as far as that many are named. */
export function leftOutEach(
  kind: SystemSectionKind,
  labels: readonly string[],
  reason: LeftOut["reason"],
): LeftOut[] {
  const one = leftOutSection(kind, reason);
  const named = labels.slice(0, MOST_NAMED).map((label) => ({ ...one, label }));
  const more = labels.length - named.length;
  return more === 0 ? named : [...named, { ...one, more }];
}

function partDraft({ kind, source, text }: Extract<ContextPart, { type: "section" }>): Draft {
  if (text.trim() === "") return { kind, source, text: "" };
  // Whoever renders a block neutralises what is in it; here a tag could only be a forged one.
  const isBlock = kind === "core-blocks" || kind === "working-blocks";
  return { kind, source, text: withHeading(kind, isBlock ? text : neutraliseBlocks(text)) };
}

function summaryDraft({ id, messages, text, taint }: Summary): Draft {
  const source = { type: "summary", id, messages } as const;
  const neutralised = neutraliseHeadings(neutraliseBlocks(text));
  if (taint.length === 0)
    return { kind: "summary", source, text: withHeading("summary", neutralised) };
  const marked = withHeading("summary", `${UNTRUSTED_SUMMARY}\n${neutralised}`);
  return { kind: "summary", source: { ...source, untrusted: true }, text: marked };
}

function withHeading(kind: SystemSectionKind, text: string): string {
  const heading = SECTION_HEADINGS[kind];
  return heading === undefined ? text : `${heading}\n${text}`;
}

/**
 * The sections that leave room for a reply: this conversation's summary gives way before the context's
 * own instructions would keep a message from being sent.
 */
export function fitWindow(planned: PlannedSections, tokens: number): PlannedSections {
  if (sumTokens(planned.entries) <= tokens) return planned;
  const entries = planned.entries.filter(({ section }) => section.kind !== "summary");
  if (entries.length === planned.entries.length) return planned;
  return { entries, leftOut: [...planned.leftOut, leftOutSection("summary", "memory-tokens")] };
}

/** Tokens of the sections' texts. */
export function sumTokens(entries: readonly SectionEntry[]): number {
  return entries.reduce((total, { section }) => total + section.tokens, 0);
}

/** A section that the request does not hold. */
export function leftOutSection(kind: SystemSectionKind, reason: LeftOut["reason"]): LeftOut {
  return { what: "section", kind, messages: 0, reason, because: null, seenFrom: null };
}

/** P-097, P-098: the rules as a model is told of them, start constraints first; empty for none. */
export function renderToolRules(rules: readonly ToolRule[]): string {
  if (rules.length === 0) return "";
  const isStart = ({ type }: ToolRule) => type === "StartConstraint";
  const ordered = [...rules.filter(isStart), ...rules.filter((rule) => !isStart(rule))];
  return ["# Tool Execution Rules", "", ...ordered.map((rule) => `- ${sentence(rule)}`)].join("\n");
}

function sentence(rule: ToolRule): string {
  switch (rule.type) {
    case "StartConstraint":
      return `Call \`${rule.tool}\` first before any other tools`;
    case "ExitLoop":
      return `The conversation will end after calling \`${rule.tool}\``;
    case "ContinueLoop":
      return `The conversation will be continued after calling \`${rule.tool}\``;
    case "MaxCalls":
      return `Call \`${rule.tool}\` at most ${rule.max} times`;
    case "RequiresPrior":
      return `Call \`${rule.tool}\` only after calling \`${rule.prior}\``;
  }
}
