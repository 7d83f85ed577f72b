import type { KeySet } from "../../crypto/key-set";
import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Outcome } from "../../domain/turn";
import { isLost } from "../database/is-lost";
import type { Database } from "../database/open-database";
import { FIRST_KEY, LAST_KEY, scanTable } from "../database/scan-rows";
import { TABLE_NAMES } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import type { Removal } from "../rows/changes";
import type { Quarantine } from "../rows/quarantine";
import type { RowReader } from "../rows/row-reader";
import type { SetState } from "../rows/set-state";
import type { Commit, Writer } from "../rows/writer";
import { closeTurn } from "../turns/close-turn";
import { type RepairDeps, type Repaired, repairConversation } from "./repair-conversation";
import { repairVaultSet } from "./repair-vault-set";

type Deps = RepairDeps & {
  readonly writer: Writer;
  readonly state: SetState;
  readonly quarantine: Pick<Quarantine, "forget">;
};

const INTERRUPTED: Outcome = { status: "interrupted", failure: null, finish: null, usage: null };

/**
 * Takes the store as it is: removes what will never open, makes lost heads, contexts and settings
 * anew, and all digests from the rows that lie there. One strict commit for each conversation that
 * needs it, so that it can be stopped and begun again. Rows of a newer release stay, during a rotation
 * also those of a key that is not held, and so does a conversation whose head is one. Costs what a
 * check costs. Fails with `key-missing` where the key may not be the store's, and with
 * `version-unknown` where the manifest is of a newer release.
 */
export async function repairStore(deps: Deps): Promise<Repaired> {
  const done: Repaired[] = [];
  const step = async (work: (commit: Commit) => Promise<Repaired>) => {
    done.push(await deps.writer.write(work));
  };
  // What lies on the disk counts, not what is remembered of it.
  deps.state.drop();
  await confirmKey(deps);
  for (const id of await conversationIds(deps)) {
    await step((commit) => repairConversation(deps, commit, id));
  }
  await step((commit) => removeUnindexed(deps, commit));
  await closeDamagedTurns(deps);
  await step((commit) => repairVaultSet(deps, commit));
  for (const code of ["row-tampered", "key-missing"] as const) {
    if (isLost(deps.keys, code)) deps.quarantine.forget(code);
  }
  return {
    removed: done.reduce((sum, { removed }) => sum + removed, 0),
    rebuilt: done.reduce((sum, { rebuilt }) => sum + rebuilt, 0),
  };
}

/** Every conversation that has a head or a message. */
async function conversationIds({ database }: Deps): Promise<ReadonlySet<Id>> {
  const heads = await withStoreErrors(() => database.rows("conversations").primaryKeys());
  const ids = new Set(heads);
  const log = database.rows("messages").where("[parent+order]");
  for (let after: unknown = FIRST_KEY; ; ) {
    const later = log.between(after, LAST_KEY, false, true);
    const [next] = await withStoreErrors(() => later.toArray(1));
    if (next === undefined) return ids;
    ids.add(next.parent);
    after = [next.parent, LAST_KEY];
  }
}

/** Removes messages whose parent or order was altered to what no index takes, as null. */
async function removeUnindexed(
  { database, keys, reader }: Deps,
  commit: Commit,
): Promise<Repaired> {
  const [all, indexed] = await withStoreErrors(() =>
    Promise.all([
      database.rows("messages").count(),
      database.rows("messages").orderBy("[parent+order]").count(),
    ]),
  );
  const removals: Removal[] = [];
  if (all !== indexed) {
    for await (const batch of scanTable(database, "messages")) {
      const found = await Promise.all(batch.map((row) => reader.inspect("messages", row)));
      const lost = batch.filter((_row, at) => isLost(keys, found[at]));
      removals.push(...lost.map((row) => ({ table: "messages", row }) as const));
    }
    const recounted = new Map(
      removals.map(({ row }) => ["parent" in row ? String(row.parent) : "", ""]),
    );
    await commit({ durability: "strict", removals, recounted });
  }
  return { removed: removals.length, rebuilt: 0 };
}

/** A turn whose own row is lost, but not its reply, ends as one whose worker has died. */
async function closeDamagedTurns(deps: Deps): Promise<void> {
  for (const row of await deps.reader.findAll("open_turns")) {
    const found = await deps.reader.inspect("open_turns", row);
    const reply = await deps.reader.find("messages", row.id);
    if (!isLost(deps.keys, found) || reply === null) continue;
    const rest = { text: "", thinking: "" };
    const end = { turnId: row.id, outcome: INTERRUPTED, rest, thinkingMs: 0, seenFrom: null };
    await closeTurn(deps, end);
  }
}

type ConfirmKeyDeps = {
  readonly database: Database;
  readonly keys: Pick<KeySet, "hasFormer">;
  readonly reader: Pick<RowReader, "inspect">;
};

/**
 * Fails with `key-missing` where rows lie under other keys and it does not show that the current one
 * is the store's, by the manifest and one more row: to a header that is older than the rows, all of
 * them look lost. Looks at few rows where these two open, at all where not.
 */
async function confirmKey({ database, keys, reader }: ConfirmKeyDeps): Promise<void> {
  if (keys.hasFormer()) return;
  const opening = new Set<"manifest" | "other">();
  let isMissed = false;
  const others = TABLE_NAMES.filter((table) => table !== "manifest");
  for (const table of ["manifest", ...others] as const) {
    for await (const batch of scanTable(database, table)) {
      const found = await Promise.all(batch.map((row) => reader.inspect(table, row)));
      isMissed ||= found.includes("key-missing");
      const opens = found.some((row) => typeof row !== "string");
      if (opens) opening.add(table === "manifest" ? table : "other");
      if (opening.size === 2) return;
    }
  }
  if (isMissed) throw new AppError("key-missing");
}
