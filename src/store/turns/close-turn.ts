import { sealStart } from "../../crypto/envelope";
import { answeredReply } from "../../domain/answered-reply";
import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import { MAX_REPLY_CHARACTERS } from "../../domain/limits";
import type { Message } from "../../domain/message";
import type { KeptPlan } from "../../domain/prompt-plan";
import { type Step, toolNames } from "../../domain/step";
import type { Taint } from "../../domain/taint";
import { estimateTokens } from "../../domain/tokens";
import type { CloseTurn, Learned } from "../../domain/turn-store";
import type { TurnDeps } from "../branches/turn-deps";
import type { Payload } from "../database/payloads";
import { FIRST_KEY, LAST_KEY, readAfter, type ScanKey } from "../database/scan-rows";
import { COUNTERS_ID, type Row, USAGE_ID } from "../database/schema";
import type { Put, Removal } from "../rows/changes";
import type { ReadDeps } from "../rows/row-deps";
import { type RowReader, tryOpenAll } from "../rows/row-reader";
import { headToPut, messageToPut, rowToMessage } from "../rows/row-to-entity";
import type { OpenedRow } from "../rows/sealed-row";
import { observationPuts } from "../settings/counter-store";
import { usagePut } from "../settings/create-usage-store";
import { addedCost, closedReply, type RunEnd, usageOfRun } from "./closed-reply";
import { readSteps, spentBy } from "./steps";

type Words = { readonly text: string; readonly thinking: string };

type Deps = Omit<TurnDeps, "contexts" | "keys">;

/**
 * Writes the final reply (what was stored, then the draft, then `rest`), removes the draft and the
 * open turn, notes that there is something to be done for the conversation, and keeps what was learned
 * of the model and what it came to, in one strict transaction; does nothing if the turn does not run. Chunks that do not open are reported and stay;
 * fails with `row-tampered` if the reply itself does not open.
 */
export async function closeTurn(deps: Deps, input: CloseTurn): Promise<void> {
  await deps.writer.write(async (commit) => {
    const [open, stored] = await Promise.all([
      deps.reader.find("open_turns", input.turnId),
      deps.reader.find("messages", input.turnId),
    ]);
    if (open === null) return;
    if (stored === null) throw new AppError("row-tampered");
    const now = deps.clock.now();
    const [head, reply, draft, jobs, opened, kept, steps, learned] = await Promise.all([
      deps.state.head(stored.parent),
      deps.reader.open("messages", stored),
      readDraft(deps, input.turnId),
      jobPuts(deps.reader, stored.parent, now),
      deps.reader.tryOpen("open_turns", open),
      openPlan(deps.reader, input.turnId),
      input.steps === 0 ? [] : readSteps(deps, stored),
      learnedPuts(deps.reader, input.learned, now),
    ]);
    if (head === null) throw new AppError("row-tampered");

    const words = [...draft.words, input.rest];
    const spent = spentBy(steps, reply.payload.reply?.commandId);
    // Of the model that the turn was opened for: where its worker died, nobody else tells of it.
    const price = input.price ?? (spent === null ? undefined : opened?.payload.model.price);
    const end = { ...endOf(input, steps), spent, price };
    // When its worker died nobody knows: it began no later than its conversation last changed.
    const at = Math.min(now, head.payload.updatedAt);
    const isLeft = input.steps === undefined && input.outcome.status === "interrupted";
    const { hide } = input;
    const run = { opened, kept, reply, words, steps, at, hide };
    const left = isLeft ? await leftPuts(deps.reader, run) : [];
    // What was told to whoever wrote it: a worker that died has kept it before it asked.
    const tainted = [...(kept?.plan.taint ?? []), ...taintOfResults(steps)];
    const message = withAll(closedMessage(rowToMessage(reply), words, end, now), tainted);
    const tokenCount = head.payload.tokenCount + countTokens(words, end);
    await commit({
      durability: "strict",
      heads: [headToPut(head, { tokenCount, ...addedCost(head.payload, end), updatedAt: now })],
      puts: [messageToPut(message, stored), ...jobs, ...learned, ...left],
      removals: [{ table: "open_turns", row: open }, ...draft.removals],
    });
  });
}

/** Where only the rows tell, they also name the tools. */
export function endOf(input: CloseTurn, steps: readonly Step[]): CloseTurn {
  const names = toolNames(steps);
  if (input.outcome.tools !== undefined || names.length === 0) return input;
  return { ...input, outcome: { ...input.outcome, tools: names } };
}

/** Of what tools have answered since the plan was kept: a turn may end with them. */
function taintOfResults(steps: readonly Step[]): readonly Taint[] {
  return steps.flatMap(({ results = [] }) => results.flatMap(({ taint = [] }) => taint));
}

/** What the month and the model's counter grow by; a row that does not open stays as it is. */
async function learnedPuts(
  reader: RowReader,
  learned: Learned | undefined,
  now: number,
): Promise<readonly Put[]> {
  if (learned === undefined) return [];
  const [counters, usage] = await Promise.all([
    tryGet(reader, "counters", COUNTERS_ID),
    tryGet(reader, "usage", USAGE_ID),
  ]);
  const { answered } = learned;
  return [
    ...(counters === undefined ? [] : observationPuts(counters, learned)),
    ...(usage === undefined || answered === null ? [] : [usagePut(usage, answered, now)]),
  ];
}

type Left = {
  readonly opened: OpenedRow<"open_turns"> | null;
  readonly kept: KeptPlan | undefined;
  readonly reply: OpenedRow<"messages">;
  readonly words: readonly Words[];
  readonly steps: readonly Step[];
  readonly at: number;
  readonly hide: CloseTurn["hide"];
};

/** What the month grows by for a run whose worker died: only its rows tell of it. */
async function leftPuts(reader: RowReader, left: Left): Promise<readonly Put[]> {
  const { opened, kept, reply, words, steps, at, hide = (text) => text } = left;
  if (opened === null) return [];
  const own = steps.filter(({ commandId }) => commandId === reply.payload.reply?.commandId);
  const stepRequests = own.map(({ kept: { plan }, text, thinking, ...ended }) => {
    return { ...ended, estimatedTokens: plan.tokens.total, written: text + thinking };
  });
  const ended = stepRequests.reduce((length, { written }) => length + written.length, 0);
  // Steps are kept without what is hidden, and so begins what came after them.
  const all = hide(words.map(({ text, thinking }) => thinking + text).join(""));
  const last = {
    usage: null,
    estimatedTokens: kept?.plan.tokens.total ?? 0,
    written: all.slice(ended),
  };
  // Of a step that has ended, the plan is that step's: nothing was asked after it.
  const hasOpenRequest = own.every(({ index }) => index !== (kept?.step ?? 0));
  const requests = hasOpenRequest
    ? [...stepRequests, { ...last, firstTokenMs: null, replyMs: null }]
    : stepRequests;
  const answered = answeredReply(opened.payload.model, requests);
  return learnedPuts(reader, { modelKey: "", counted: [], answered }, at);
}

/** Null where there is no such row; undefined where it does not open, which is reported. */
async function tryGet<T extends "counters" | "usage">(reader: RowReader, table: T, id: string) {
  const row = await reader.find(table, id);
  return row === null ? null : ((await reader.tryOpen(table, row)) ?? undefined);
}

async function openPlan(reader: RowReader, turnId: Id): Promise<KeptPlan | undefined> {
  const row = await reader.find("plans", turnId);
  return row === null ? undefined : (await reader.tryOpen("plans", row))?.payload;
}

/** The message with that taint too: a reply that is continued has that of all its runs. */
export function withAll<M extends Pick<Message, "taint">>(message: M, taint: readonly Taint[]): M {
  return { ...message, taint: [...new Set([...message.taint, ...taint])] };
}

/** Everything is to be done again after a turn; why it was not done last time stays known. */
async function jobPuts(reader: RowReader, conversationId: Id, closedAt: number): Promise<Put[]> {
  const row = await reader.find("jobs", conversationId);
  const job = row === null ? null : await reader.tryOpen("jobs", row);
  // One that does not open may be of a newer release: it stays until a repair.
  if (row !== null && job === null) return [];
  const { failure, failedKind } = job?.payload ?? { failure: null, failedKind: null };
  const payload = { closedAt, done: [], attempts: 0, notBefore: 0, failure, failedKind };
  return [{ table: "jobs", columns: { id: conversationId }, replaces: row, payload }];
}

/** M-064: what this run has added, as the provider counted it; what was there before is counted. */
function countTokens(words: readonly Words[], end: RunEnd): number {
  const counted = end.outcome.usage === null ? null : usageOfRun(end);
  return counted?.replyTokens ?? estimateTokens(words.map(({ text }) => text).join(""));
}

function closedMessage(
  message: Message,
  words: readonly Words[],
  input: RunEnd,
  now: number,
): Message {
  if (message.reply === null) throw new AppError("row-tampered");
  const { hide = (text) => text } = input;
  const thinking = message.reply.thinking + words.map((chunk) => chunk.thinking).join("");
  // A recovered reply ended when its worker did, which nobody knows: its first time stands.
  const wasCutOff = input.outcome.status === "interrupted";
  return {
    ...message,
    createdAt: wasCutOff ? message.createdAt : now,
    // As a whole: what is hidden may lie over the border of two chunks.
    text: hide(message.text + words.map((chunk) => chunk.text).join("")),
    reply: closedReply(message.reply, thinking, input),
  };
}

type DraftWords = Payload<"draft_pieces">;

/** Rows that are in memory at once. */
const PAGE = 64;

/**
 * What is drafted of a reply, in order and at most as long as a reply may be, and the chunks to
 * remove: all but those that do not open, which are reported.
 */
async function readDraft(deps: ReadDeps, turnId: Id) {
  const words: DraftWords[] = [];
  const removals: Removal[] = [];
  let room = MAX_REPLY_CHARACTERS;
  for (let after: ScanKey = FIRST_KEY; ; ) {
    const rows = await readPage(deps, turnId, after);
    // What nobody could read is not opened: with it, a vault might not open any more.
    const opened =
      room === 0 ? rows.map(withoutWords) : await tryOpenAll(deps.reader, "draft_pieces", rows);
    for (const { row, payload } of opened) {
      const text = payload.text.slice(0, room);
      const thinking = payload.thinking.slice(0, room - text.length);
      room -= text.length + thinking.length;
      if (text !== "" || thinking !== "") words.push({ text, thinking });
      removals.push({ table: "draft_pieces", row: { ...row, sealed: sealStart(row.sealed) } });
    }
    const last = rows.length < PAGE ? undefined : rows.at(-1);
    if (last === undefined) return { words, removals };
    after = last.order;
  }
}

type DraftChunk = { readonly row: Row<"draft_pieces">; readonly payload: DraftWords };

function readPage({ database }: ReadDeps, turnId: Id, after: ScanKey) {
  return readAfter<"draft_pieces">(database, {
    table: "draft_pieces",
    index: "[parent+order]",
    after: [turnId, after],
    until: [turnId, LAST_KEY],
    limit: PAGE,
  });
}

function withoutWords(row: Row<"draft_pieces">): DraftChunk {
  return { row, payload: { text: "", thinking: "" } };
}
