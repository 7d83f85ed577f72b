import type { Bytes } from "../../crypto/bytes";
import type { KeySet } from "../../crypto/key-set";
import { EMPTY_DIGEST } from "../../crypto/set-digest";
import { AppError } from "../../domain/app-error";
import { toBase64 } from "../../domain/base64";
import { MANIFEST_ID, nextVersion } from "../database/schema";
import type { SealedPut } from "../database/write-rows";
import type { Changes, HeadPut } from "./changes";
import { lastOf } from "./last-commit";
import { type IvOf, nextDigests, VAULT_SET } from "./next-digests";
import type { Manifest } from "./read-manifest";
import { sealRow } from "./sealed-row";
import type { Head, SetState } from "./set-state";

export type SealedSets = {
  readonly puts: readonly SealedPut[];
  readonly heads: readonly Head[];
  readonly manifest: Manifest;
};

type Deps = {
  readonly keys: KeySet;
  readonly state: Pick<SetState, "head">;
  readonly ivOf: IvOf;
};

/** The heads and the manifest as rows, with the digests that follow from the changes. */
export async function sealSets(
  { keys, state, ivOf }: Deps,
  changes: Changes,
  manifest: Manifest,
): Promise<SealedSets> {
  const headPuts = changes.heads ?? [];
  const before = new Map([[VAULT_SET, manifest.payload.digest], ...(changes.recounted ?? [])]);
  for (const head of headPuts) {
    const { id } = head.columns;
    if (!before.has(id)) before.set(id, await digestBefore(state, head));
  }
  const digests = await nextDigests(keys, changes, before, ivOf);

  const [next, ...heads] = await Promise.all([
    sealManifest(keys, manifest, {
      digest: digestOf(digests, VAULT_SET),
      lastOrder: changes.lastOrder ?? manifest.payload.lastOrder,
      last: lastOf(changes),
      rewound: manifest.payload.rewound && changes.recounted?.has(VAULT_SET) !== true,
    }),
    ...headPuts.map((head) => {
      return sealHead(keys, head, { digest: digestOf(digests, head.columns.id), iv: ivOf(head) });
    }),
  ]);
  return {
    puts: [...heads.map(({ put }) => put), next.put],
    heads: heads.map(({ head }) => head),
    manifest: next.manifest,
  };
}

async function digestBefore(
  state: Pick<SetState, "head">,
  { columns, replaces }: HeadPut,
): Promise<string> {
  if (replaces === null) return toBase64(EMPTY_DIGEST);
  const head = await state.head(columns.id);
  if (head?.row.version !== replaces.version) throw new AppError("conflict");
  return head.payload.digest;
}

type HeadSeal = { readonly digest: string; readonly iv: Bytes };

async function sealHead(keys: KeySet, head: HeadPut, { digest, iv }: HeadSeal) {
  const { columns, replaces, after = null, payload } = head;
  const full = { ...payload, digest };
  const version = nextVersion(replaces ?? after);
  const row = await sealRow(keys, { table: "conversations", columns, version, payload: full, iv });
  const put: SealedPut = { table: "conversations", row, replaces };
  return { put, head: { row, payload: full } };
}

async function sealManifest(keys: KeySet, before: Manifest, payload: Manifest["payload"]) {
  const version = before.generation + 1;
  const columns = { id: MANIFEST_ID };
  const row = await sealRow(keys, { table: "manifest", columns, version, payload });
  const put: SealedPut = { table: "manifest", row, replaces: before.replaces };
  return { put, manifest: { generation: version, replaces: row, payload } };
}

function digestOf(digests: ReadonlyMap<string, string>, set: string): string {
  const digest = digests.get(set);
  if (digest === undefined) throw new AppError("internal");
  return digest;
}
