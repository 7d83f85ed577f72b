import { toBase64 } from "../crypto/bytes";
import type { Keyring } from "../crypto/keyring";
import { EMPTY_DIGEST } from "../crypto/set-digest";
import { AppError } from "../domain/app-error";
import type { Changes, HeadPut } from "./changes";
import { nextDigests, VAULT_SET } from "./next-digests";
import type { Manifest } from "./read-manifest";
import { MANIFEST_ID } from "./schema";
import { sealRow } from "./sealed-row";
import type { Head, SetState } from "./set-state";
import type { RowPut } from "./write-rows";

export type SealedSets = {
  readonly puts: readonly RowPut[];
  readonly heads: readonly Head[];
  readonly manifest: Manifest;
};

type Deps = { readonly keyring: Keyring; readonly state: Pick<SetState, "head"> };

/** The heads and the manifest as rows, with the digests that follow from the changes. */
export async function sealSets(
  { keyring, state }: Deps,
  changes: Changes,
  manifest: Manifest,
): Promise<SealedSets> {
  const headPuts = changes.heads ?? [];
  const before = new Map([[VAULT_SET, manifest.payload.digest]]);
  for (const head of headPuts) before.set(head.columns.id, await digestBefore(state, head));
  const digests = await nextDigests(keyring, changes, before);

  const [next, ...heads] = await Promise.all([
    sealManifest(keyring, {
      generation: manifest.generation + 1,
      payload: {
        ...manifest.payload,
        digest: digestOf(digests, VAULT_SET),
        lastOrder: changes.lastOrder ?? manifest.payload.lastOrder,
      },
    }),
    ...headPuts.map((head) => sealHead(keyring, head, digestOf(digests, head.columns.id))),
  ]);
  const manifestPut = { table: "manifest", row: next.row, expected: manifest.generation } as const;
  return {
    puts: [...heads.map(headToPut), manifestPut],
    heads,
    manifest: next.manifest,
  };
}

async function digestBefore(
  state: Pick<SetState, "head">,
  { columns, expected }: HeadPut,
): Promise<string> {
  if (expected === 0) return toBase64(EMPTY_DIGEST);
  const head = await state.head(columns.id);
  if (head?.row.version !== expected) throw new AppError("conflict");
  return head.payload.digest;
}

async function sealHead(
  keyring: Keyring,
  { columns, expected, payload }: HeadPut,
  digest: string,
): Promise<Head> {
  const full = { ...payload, digest };
  const draft = { table: "conversations", columns, version: expected + 1, payload: full } as const;
  return { row: await sealRow(keyring, draft), payload: full };
}

async function sealManifest(keyring: Keyring, manifest: Manifest) {
  const row = await sealRow(keyring, {
    table: "manifest",
    columns: { id: MANIFEST_ID },
    version: manifest.generation,
    payload: manifest.payload,
  });
  return { row, manifest };
}

function headToPut({ row }: Head): RowPut {
  return { table: "conversations", row, expected: row.version - 1 };
}

function digestOf(digests: ReadonlyMap<string, string>, set: string): string {
  const digest = digests.get(set);
  if (digest === undefined) throw new AppError("internal");
  return digest;
}
