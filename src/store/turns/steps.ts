import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Message, Usage } from "../../domain/message";
import type { KeptPlan } from "../../domain/prompt-plan";
import { hasWholeCalls, type Step, sumUsage, type ToolResult } from "../../domain/step";
import type { EndedStep, KeptResult } from "../../domain/turn-store";
import type { TurnDeps } from "../branches/turn-deps";
import type { Database } from "../database/open-database";
import type { Row } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import type { Put } from "../rows/changes";
import type { ReadDeps } from "../rows/row-deps";
import { tryOpenAll } from "../rows/row-reader";

type Position = Pick<Row<"messages">, "parent" | "order">;
type Writing = ReadDeps & Pick<TurnDeps, "writer">;

/** The rows of a reply's steps, sealed, in no order. */
export function stepRows(
  database: Database,
  { parent, order }: Position,
): Promise<readonly Row<"steps">[]> {
  const rows = database.rows("steps").where("[parent+order]").equals([parent, order]);
  return withStoreErrors(() => rows.toArray());
}

async function openSteps({ database, reader }: ReadDeps, position: Position) {
  const rows = await stepRows(database, position);
  const opened = await tryOpenAll(reader, "steps", rows);
  return opened.toSorted((left, right) => left.payload.index - right.payload.index);
}

/** The steps of a reply that its turn went on after, in their order; those that do not open are left out. */
export async function readSteps(deps: ReadDeps, position: Position): Promise<readonly Step[]> {
  return (await openSteps(deps, position)).map(({ payload }) => payload);
}

/** What the steps of a run came to; null where nobody counted, or there was none. */
export function spentBy(steps: readonly Step[], commandId: Id | undefined): Usage | null {
  return steps
    .filter((step) => step.commandId === commandId)
    .reduce<Usage | null>((sum, { usage }) => sumUsage(sum, usage), null);
}

/**
 * The step that the end of a run becomes once its turn goes on: null where its request was not
 * answered, and where it is one already. Calls of an answer that was cut short are left out: they
 * would be done with what had come of their arguments.
 */
export function stepOfRun(
  { text, reply }: Pick<Message, "text" | "reply">,
  kept: KeptPlan,
  before: readonly Step[],
): Step | null {
  const index = kept.step ?? 0;
  const wasAnswered = reply?.status === "complete" || (reply?.firstTokenMs ?? null) !== null;
  if (reply === null || !wasAnswered || before.some((step) => step.index >= index)) return null;
  const { usage, lastUsage = usage, finish, firstTokenMs, replyMs, commandId, toolCalls } = reply;
  const lengthOf = (of: "text" | "thinking") =>
    before.reduce((sum, one) => sum + one[of].length, 0);
  return {
    ...{ index, kept, commandId, finish, usage: lastUsage, firstTokenMs, replyMs },
    text: text.slice(lengthOf("text")),
    thinking: reply.thinking.slice(lengthOf("thinking")),
    ...(toolCalls !== undefined && hasWholeCalls(reply) ? { toolCalls } : {}),
  };
}

/** What stores a step of a reply; of one that is new. */
export function stepPut({ parent, order }: Position, payload: Step): Put {
  const columns = { id: crypto.randomUUID(), parent, order };
  return { table: "steps", columns, replaces: null, payload };
}

/**
 * Keeps the step that the turn's plan is of, with the calls that are to be answered, strictly: what is
 * done for one later was asked for on the disk. Fails with `not-found` where the turn does not run.
 */
export async function endStep(
  deps: Writing,
  { turnId, ended }: { readonly turnId: Id; readonly ended: EndedStep },
): Promise<void> {
  await deps.writer.write(async (commit) => {
    const [open, reply, plan] = await Promise.all([
      deps.reader.find("open_turns", turnId),
      deps.reader.get("messages", turnId),
      deps.reader.get("plans", turnId),
    ]);
    if (open === null || reply === null || plan === null) throw new AppError("not-found");
    const { payload: kept } = plan;
    const commandId = reply.payload.reply?.commandId ?? turnId;
    const step = { ...ended, index: kept.step ?? 0, kept, commandId };
    await commit({ durability: "strict", puts: [stepPut(reply.row, step)] });
  });
}

/**
 * Adds what a tool has answered to the newest step of a running turn, strictly. Fails with `not-found`
 * where there is none, and with `conflict` where the call was answered already.
 */
export async function keepResult(deps: Writing, kept: KeptResult): Promise<void> {
  await deps.writer.write(async (commit) => {
    const put = await resultPut(deps, kept);
    await commit({ durability: "strict", puts: [put] });
  });
}

/**
 * A writer whose commits have this result in them, too, but for what is done ahead: what a tool does and
 * what is told of it are there both, or neither. They fail with `conflict` where the call was answered meanwhile.
 */
export function withResult({ writer, ...deps }: Writing, answered: Answering): Writing["writer"] {
  return {
    write: (work) =>
      writer.write((commit) =>
        work(async (changes) => {
          const put = await resultPut(deps, answered);
          if (changes.isAhead) return commit(changes);
          await commit({ ...changes, puts: [...(changes.puts ?? []), put] });
          answered.onKept();
        }),
      ),
  };
}

type StepPut = Extract<Put, { readonly table: "steps" }>;

type Answering = {
  readonly turnId: Id;
  readonly result: ToolResult;
  /** Called once it is kept. */
  readonly onKept: () => void;
};

/** The newest step of a reply with one more result. */
async function resultPut(deps: ReadDeps, { turnId, result, isSent }: KeptResult): Promise<StepPut> {
  const reply = await deps.reader.find("messages", turnId);
  const newest = reply === null ? undefined : (await openSteps(deps, reply)).at(-1);
  if (newest === undefined) throw new AppError("not-found");
  const { row, payload } = newest;
  const before = payload.results ?? [];
  const others = before.filter(({ call }) => call !== result.call);
  if (isSent !== true && others.length < before.length) throw new AppError("conflict");
  const { id, parent, order } = row;
  const results = [...others, result];
  const columns = { id, parent, order };
  return { table: "steps", columns, replaces: row, payload: { ...payload, results } };
}
