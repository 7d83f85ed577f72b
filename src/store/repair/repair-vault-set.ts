import { NO_USE } from "../../domain/context";
import { idSchema } from "../../domain/id";
import { DEFAULT_SETTINGS } from "../../domain/settings";
import { recoveredContexts } from "../contexts/recovered-contexts";
import { isLost } from "../database/is-lost";
import { scanTable } from "../database/scan-rows";
import {
  MANIFEST_ID,
  type Row,
  ruleOf,
  SETTINGS_ID,
  TABLE_NAMES,
  type TableName,
} from "../database/schema";
import type { Put, Removal } from "../rows/changes";
import { VAULT_SET } from "../rows/next-digests";
import { createSetSums } from "../rows/set-sums";
import type { Commit } from "../rows/writer";
import { turnsWithoutReply } from "../turns/turns-without-reply";
import { putsWithoutSecrets } from "./repair-connections";
import type { RepairDeps, Repaired } from "./repair-conversation";

/**
 * Takes all rows but messages as they are, in one strict commit: contexts, their use and settings that
 * are gone or will never open are made anew, other such rows removed, connections left without their
 * secrets say so, and the vault's digest is made from what is left. To be run after the conversations.
 */
export async function repairVaultSet(deps: RepairDeps, commit: Commit): Promise<Repaired> {
  const sums = createSetSums(deps.keys);
  const missing = await missingContexts(deps);
  const there = await ownersThere(deps, missing);
  const lost: Removal[] = [];
  for (const table of TABLE_NAMES.filter((name) => name !== "messages")) {
    for await (const batch of scanTable(deps.database, table)) {
      await sums.add(table, batch);
      lost.push(...(await findLost(deps, { table, batch, there })));
    }
  }
  const puts = [
    ...(await recoveredContexts(deps, freeContextRows(lost, missing))),
    ...putsForUses(deps, lost, there.context),
    ...settingsPuts(lost),
    ...(await putsWithoutSecrets(deps, lost)),
  ];
  const replaced = new Set(puts.flatMap(({ replaces }) => (replaces === null ? [] : [replaces])));
  // An altered id may be any kind of key, and two that are read are never the same.
  const known = new Set(lost.map(({ row }) => String(row.id)));
  const removals = [
    // The manifest is written anew by every commit.
    ...lost.filter(({ table, row }) => {
      return !(table === "manifest" && row.id === MANIFEST_ID) && !replaced.has(row);
    }),
    ...(await turnsWithoutReply(deps)).filter(({ row }) => !known.has(String(row.id))),
  ];
  const recounted = new Map([[VAULT_SET, sums.sum(VAULT_SET)]]);
  await commit({ durability: "strict", puts, removals, recounted });
  return { removed: removals.length, rebuilt: puts.length };
}

type Batch<T extends TableName> = {
  readonly table: T;
  readonly batch: readonly Row<T>[];
  readonly there: Owners;
};

/** Ids of what other rows belong to and is there, or will be when the repair is done. */
type Owners = {
  readonly context: ReadonlySet<string>;
  readonly block: ReadonlySet<string>;
  readonly conversation: ReadonlySet<string>;
  readonly connection: ReadonlySet<string>;
};

async function ownersThere(deps: RepairDeps, missing: readonly string[]): Promise<Owners> {
  const [contexts, heads, blocks, connections] = await Promise.all([
    deps.reader.findAll("contexts"),
    deps.reader.findAll("conversations"),
    keptRows(deps, "blocks"),
    keptRows(deps, "connections"),
  ]);
  const context = new Set([...contexts.map(({ id }) => id), ...missing]);
  const keptBlocks = blocks.filter(({ parent }) => context.has(parent));
  return {
    context,
    conversation: new Set(heads.map(({ id }) => id)),
    block: new Set(keptBlocks.map(({ id }) => id)),
    connection: new Set(connections.map(({ id }) => id)),
  };
}

/** The rows of a table that a repair leaves: what belongs to another one belongs to nothing, and goes. */
async function keptRows<T extends TableName>(
  { keys, reader }: RepairDeps,
  table: T,
): Promise<readonly Row<T>[]> {
  const rows = await reader.findAll(table);
  const found = await Promise.all(rows.map((row) => reader.inspect(table, row)));
  return rows.filter((_row, at) => !isLost(keys, found[at]));
}

/** Rows that will never open, and those of contexts, conversations, blocks and connections that are gone. */
async function findLost<T extends TableName>(
  { keys, reader }: RepairDeps,
  { table, batch, there }: Batch<T>,
): Promise<Removal[]> {
  const found = await Promise.all(batch.map((row) => reader.inspect(table, row)));
  const lost = batch.filter((row, at) => {
    return isOrphan(table, row, there) || isLost(keys, found[at]);
  });
  // Table and row belong together, which TypeScript cannot follow.
  return lost.map((row) => ({ table, row }) as unknown as Removal);
}

/** Whether a row belongs to a context, a conversation, a block or a connection that is gone. */
function isOrphan(table: TableName, row: { id: string; parent?: unknown }, there: Owners): boolean {
  const { owner, orphans } = ruleOf(table);
  if (owner === null || owner.of === "turn" || orphans === "left") return false;
  return !there[owner.of].has(String(row[owner.by]));
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

/** Where contexts are made anew. */
function freeContextRows(lost: readonly Removal[], missing: readonly string[]) {
  const replaced = lost.flatMap(({ table, row }) => (table === "contexts" ? [row] : []));
  return [
    ...replaced
      .filter(({ id }) => idSchema.safeParse(id).success)
      .map((row) => ({ id: row.id, replaces: row })),
    ...missing.map((id) => ({ id, replaces: null })),
  ];
}

/** Nobody knows when these contexts were last talked in: their time is not over for that. */
function putsForUses(
  { clock }: RepairDeps,
  lost: readonly Removal[],
  contexts: ReadonlySet<string>,
): Put[] {
  return lost.flatMap(({ table, row }): Put[] => {
    if (table !== "uses" || !contexts.has(row.id)) return [];
    const payload = { ...NO_USE, lastChatAt: clock.now() };
    return [{ table, columns: { id: row.id }, replaces: row, payload }];
  });
}

function settingsPuts(lost: readonly Removal[]): Put[] {
  return lost.flatMap(({ table, row }): Put[] => {
    if (table !== "settings" || row.id !== SETTINGS_ID) return [];
    const columns = { id: SETTINGS_ID };
    return [{ table, columns, replaces: row, payload: DEFAULT_SETTINGS }];
  });
}
