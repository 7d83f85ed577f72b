import { EMPTY_DIGEST } from "../../crypto/set-digest";
import { AppError } from "../../domain/app-error";
import { toBase64 } from "../../domain/base64";
import { isValidOrder } from "../../domain/log-order";
import type { GenerationMark } from "../database/generation-mark";
import { hasRows } from "../database/has-rows";
import type { Database } from "../database/open-database";
import type { Payload } from "../database/payloads";
import { MANIFEST_ID, nextVersion, type Row, type RowState } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import type { Quarantine } from "./quarantine";
import type { RowReader } from "./row-reader";

export type Manifest = {
  /** The row's version; 0 while there is no row. */
  readonly generation: number;
  /** The row as it is stored now; null while there is none. */
  readonly replaces: RowState | null;
  readonly payload: Payload<"manifest">;
};

export type ManifestDeps = {
  readonly database: Database;
  readonly reader: RowReader;
  readonly mark: Pick<GenerationMark, "read">;
  readonly quarantine: Pick<Quarantine, "report">;
};

/**
 * The manifest, or a first one for a store without rows. One that is lost, does not open or is
 * older than the last generation seen is reported, and writing goes on in a way that keeps saying so.
 */
export async function readManifest(deps: ManifestDeps): Promise<Manifest> {
  const [row, seen] = await Promise.all([
    deps.reader.find("manifest", MANIFEST_ID),
    deps.mark.read(),
  ]);
  const generation = nextVersion(row) - 1;
  const rewound = generation < seen;
  const payload = row === null ? await payloadWithoutRow(deps.database) : await tryOpen(deps, row);
  if (payload !== null && !rewound) return { generation, replaces: row, payload };

  deps.quarantine.report({ table: "manifest", id: MANIFEST_ID, code: "row-tampered" });
  const newest = await newestOrder(deps.database);
  return {
    generation,
    replaces: row,
    payload: {
      // Random: it will match no set of rows, so that every later check tells of the loss.
      digest: payload?.digest ?? toBase64(crypto.getRandomValues(new Uint8Array(32))),
      lastOrder: Math.max(payload?.lastOrder ?? 0, newest),
      rewound: rewound || payload?.rewound === true,
    },
  };
}

async function payloadWithoutRow(database: Database): Promise<Payload<"manifest"> | null> {
  if (await hasRows(database)) return null;
  return { digest: toBase64(EMPTY_DIGEST), lastOrder: 0, rewound: false };
}

async function tryOpen(
  { reader }: ManifestDeps,
  row: Row<"manifest">,
): Promise<Payload<"manifest"> | null> {
  try {
    return (await reader.open("manifest", row)).payload;
  } catch (error) {
    // A row of a newer release or under another key is whole: it must not be written over.
    if (error instanceof AppError && error.code === "row-tampered") return null;
    throw error;
  }
}

/** Looks at the place of every message and conversation: worth no index, as only a lost manifest asks. */
async function newestOrder(database: Database): Promise<number> {
  const keys = await withStoreErrors<readonly unknown[]>(async () => {
    const tables = ["messages", "conversations"] as const;
    const found = tables.map((table) => database.rows(table).orderBy("[parent+order]").keys());
    return (await Promise.all(found)).flat();
  });
  // An altered order may be anything; a place that does not count is no newest one.
  const orders = keys.map((key) => (Array.isArray(key) ? Number(key[1]) : 0));
  return orders.filter(isValidOrder).reduce((left, right) => Math.max(left, right), 0);
}
