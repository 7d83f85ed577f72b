import type { CallInput, CallOutput } from "../../contract/contract";
import { MAX_FACT_KEY, MAX_FACT_VALUE } from "../../domain/fact";
import type { Id } from "../../domain/id";
import { stricter } from "../../memory/check-edit";
import { conform } from "../../memory/conform";
import { renderContent } from "../../memory/render-content";
import { toFreeName } from "../../store/rows/unique-name";
import type { App } from "../app";

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
  const came = { blocks: 0, facts: 0, notes: 0 };
  for (const block of blocks) came.blocks += Number(await bringBlock(app, contextId, block));
  const known = facts.filter(({ key, value }) => {
    return key.length <= MAX_FACT_KEY && value.length <= MAX_FACT_VALUE;
  });
  came.facts = await store.memory().facts.bring({
    contextId,
    facts: known.map(({ since, ...fact }) => ({ ...fact, since: toTime(since, clock.now()) })),
  });
  for (const note of notes) came.notes += Number(await bringNote(app, contextId, note));
  panels.changeLists();
  return came;
}

/** Whether it came: a page of the same words is there already. */
async function bringBlock(
  { store, blockDocs }: Needs,
  contextId: Id,
  { content, ...given }: Given["blocks"][number],
): Promise<boolean> {
  const held = conform(content, given.schema);
  const text = renderContent(given.schema, held);
  const { own } = await store.readBlocks(contextId);
  const isSame = (one: (typeof own)[number]) =>
    one.text === text && one.schema.kind === given.schema.kind;
  if (own.some((one) => one.revision > 0 && isSame(one))) return false;
  // A page that nothing was ever written on is the one that it was made for.
  const blank = own.find(
    ({ label, revision, schema }) =>
      label === given.label && revision === 0 && schema.kind === given.schema.kind,
  );
  const labels = own.filter(({ id }) => id !== blank?.id).map(({ label }) => label);
  const id = blank?.id ?? crypto.randomUUID();
  if (blank === undefined) {
    const permission = stricter(given.permission, "ReadWrite");
    const fields = { ...given, permission, label: toFreeName(given.label, labels) };
    await store.memory().blocks.add({ id, contextId, fields });
  } else {
    await blockDocs().layOut({ id, version: null, schema: given.schema });
  }
  const taint = ["import" as const];
  await blockDocs().replace({ id, version: null, what: "import", to: async () => held, taint });
  return true;
}

async function bringNote(
  { store }: Needs,
  contextId: Id,
  { text, tags }: Given["notes"][number],
): Promise<boolean> {
  const { archival } = store.memory();
  for await (const entries of archival.all(contextId)) {
    if (entries.some((one) => one.text === text)) return false;
  }
  const id = crypto.randomUUID();
  await archival.insert({ id, contextId, text, tags, source: null, taint: ["import"] });
  return true;
}

/** A time that lies ahead, or is none, is now. */
function toTime(text: string | null, now: number): number {
  const time = Date.parse(text ?? "");
  return Number.isNaN(time) || time > now ? now : time;
}
