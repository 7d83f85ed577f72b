import type { CallOutput } from "../../../contract/contract";
import { AppError } from "../../../domain/app-error";
import { settablesOf } from "../../../domain/chat-parameters";
import type { Id } from "../../../domain/id";
import { MAX_CONTEXT_CONVERSATIONS } from "../../../domain/limits";
import { type Batch, createBatcher, sizeOf } from "../../../foreign/batch-conversations";
import type { ExportItem } from "../../../foreign/export-item";
import type { Card } from "../../../foreign/read-card";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { bringMemory } from "./bring-memory";
import { createPictureStoring, type ReadPicture } from "./import-pictures";
import type { ImportCounter } from "./import-report";
import type { NewestImported } from "./newest-imported";

/** Characters of one conversation that fit into a call, however they are escaped (64 MiB). */
const MAX_CHARACTERS = 20_000_000;

/** Batches on their way: one is being stored while the next is read by the worker. */
const IN_FLIGHT = 2;

/** The context to import into. */
export type TargetContext = {
  /** Null while it is not made. */
  readonly id: () => Id | null;
  readonly name: () => string | null;
  /** Makes it; asked once, when there is something that is nowhere yet. */
  readonly make: (source: Batch["source"]) => Promise<void>;
  /** From now on it is one that is made from this character, and none that was chosen. */
  readonly use: (card: Card) => void;
};

export type ImportRun = {
  readonly client: Pick<Client, "call">;
  /** The conversations of the file, and what is wrong with it. */
  readonly items: AsyncIterable<ExportItem>;
  readonly target: TargetContext;
  /** What the file says that contexts remembered, null where it is too large for that; asked after the conversations. */
  readonly memory: () => Promise<readonly unknown[] | null>;
  readonly counter: ImportCounter;
  readonly came: Pick<NewestImported, "add">;
  /** Draws a picture anew, as any image that is attached. */
  readonly readPicture: ReadPicture;
  /** Heard after each batch, and after each picture. */
  readonly onStored: () => void;
  /** Ends the import after what is being stored. */
  readonly signal: AbortSignal;
};

/**
 * Reads an export and has its conversations stored, some batches while the next is read. What cannot
 * be read is in the report; it fails only where storing does, with what was stored before kept.
 */
export async function runImport(run: ImportRun): Promise<void> {
  const found: Found = new WeakMap();
  const store = createStoring(run, found);
  try {
    await readInto(run, store, found);
    if (!run.signal.aborted) await bringMemory({ ...run, memory: await run.memory() });
  } finally {
    // What is told as the end must be one.
    await store.settled();
  }
}

type ConversationItem = Extract<ExportItem, { type: "conversation" }>;

/** What is known of the conversations that are on their way. */
type Found = WeakMap<object, Pick<ConversationItem, "position" | "pictures">>;

async function readInto(
  run: ImportRun,
  store: ReturnType<typeof createStoring>,
  found: Found,
): Promise<void> {
  const batcher = createBatcher();
  for await (const item of run.items) {
    if (run.signal.aborted) break;
    run.counter.note(item.notes);
    if (item.type === "card") {
      run.target.use(item.card);
      // What a character says first tells whether it is there already.
      if (!item.hasGreeting) await run.target.make("sillytavern");
      continue;
    }
    if (item.type === "problem") {
      const { position, problem, name } = item;
      run.counter.problem({ position, problem, ...(name === undefined ? {} : { name }) });
      continue;
    }
    found.set(item.conversation, item);
    if (sizeOf(item.conversation) > MAX_CHARACTERS) {
      run.counter.problem({ position: item.position, problem: "too-large" });
      continue;
    }
    const full = batcher.add(item.source, item.conversation);
    if (full !== null) await store.next(full);
  }
  const rest = run.signal.aborted ? null : batcher.rest();
  if (rest !== null) await store.next(rest);
  await store.end();
}

/** Stores batches, some at a time, the oldest waited for when there are more. */
function createStoring(run: ImportRun, found: Found) {
  const { client, target, onStored, signal } = run;
  const pictures = createPictureStoring(run);
  const bases = new Map<Batch["source"], Promise<number>>();
  const going: Promise<void>[] = [];
  let making: Promise<void> | null = null;

  const begin = async (source: Batch["source"]) => {
    const input = { contextId: target.id(), source };
    return (await runTwice(() => client.call("import.begin", input))).base;
  };
  const store = async (batch: Batch) => {
    const { source, conversations } = batch;
    const begun = bases.get(source) ?? begin(source);
    bases.set(source, begun);
    const namesById = await findKnown(client, batch);
    if (target.id() === null && conversations.some(({ id }) => !namesById.has(id))) {
      making ??= target.make(source);
      await making;
    }
    const common = { contextId: target.id(), source, base: await begun };
    const input = { ...common, conversations: [...conversations] };
    // The same batch twice stores nothing twice.
    const { results } = await runTwice(() => client.call("import.add", input));
    report(run, { batch, results, namesById, found });
    onStored();
    for (const conversation of conversations) {
      const of = { source, conversation: conversation.id };
      await pictures.store(of, found.get(conversation)?.pictures ?? new Map());
    }
    // What found room is told first, and has its pictures.
    if (results.some(({ result }) => result === "full")) throw contextFull();
  };
  return {
    next: async (batch: Batch) => {
      while (going.length >= IN_FLIGHT) {
        await going[0];
        going.shift();
      }
      if (signal.aborted) return;
      const storing = store(batch);
      // Met when it is waited for.
      storing.catch(() => undefined);
      going.push(storing);
    },
    end: async () => {
      await Promise.all(going);
      // Waits for the disk, which a batch does not.
      for (const [source, base] of bases) {
        const common = { contextId: target.id(), source, base: await base };
        await runTwice(() => client.call("import.add", { ...common, conversations: [] }));
      }
    },
    /** Resolves when nothing is being stored any more, however that went. */
    settled: () => Promise.allSettled(going),
  };
}

type Stored = {
  readonly batch: Batch;
  readonly results: CallOutput<"import.add">["results"];
  readonly namesById: ReadonlyMap<string, string>;
  readonly found: Found;
};

/** Counts what became of each conversation of a batch. */
function report({ target, counter, came }: ImportRun, stored: Stored): void {
  const { batch, results, namesById, found } = stored;
  for (const [at, { result, messages }] of results.entries()) {
    const conversation = batch.conversations[at];
    if (conversation === undefined || result === "full") continue;
    const { id, updatedAt, parameters } = conversation;
    if (result === "too-large") {
      const position = found.get(conversation)?.position ?? null;
      counter.problem({ position, problem: "too-large" });
      continue;
    }
    // What is twice in a file is there by now, and was not before.
    const contextName = namesById.get(id) ?? target.name() ?? "";
    counter.count({ result, contextName, messages, sets: settablesOf(parameters) });
    came.add({ source: batch.source, id, updatedAt }, result !== "unchanged");
  }
}

function contextFull(): AppError {
  return new AppError("limit-exceeded", {
    data: { limit: "context-conversations", max: MAX_CONTEXT_CONVERSATIONS },
  });
}

/** Which of these are there already: the name of each one's context. */
async function findKnown(
  client: ImportRun["client"],
  { source, conversations }: Batch,
): Promise<ReadonlyMap<string, string>> {
  const ids = conversations.map(({ id }) => id);
  const { known } = await runTwice(() => client.call("import.known", { source, ids }));
  return new Map(known.map(({ id, contextName }) => [id, contextName]));
}
