import type { KeySet } from "../../crypto/key-set";
import { rowAad } from "../../crypto/row-aad";
import { toBase64 } from "../../domain/base64";
import type { SearchDoc, TextHit } from "../../domain/search-index";
import type { ReadDeps } from "../rows/row-deps";
import { findAside } from "./find-aside";
import { type AskKnown, eachMissing, type Missing, openSearchDocs } from "./read-search-docs";
import { TO_SHOWN_DOC } from "./search-docs";

/** Texts as a search index needs them. */
export type SearchReader = {
  /** Those that it lacks, the newest first. */
  readonly eachMissing: (known: AskKnown) => AsyncIterable<Missing>;
  /** What it is stored under: it opens nothing else. Base64; fails with `locked`. */
  readonly key: () => Promise<string>;
  /** Those that it has found and that are still there, in the order of the hits. */
  readonly open: (hits: readonly TextHit[]) => Promise<readonly SearchDoc[]>;
  /** As `open`, for models and programs: of a block what they are shown of it. */
  readonly openShown: (hits: readonly TextHit[]) => Promise<readonly SearchDoc[]>;
  /** The ids of those that are messages of branches that are not shown. */
  readonly aside: (docs: readonly SearchDoc[]) => Promise<ReadonlySet<string>>;
};

type Deps = ReadDeps & Parameters<typeof findAside>[0] & { readonly keys: KeySet };

/** Reads them from the rows. */
export function createSearchReader(deps: Deps): SearchReader {
  return {
    eachMissing: (known) => eachMissing(deps, known),
    key: () => searchKey(deps.keys),
    open: (hits) => openSearchDocs(deps, hits),
    openShown: (hits) => openSearchDocs(deps, hits, TO_SHOWN_DOC),
    aside: (docs) => findAside(deps, docs),
  };
}

/** No table has this name: a digest's member is never this key. */
const SEARCH = "search-index";

/** What the index of a store is stored under, base64: whoever holds the index has it, and it opens no row. Fails with `locked`. */
async function searchKey(keys: KeySet): Promise<string> {
  const { keyId, digestKey } = keys.current();
  const bytes = await crypto.subtle.sign("HMAC", digestKey, rowAad(SEARCH, [keyId]));
  return toBase64(new Uint8Array(bytes));
}
