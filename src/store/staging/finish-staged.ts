import type { KeySet } from "../../crypto/key-set";
import { idSchema } from "../../domain/id";
import { isValidOrder } from "../../domain/log-order";
import type { Database } from "../database/open-database";
import { scanTable } from "../database/scan-rows";
import { BACKUPS_ID, MANIFEST_ID, nextVersion, ruleOf, TABLE_NAMES } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import { type RowPut, writeRows } from "../database/write-rows";
import { VAULT_SET } from "../rows/next-digests";
import type { RowReader } from "../rows/row-reader";
import { sealRow } from "../rows/sealed-row";
import { createSetSums, type SetSums } from "../rows/set-sums";
import type { StagedLack } from "./repair-staged";
import { type HeadsMade, makeHeadDigests } from "./staged-heads";
import type { MessageTally, StagedMessages } from "./staged-messages";
import type { StagedOrigins } from "./staged-origins";
import type { StagedEnd } from "./staged-store";

type Deps = {
  readonly database: Database;
  readonly keys: KeySet;
  readonly reader: Pick<RowReader, "find" | "tryOpen">;
  readonly origins: Pick<StagedOrigins, "isCopied" | "attachments">;
  readonly messages: Pick<StagedMessages, "tally">;
};

/**
 * Makes the digests of all rows that lie there, and writes the manifest last, strictly, with what is
 * known of backups. Conversations that were copied keep the digests that they claim. Gives what has
 * come from a backup and lacks something.
 */
export async function finishStaged(deps: Deps, end: StagedEnd): Promise<StagedLack> {
  const sums = createSetSums(deps.keys);
  const messages = await deps.messages.tally();
  const heads = await makeHeadDigests(deps, { sums, messages });
  const others = await sumOthers(deps, sums);
  const newest = Math.max(end.lastOrder, messages.newest, heads.newest, others.newest);
  await writeManifest(deps, {
    sums,
    lastOrder: newest,
    backups: end.backups,
    above: end.above ?? 0,
  });
  const { contexts } = heads;
  return { conversations: lacking(deps, { messages, heads }), contexts };
}

/**
 * Those of the vault's set but heads, and but the row that is to be written. Gives the newest place in
 * the log of them: a summary beyond all messages would stay the newest whatever is said after it.
 */
async function sumOthers(
  { database, origins }: Deps,
  sums: SetSums,
): Promise<{ readonly newest: number }> {
  const done = ["messages", "conversations", "backups", "manifest"];
  let newest = 0;
  const noted = origins.attachments();
  const count = await withStoreErrors(() => database.rows("attachments").count());
  // All of them are known, unless another worker has left some.
  if (noted.length === count) {
    done.push("attachments");
    await sums.add("attachments", noted);
  }
  for (const table of TABLE_NAMES.filter((name) => !done.includes(name))) {
    for await (const batch of scanTable(database, table)) {
      await sums.add(table, batch);
      if (ruleOf(table).inLog) newest = Math.max(newest, ...batch.map(orderOf));
    }
  }
  return { newest };
}

/** A row's place in the log; 0 where an altered one has none. */
function orderOf(row: { readonly order?: unknown }): number {
  return isValidOrder(row.order) ? row.order : 0;
}

type Written = {
  readonly sums: SetSums;
  readonly lastOrder: number;
  readonly backups: StagedEnd["backups"];
  readonly above: number;
};

async function writeManifest(
  deps: Deps,
  { sums, lastOrder, backups, above }: Written,
): Promise<void> {
  const { database, keys, reader } = deps;
  // Only one that was finished before has these.
  const [manifest, before] = await Promise.all([
    reader.find("manifest", MANIFEST_ID),
    reader.find("backups", BACKUPS_ID),
  ]);
  const puts: Omit<RowPut, "replaces">[] = [];
  if (backups !== null) {
    // Generations of another store say nothing of this one.
    const payload = { ...backups, savedGeneration: null };
    const backupsDraft = { table: "backups", columns: { id: BACKUPS_ID } } as const;
    const row = await sealRow(keys, { ...backupsDraft, version: nextVersion(before), payload });
    await sums.add("backups", [row]);
    puts.push({ table: "backups", row });
  }
  const payload = { digest: sums.sum(VAULT_SET), lastOrder, rewound: false };
  const manifestDraft = { table: "manifest", columns: { id: MANIFEST_ID } } as const;
  const version = Math.max(nextVersion(manifest), nextVersion({ version: above }));
  const row = await sealRow(keys, { ...manifestDraft, version, payload });
  const left = backups === null && before !== null;
  await writeRows(database, {
    puts: [],
    overwrites: [...puts, { table: "manifest", row }],
    deletes: left ? [{ table: "backups", id: BACKUPS_ID, expected: null }] : [],
    durability: "strict",
  });
}

type Sought = { readonly messages: MessageTally; readonly heads: HeadsMade };

function lacking({ origins }: Deps, { messages, heads }: Sought): readonly string[] {
  const headless = [...messages.counts.keys()].filter((id) => {
    const isId = idSchema.safeParse(id).success;
    return isId && !heads.ids.has(id) && !origins.isCopied("conversations", id);
  });
  return [...headless, ...heads.lacking];
}
