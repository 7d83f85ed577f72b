import { toBase64 } from "../crypto/bytes";
import { EMPTY_DIGEST } from "../crypto/set-digest";
import { AppError } from "../domain/app-error";
import type { GenerationMark } from "./generation-mark";
import { hasRows } from "./has-rows";
import type { Database } from "./open-database";
import type { Payload } from "./payloads";
import type { Quarantine } from "./quarantine";
import type { RowReader } from "./row-reader";
import { MANIFEST_ID, type Row } from "./schema";
import { withStoreErrors } from "./store-error";

export type Manifest = {
  /** The row's version; 0 while there is no row. */
  readonly generation: number;
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
  const generation = row?.version ?? 0;
  const rewound = generation < seen;
  const payload = row === null ? await payloadWithoutRow(deps.database) : await tryOpen(deps, row);
  if (payload !== null && !rewound) return { generation, payload };

  deps.quarantine.report({ table: "manifest", id: MANIFEST_ID, code: "row-tampered" });
  const newest = await newestOrder(deps.database);
  return {
    generation,
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

async function newestOrder(database: Database): Promise<number> {
  const newest = await withStoreErrors(() => database.rows("messages").orderBy("order").last());
  return newest?.order ?? 0;
}
