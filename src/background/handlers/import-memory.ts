import type { CallInput, CallOutput } from "../../contract/contract";
import { toFailure } from "../../domain/app-error";
import type { Block } from "../../domain/block";
import type { BlockContent } from "../../domain/block-content";
import { type BlockSchema, MAX_LABEL } from "../../domain/block-schema";
import { cleanLabel } from "../../domain/clean-label";
import type { Id } from "../../domain/id";
import { hideStored } from "../../domain/redaction";
import { LATEST_TIME } from "../../domain/time";
import { createBlockDoc } from "../../memory/block-doc";
import { stricter } from "../../memory/check-edit";
import { conform } from "../../memory/conform";
import { renderContent, renderWhole } from "../../memory/render-content";
import { toFreeName } from "../../store/rows/unique-name";
import type { App } from "../app";
import { hideBlock, hideNote } from "./hide-memory";

type Needs = Pick<App, "store" | "blockDocs" | "panels" | "clock">;
type Given = CallInput<"import.memory">;

/** Brings what a file says that a context remembered into one: as untrusted as any file. */
export async function importMemory(
  app: Needs,
  { contextId, blocks, facts, notes }: Given,
): Promise<CallOutput<"import.memory">> {
  const { store, clock, panels } = app;
  await store.contexts.get(contextId);
  await store.contexts.beginMemory(contextId);
  const came = { blocks: 0, facts: 0, notes: 0, left: 0 };
  const count = (kind: "blocks" | "notes", result: Brought) => {
    if (result === "came") came[kind] += 1;
    else if (result === "left") came.left += 1;
  };
  const hide = hideStored((await store.settings.read()).prompt.redactions);
  for (const block of blocks) {
    const kept = hideBlock(block, hide);
    count("blocks", kept === null ? "left" : await bringBlock(app, contextId, kept));
  }
  const brought = await store.memory().facts.bring({
    contextId,
    facts: facts.map(({ key, value, since }) => {
      return { key: hide(key), value: hide(value), since: toTime(since, clock.now()) };
    }),
  });
  const kept = notes.flatMap((note) => hideNote(note, hide) ?? []);
  came.left += notes.length - kept.length;
  for (const result of await bringNotes(app, contextId, kept)) count("notes", result);
  panels.changeLists();
  return { ...came, facts: brought.came, left: came.left + brought.left };
}

/** What became of one: it came, is there already, or cannot be kept, which costs no other. */
type Brought = "came" | "known" | "left";

async function bringBlock(
  { store, blockDocs }: Needs,
  contextId: Id,
  { content, ...given }: Given["blocks"][number],
): Promise<Brought> {
  const written = rehearse(content, given.schema);
  const named = cleanLabel(given.label, MAX_LABEL);
  if (written === null || named === "") return "left";
  const { held } = written;
  const { own } = await store.readBlocks(contextId);
  const alike = own.filter(({ schema }) => schema.kind === given.schema.kind);
  for (const one of alike.filter(isWritten)) {
    if (await holds(blockDocs(), one, written)) return "known";
  }
  // A page that nothing was ever written on is the one that it was made for.
  const blank = alike.find((one) => one.label === named && !isWritten(one));
  const labels = own.filter(({ id }) => id !== blank?.id).map(({ label }) => label);
  const id = blank?.id ?? crypto.randomUUID();
  const taint = ["import" as const];
  if (blank === undefined) {
    const permission = stricter(given.permission, "ReadWrite");
    const fields = { ...given, permission, label: toFreeName(named, labels) };
    if (await isFull(store.memory().blocks.add({ id, contextId, fields, taint }))) return "left";
  } else {
    await blockDocs().layOut({ id, version: null, schema: given.schema });
  }
  await blockDocs().replace({ id, version: null, what: "import", to: async () => held, taint });
  return "came";
}

type Written = Pick<Block, "text"> & { readonly whole: string };

/** Whether the block holds what is to be written, what its window hides too. */
async function holds(
  { open }: ReturnType<Needs["blockDocs"]>,
  { id, schema, text, whole }: Block,
  written: Written,
): Promise<boolean> {
  if ((whole ?? text) === written.whole) return true;
  if (whole !== undefined || text !== written.text) return false;
  // What was edited last before its row said all that it holds is asked for that.
  return renderWhole(schema, (await open(id)).content) === written.whole;
}

/** A copy of a context has what was written in the other one, and no revision of its own. */
function isWritten({ revision, text }: Pick<Block, "revision" | "text">): boolean {
  return revision > 0 || text !== "";
}

/** What is to be written and how it reads, tried on a document that nobody keeps; null for what no block takes. */
function rehearse(content: BlockContent, schema: BlockSchema) {
  try {
    const held = conform(content, schema);
    createBlockDoc({ schema, updates: [] }).replace(held);
    return { held, text: renderContent(schema, held), whole: renderWhole(schema, held) };
  } catch {
    // Too large, too long a list, another layout's, or a time that is none.
    return null;
  }
}

/** Whether what is being stored finds no room in the context; fails as it does otherwise. */
async function isFull(storing: Promise<unknown>): Promise<boolean> {
  try {
    await storing;
    return false;
  } catch (error) {
    if (toFailure(error).code !== "limit-exceeded") throw error;
    return true;
  }
}

/** What became of those that are not there yet, by their texts, which are read once. */
async function bringNotes(
  { store, clock }: Needs,
  contextId: Id,
  notes: Given["notes"],
): Promise<readonly Brought[]> {
  if (notes.length === 0) return [];
  const { archival } = store.memory();
  const known = new Set<string>();
  for await (const entries of archival.all(contextId)) {
    for (const { text } of entries) known.add(text);
  }
  const results: Brought[] = [];
  for (const { createdAt, ...words } of notes) {
    if (known.has(words.text)) continue;
    known.add(words.text);
    const time = toTime(createdAt, clock.now());
    const entry = { ...words, id: crypto.randomUUID(), contextId, createdAt: time };
    const insert = archival.insert({ ...entry, source: null, taint: ["import"] });
    results.push((await isFull(insert)) ? "left" : "came");
  }
  return results;
}

/** A time that lies ahead, or is none that a row may hold, is now. */
function toTime(text: string | null, now: number): number {
  const time = Date.parse(text ?? "");
  return time >= -LATEST_TIME && time <= now ? time : now;
}
