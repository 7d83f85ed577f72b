import type { Id } from "../domain/id";
import type { Message } from "../domain/message";
import type { LeftOut, PlannedMessage } from "../domain/prompt-plan";
import type { PromptSettings } from "../domain/prompt-settings";
import type { Summary } from "../domain/summary";
import type { CountedText } from "./counted-text";
import type { FittedEarlier } from "./fit-pages";
import { fromFirstQuestion, type MessageTurn, toTurns } from "./message-turns";
import { measureMessage, withImages } from "./plan-images";
import { withUntrusted } from "./plan-taint";

/** History leaves in blocks of 5 turns: cutting one turn at a time would void the prefix cache. */
const BLOCK_TURNS = 5;

const MESSAGES_OF_A_TURN = 2;

export type HistoryEntry = {
  readonly message: PlannedMessage;
  readonly redacted: number;
  /** Images of it that the model is not shown. */
  readonly omitted: number;
};

export type PlannedHistory = {
  /** Oldest first. */
  readonly entries: readonly HistoryEntry[];
  readonly leftOut: readonly LeftOut[];
  /** The summary tells of messages up to this depth. */
  readonly summarisedTo: number;
};

type Input = {
  /** The end of the branch, oldest first. */
  readonly messages: readonly Message[];
  /** Messages of the branch before the one to answer. */
  readonly depth: number;
  /** Those of them whose text was deleted, of which older ones than `messages` may be. */
  readonly deleted?: number;
  readonly summary: Summary | null;
  readonly dropped: readonly Summary[];
  /** Tokens that history may take. */
  readonly room: number;
  readonly settings: Pick<PromptSettings, "maxTurns" | "maxMessages" | "compression">;
  readonly noSummary: LeftOut["because"];
  readonly measure: (text: string) => CountedText;
  /** The images that the request may hold; none where it is left out. */
  readonly chosen?: ReadonlySet<Id>;
  /** Tokens that the model's chat format spends around each message. */
  readonly perMessage: number;
  /** Tells less of a message's long files; where it is left out they are told whole, or not at all. */
  readonly fit?: (message: Message) => FittedEarlier;
};

/**
 * Which messages a request holds: whole answered turns (D-8, P-082), from the end of the summary
 * that stands for the older ones, the newest that keep to the limits (D-4). Rows stay as they are.
 * Where their tokens are too many, long files give way before what was said.
 */
export function planHistory(input: Input): PlannedHistory {
  const { messages, depth, settings, room } = input;
  const covered = coverageOf(input.summary, input);
  const deletedBefore = countDeleted(input);
  const deletedSince = deletedBefore(depth) - deletedBefore(covered.end);
  const isCutBefore = depth - covered.end - deletedSince > mostMessages(settings);
  const uncovered = messages.filter((message) => message.depth >= covered.end);
  // The first message read may be in the middle of its turn.
  const messageTurns = toTurns(isCutBefore ? fromFirstQuestion(uncovered) : uncovered);
  const whole = messageTurns.map((turn) => toEntries(turn, input));
  const turns = isOver(whole, room) ? withLess(messageTurns, whole, input) : whole;
  const cut = cutTurns(turns, { from: covered.end, depth, isCutBefore, room, settings });
  const seenFrom = cut.shown[0]?.entries[0]?.message.id ?? null;
  return {
    summarisedTo: covered.end,
    entries: cut.shown.flatMap((turn) => turn.entries),
    leftOut: [
      ...cutLeftOut(input, {
        covered,
        deletedBefore,
        until: cut.until,
        reason: cut.reason,
        seenFrom,
      }),
      ...unansweredLeftOut(turns, { until: cut.until, seenFrom }),
      ...cut.shown.flatMap(({ cutFiles }) => cutFiles),
    ],
  };
}

/** How many of the newest messages are wanted of a branch. */
function mostMessages({ maxTurns, maxMessages }: Input["settings"]): number {
  return Math.min(maxMessages, maxTurns * MESSAGES_OF_A_TURN);
}

/** `end` is the depth after the last message that a summary stands for, `messages` how many it does. */
type Coverage = { readonly end: number; readonly messages: number };

function coverageOf(
  summary: Summary | null,
  { messages, depth }: Pick<Input, "messages" | "depth">,
): Coverage {
  if (summary === null) return { end: 0, messages: 0 };
  const last = messages.find((message) => message.id === summary.throughId);
  const end = last === undefined ? Math.min(summary.messages, depth) : last.depth + 1;
  return { end, messages: Math.min(summary.messages, end) };
}

/** How many of the deleted messages stand before a depth: those that were not read are the oldest. */
function countDeleted({ messages, deleted = 0 }: Input): (depth: number) => number {
  const read = messages.filter(({ deletedAt }) => deletedAt !== null);
  const all = Math.max(deleted, read.length);
  const first = messages[0]?.depth ?? 0;
  return (depth) =>
    Math.min(depth, first, all - read.length) + read.filter((one) => one.depth < depth).length;
}

const NO_IMAGES: ReadonlySet<Id> = new Set();

type TurnEntries = {
  readonly depth: number;
  readonly state: MessageTurn["state"];
  readonly count: number;
  readonly entries: readonly HistoryEntry[];
  readonly tokens: number;
  /** What of its files is not told. */
  readonly cutFiles: readonly LeftOut[];
};

function asItIs(message: Message): FittedEarlier {
  return { message, leftOut: [] };
}

/**
 * The turns with less of their files, as far back as there is room; what has none, or leaves anyway, is not
 * told and counted once more.
 */
function withLess(
  messageTurns: readonly MessageTurn[],
  whole: readonly TurnEntries[],
  input: Input,
): readonly TurnEntries[] {
  let left = input.room;
  const newestFirst = whole.toReversed().map((entries, back) => {
    const turn = messageTurns[messageTurns.length - 1 - back];
    const hasFiles = turn?.messages.some(({ attachments = [] }) => attachments.length > 0);
    const less = turn && hasFiles && left > 0 ? toEntries(turn, input, input.fit) : entries;
    if (less.state === "answered") left -= less.tokens;
    return less;
  });
  return newestFirst.reverse();
}

function isOver(turns: readonly TurnEntries[], room: number): boolean {
  const answered = turns.filter(({ state }) => state === "answered");
  return answered.reduce((total, { tokens }) => total + tokens, 0) > room;
}

function toEntries(
  turn: MessageTurn,
  { measure, chosen = NO_IMAGES, perMessage }: Pick<Input, "measure" | "chosen" | "perMessage">,
  fit = asItIs,
): TurnEntries {
  const fitted = turn.messages.map(fit);
  const entries = fitted.flatMap(({ message }): HistoryEntry[] => {
    const { id, role, taint } = message;
    // What a file says that the system said is kept, and no system of ours.
    if (role === "system" && taint.includes("import")) return [];
    const { text, tokens, redacted, images, omitted } = measureMessage(message, {
      measure,
      chosen,
    });
    if (text === "" && images.length === 0) return [];
    const own = { ...withImages(images), ...withUntrusted(message) };
    const planned = { id, role, text, tokens: tokens + perMessage, ...own };
    return [{ message: planned, redacted, omitted }];
  });
  const tokens = entries.reduce((total, { message }) => total + message.tokens, 0);
  const { depth } = turn.messages[0];
  const cutFiles = fitted.flatMap(({ leftOut }) => leftOut);
  return { depth, state: turn.state, count: turn.messages.length, entries, tokens, cutFiles };
}

type Cut = {
  readonly shown: readonly TurnEntries[];
  /** Depth of the oldest message that was not cut. */
  readonly until: number;
  readonly reason: LeftOut["reason"] | null;
};

type Limits = Pick<Input, "depth" | "room" | "settings"> & {
  readonly from: number;
  readonly isCutBefore: boolean;
};

function cutTurns(turns: readonly TurnEntries[], limits: Limits): Cut {
  const { from, depth, isCutBefore, settings } = limits;
  const answered = turns.filter((turn) => turn.state === "answered");
  const first = turns[0]?.depth ?? depth;
  const before = isCutBefore ? countReason(settings) : null;
  const isExceeded = before !== null || excess(answered, limits) !== null;
  // Blocks are of turns: a cap of messages is one of half as many turns.
  const capped = Math.max(1, Math.floor(settings.maxMessages / MESSAGES_OF_A_TURN));
  const most = Math.min(turnLimit(settings, isExceeded), capped);
  let start = isCutBefore ? blockAt(first - 1, most) : from;
  let reason = before;
  for (;;) {
    const shown = answered.filter((turn) => turn.depth >= start);
    const next = excess(shown, { ...limits, settings: { ...settings, maxTurns: most } });
    if (next === null) {
      const until = turns.find((turn) => turn.depth >= start)?.depth ?? depth;
      return { shown, until: start === from ? from : until, reason };
    }
    reason = next;
    start = nextStart(shown, { start, depth, most });
  }
}

/** Which limit is why fewer messages are read than there are. */
function countReason({ maxTurns, maxMessages }: Input["settings"]): LeftOut["reason"] {
  return maxMessages < maxTurns * MESSAGES_OF_A_TURN ? "history-messages" : "history-turns";
}

/** P-077, P-078: once a limit is exceeded, as many turns stay as truncation says. */
function turnLimit({ compression, maxTurns }: Input["settings"], isExceeded: boolean): number {
  if (compression.type !== "truncate" || !isExceeded) return maxTurns;
  return Math.min(compression.keepRecent, maxTurns);
}

function excess(
  turns: readonly TurnEntries[],
  { room, settings }: Pick<Limits, "room" | "settings">,
): LeftOut["reason"] | null {
  if (turns.length === 0) return null;
  const count = (of: "tokens" | "count") => turns.reduce((total, turn) => total + turn[of], 0);
  if (turns.length > settings.maxTurns) return "history-turns";
  if (count("count") > settings.maxMessages) return "history-messages";
  return count("tokens") > room ? "history-tokens" : null;
}

/** The next block's start; turn by turn where no whole block is left. */
function nextStart(
  shown: readonly TurnEntries[],
  { start, depth, most }: { start: number; depth: number; most: number },
): number {
  const block = blockAt(start, most);
  if (shown.some((turn) => turn.depth >= block)) return block;
  return shown[1]?.depth ?? depth;
}

/** The first depth after this one at which a block begins; a small window has smaller blocks. */
function blockAt(depth: number, most: number): number {
  const turns = Math.min(BLOCK_TURNS, Math.max(1, Math.floor(most / 3)));
  const size = turns * MESSAGES_OF_A_TURN;
  return (Math.floor(depth / size) + 1) * size;
}

type Seen = { readonly until: number; readonly seenFrom: string | null };

type Passed = { readonly covered: Coverage; readonly deletedBefore: (depth: number) => number };

function cutLeftOut(
  input: Input,
  { covered, deletedBefore, until, reason, seenFrom }: Seen & Passed & { reason: Cut["reason"] },
): LeftOut[] {
  const messages = until - covered.messages - deletedBefore(until);
  if (messages <= 0) return [];
  const because = whyNoSummary(input, { covered, deletedBefore, until });
  const why = reason ?? countReason(input.settings);
  return [{ what: "messages", kind: null, messages, reason: why, because, seenFrom }];
}

/** What the later summary itself passes over is told of by a dropped one, or by nobody. */
function whyNoSummary(
  input: Pick<Input, "dropped" | "noSummary" | "messages" | "depth">,
  { covered, deletedBefore, until }: Passed & { until: number },
): LeftOut["because"] {
  const passesOver = covered.messages + deletedBefore(covered.end) < covered.end;
  const wasDropped = input.dropped.some(
    (summary) => passesOver || coverageOf(summary, input).end > covered.end,
  );
  if (wasDropped) return "dropped";
  return passesOver && until === covered.end ? null : input.noSummary;
}

function unansweredLeftOut(turns: readonly TurnEntries[], { until, seenFrom }: Seen): LeftOut[] {
  const messages = turns
    .filter((turn) => turn.state !== "answered" && turn.depth >= until)
    .reduce((total, turn) => total + turn.count, 0);
  if (messages === 0) return [];
  const reason = "unanswered";
  return [{ what: "messages", kind: null, messages, reason, because: null, seenFrom }];
}
