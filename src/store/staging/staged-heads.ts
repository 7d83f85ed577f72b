import type { KeySet } from "../../crypto/key-set";
import { isValidOrder } from "../../domain/log-order";
import type { Database } from "../database/open-database";
import { scanTable } from "../database/scan-rows";
import type { Row, TableName } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import { writeRows } from "../database/write-rows";
import { type RowReader, tryOpenAll } from "../rows/row-reader";
import { sealRow } from "../rows/sealed-row";
import type { Head } from "../rows/set-state";
import type { SetSums } from "../rows/set-sums";
import type { MessageTally } from "./staged-messages";
import type { StagedOrigins } from "./staged-origins";

type Deps = {
  readonly database: Database;
  readonly keys: KeySet;
  readonly reader: Pick<RowReader, "tryOpen">;
  readonly origins: Pick<StagedOrigins, "isCopied">;
};

type Given = { readonly sums: SetSums; readonly messages: MessageTally };

export type HeadsMade = {
  readonly ids: ReadonlySet<string>;
  /** Those from a backup that tell of messages that are not there. */
  readonly lacking: readonly string[];
  /** Contexts that those from a backup name. */
  readonly contexts: ReadonlySet<string>;
  /** The newest place in the log. */
  readonly newest: number;
};

/**
 * Gives every head that is whole the digest of the messages that lie there, at the head's own version,
 * and counts all heads into the vault's set. What a head claims that was copied is not ours to change:
 * where it was wrong, it stays so.
 */
export async function makeHeadDigests(deps: Deps, given: Given): Promise<HeadsMade> {
  const ids = new Set<string>();
  const lacking: string[] = [];
  const contexts = new Set<string>();
  let newest = 0;
  for await (const batch of scanTable(deps.database, "conversations")) {
    const added = batch.filter(({ id }) => !deps.origins.isCopied("conversations", id));
    const heads = await tryOpenAll(deps.reader, "conversations", added);
    const whole = await wholeHeads(deps, given, heads);
    const made = await Promise.all(
      heads.map((head) => {
        // None that any rows have: whoever repairs it finds that it is not whole.
        const digest = whole.has(head.row.id) ? given.messages.sum(head.row.id) : "";
        return withDigest(deps, head, digest);
      }),
    );
    await write(
      deps,
      made.filter((row, at) => row !== heads[at]?.row),
    );
    const known = new Set(heads.map(({ row }) => row.id));
    const others = batch.filter(({ id }) => !known.has(id));
    await given.sums.add("conversations", [...made, ...others]);
    for (const { id, order } of batch) {
      ids.add(id);
      if (isValidOrder(order)) newest = Math.max(newest, order);
    }
    for (const { row } of heads) {
      contexts.add(row.parent);
      if (!whole.has(row.id)) lacking.push(row.id);
    }
  }
  return { ids, lacking, contexts, newest };
}

/** The row with that digest, the same where it has it already. */
async function withDigest(
  { keys }: Deps,
  { row, payload }: Head,
  digest: string,
): Promise<Row<"conversations">> {
  if (payload.digest === digest) return row;
  const { id, parent, order, version } = row;
  // Rows of versions 1 and 2 have no order.
  const columns = order === undefined ? { id, parent } : { id, parent, order };
  const draft = {
    table: "conversations",
    columns,
    version,
    payload: { ...payload, digest },
  } as const;
  return (await sealRow(keys, draft)) as Row<"conversations">;
}

async function write({ database }: Deps, heads: readonly Row<"conversations">[]): Promise<void> {
  if (heads.length === 0) return;
  const table: TableName = "conversations";
  const overwrites = heads.map((row) => ({ table, row }));
  await writeRows(database, { puts: [], overwrites, deletes: [], durability: "relaxed" });
}

/** Ids of those that have as many messages as they tell of, the one that is shown last among them. */
async function wholeHeads(
  { database }: Deps,
  { messages }: Given,
  heads: readonly Head[],
): Promise<ReadonlySet<string>> {
  const leaves = heads.flatMap(({ payload }) => payload.activeLeaf ?? []);
  const found = await withStoreErrors(() => database.rows("messages").bulkGet(leaves));
  const parents = new Map(
    found.flatMap((row) => (row === undefined ? [] : [[row.id, row.parent]])),
  );
  const whole = heads.filter(({ row, payload }) => {
    const { activeLeaf, messageCount } = payload;
    const isShown = activeLeaf === null || parents.get(activeLeaf) === row.id;
    return isShown && messageCount === (messages.counts.get(row.id) ?? 0);
  });
  return new Set(whole.map(({ row }) => row.id));
}
