import { idSchema } from "../domain/id";
import { DEFAULT_SETTINGS } from "../domain/settings";
import type { Put, Removal } from "./changes";
import { defaultContextFields } from "./default-context";
import { isLost } from "./is-lost";
import { VAULT_SET } from "./next-digests";
import type { RepairDeps, Repaired } from "./repair-conversation";
import { scanTable } from "./scan-rows";
import { MANIFEST_ID, type Row, SETTINGS_ID, TABLE_NAMES, type TableName } from "./schema";
import { createSetSums } from "./set-sums";
import type { Commit } from "./writer";

/** A context that is put in the place of one that is lost is called this. */
const RECOVERED = "Recovered";

/**
 * Takes all rows but messages as they are, in one strict commit: contexts and settings that are gone
 * or will never open are made anew, other such rows removed, and the vault's digest made from what
 * is left. To be run after the conversations.
 */
export async function repairVaultSet(deps: RepairDeps, commit: Commit): Promise<Repaired> {
  const sums = createSetSums(deps.keys);
  const conversations = new Set((await deps.reader.findAll("conversations")).map(({ id }) => id));
  const lost: Removal[] = [];
  for (const table of TABLE_NAMES.filter((name) => name !== "messages")) {
    for await (const batch of scanTable(deps.database, table)) {
      await sums.add(table, batch);
      lost.push(...(await findLost(deps, { table, batch, conversations })));
    }
  }
  const puts = [...contextPuts(deps, lost, await missingContexts(deps)), ...settingsPuts(lost)];
  const replaced = new Set(puts.flatMap(({ replaces }) => (replaces === null ? [] : [replaces])));
  const removals = [
    // The manifest is written anew by every commit.
    ...lost.filter(({ table, row }) => {
      return !(table === "manifest" && row.id === MANIFEST_ID) && !replaced.has(row);
    }),
    ...(await turnsWithoutReply(deps, lost)),
  ];
  const recounted = new Map([[VAULT_SET, sums.sum(VAULT_SET)]]);
  await commit({ durability: "strict", puts, removals, recounted });
  return { removed: removals.length, rebuilt: puts.length };
}

type Batch<T extends TableName> = {
  readonly table: T;
  readonly batch: readonly Row<T>[];
  readonly conversations: ReadonlySet<string>;
};

/** Rows that will never open, and those of conversations that are gone. */
async function findLost<T extends TableName>(
  { keys, reader }: RepairDeps,
  { table, batch, conversations }: Batch<T>,
): Promise<Removal[]> {
  const found = await Promise.all(batch.map((row) => reader.inspect(table, row)));
  const lost = batch.filter((row, at) => {
    const conversation = conversationOf(table, row);
    const isOrphan = conversation !== null && !conversations.has(conversation);
    return isOrphan || isLost(keys, found[at]);
  });
  // Table and row belong together, which TypeScript cannot follow.
  return lost.map((row) => ({ table, row }) as unknown as Removal);
}

/** The conversation that a row beside its messages belongs to; null where nothing says so. */
function conversationOf(table: TableName, row: object): string | null {
  if (table === "jobs") return "id" in row ? String(row.id) : null;
  const isBeside = table === "summaries" || table === "plans";
  return isBeside && "parent" in row ? String(row.parent) : null;
}

/** Ids of contexts that conversations name and that are not there. */
async function missingContexts({ reader }: RepairDeps): Promise<readonly string[]> {
  const [contexts, heads] = await Promise.all([
    reader.findAll("contexts"),
    reader.findAll("conversations"),
  ]);
  const there = new Set(contexts.map(({ id }) => id));
  return [...new Set(heads.map(({ parent }) => parent))].filter((id) => !there.has(id));
}

function contextPuts(
  { clock }: RepairDeps,
  lost: readonly Removal[],
  missing: readonly string[],
): Put[] {
  const payload = { ...defaultContextFields(clock.now()), name: RECOVERED };
  const replaced = lost.flatMap(({ table, row }) => (table === "contexts" ? [row] : []));
  const places = [
    ...replaced.filter(({ id }) => idSchema.safeParse(id).success),
    ...missing.map((id) => ({ id })),
  ];
  return places.map((place) => {
    const replaces = "sealed" in place ? place : null;
    return { table: "contexts", columns: { id: place.id }, replaces, payload };
  });
}

function settingsPuts(lost: readonly Removal[]): Put[] {
  return lost.flatMap(({ table, row }): Put[] => {
    if (table !== "settings" || row.id !== SETTINGS_ID) return [];
    const columns = { id: SETTINGS_ID };
    return [{ table, columns, replaces: row, payload: DEFAULT_SETTINGS }];
  });
}

/** Rows of running turns whose reply is gone: nothing would ever end them. */
async function turnsWithoutReply(
  { reader }: RepairDeps,
  lost: readonly Removal[],
): Promise<Removal[]> {
  const rows = await reader.findAll("open_turns");
  const replies = await Promise.all(rows.map(({ id }) => reader.find("messages", id)));
  const known = new Set(lost.map(({ row }) => row.id));
  const ended = rows.filter(({ id }, at) => replies[at] === null && !known.has(id));
  return ended.map((row) => ({ table: "open_turns", row }));
}
