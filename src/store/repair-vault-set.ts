import { idSchema } from "../domain/id";
import { DEFAULT_SETTINGS } from "../domain/settings";
import type { Put, Removal } from "./changes";
import { defaultContextFields } from "./default-context";
import { isLost } from "./is-lost";
import { VAULT_SET } from "./next-digests";
import type { RepairDeps, Repaired } from "./repair-conversation";
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
  const { reader } = deps;
  const sums = createSetSums(deps.keys);
  const lost: Removal[] = [];
  for (const table of TABLE_NAMES.filter((name) => name !== "messages")) {
    const rows = await reader.findAll(table);
    await sums.add(table, rows);
    lost.push(...(await findLost(deps, table, rows)));
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

async function findLost<T extends TableName>(
  { keys, reader }: RepairDeps,
  table: T,
  rows: readonly Row<T>[],
): Promise<Removal[]> {
  const found = await Promise.all(rows.map((row) => reader.inspect(table, row)));
  const lost = rows.filter((_row, at) => isLost(keys, found[at]));
  // Table and row belong together, which TypeScript cannot follow.
  return lost.map((row) => ({ table, row }) as unknown as Removal);
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
