import type { KeySet } from "../../crypto/key-set";
import type { ContextCache } from "../contexts/context-cache";
import type { Database } from "../database/open-database";
import type { RowReader } from "../rows/row-reader";
import type { SetState } from "../rows/set-state";
import type { Writer } from "../rows/writer";

/** What the operations on turns and their messages work with. */
export type TurnDeps = {
  readonly database: Database;
  readonly keys: Pick<KeySet, "find" | "hasFormer">;
  readonly contexts: Pick<ContextCache, "list">;
  readonly reader: RowReader;
  readonly writer: Writer;
  readonly state: Pick<SetState, "head" | "manifest">;
  readonly clock: { readonly now: () => number };
};
