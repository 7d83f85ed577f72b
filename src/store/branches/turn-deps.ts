import type { KeySet } from "../../crypto/key-set";
import type { ContextCache } from "../contexts/context-cache";
import type { RowDeps } from "../rows/row-deps";
import type { SetState } from "../rows/set-state";

/** What the operations on turns and their messages work with. */
export type TurnDeps = RowDeps & {
  readonly keys: Pick<KeySet, "find" | "hasFormer">;
  readonly contexts: Pick<ContextCache, "list">;
  readonly state: Pick<SetState, "head" | "manifest">;
};
