import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import { recorded, type UndoRecord } from "../rows/undo-record";
import { archiveExpired, type Cleanup } from "./archive-expired";
import { beginMemory } from "./begin-memory";
import {
  archiveContext,
  extendContext,
  pinContext,
  restoreContext,
  updateContext,
} from "./change-context";
import type { ContextEntry } from "./context-cache";
import { countHeld, type Held } from "./count-held";
import {
  type ContextCopy,
  type ContextDeps,
  createContext,
  duplicateContext,
  findContext,
  type NewContext,
} from "./create-context";
import { isAsideNow } from "./over-contexts";
import { purgeContext } from "./purge-context";

type One = { readonly id: Id };

export type ContextStore = {
  /** Every context that opens, those archived too, in no order; from memory after the first time. */
  readonly list: () => Promise<readonly ContextEntry[]>;
  /** Fails with `not-found`, or with `row-tampered` where it does not open. */
  readonly get: (id: Id) => Promise<ContextEntry>;
  readonly create: (input: NewContext) => Promise<ContextEntry>;
  readonly update: (input: Parameters<typeof updateContext>[1]) => Promise<ContextEntry>;
  readonly duplicate: (input: ContextCopy) => Promise<ContextEntry>;
  readonly pin: (input: One & { readonly pinned: boolean }) => Promise<ContextEntry>;
  readonly archive: (
    input: One & { readonly record?: UndoRecord | undefined },
  ) => Promise<ContextEntry>;
  readonly restore: (input: Parameters<typeof restoreContext>[1]) => Promise<ContextEntry>;
  /** Whether it answers nothing now (D-24); fails as `get` does. */
  readonly isAside: (id: Id) => Promise<boolean>;
  readonly extend: (input: One) => Promise<ContextEntry>;
  readonly archiveExpired: (input?: { readonly except?: readonly Id[] }) => Promise<Cleanup>;
  /** Gives it the blocks that every context begins with, once. */
  readonly beginMemory: (id: Id) => Promise<void>;
  readonly holds: (input: One) => Promise<Held>;
  readonly purge: (input: One & { readonly name: string }) => Promise<{ messages: number }>;
};

/** The person's conversation partners: all reads of lists are from memory, all writes one commit. */
export function createContextStore(deps: ContextDeps): ContextStore {
  return {
    list: deps.contexts.list,
    get: (id) => getContext(deps, id),
    create: (input) => createContext(deps, input),
    update: (input) => updateContext(deps, input),
    duplicate: (input) => duplicateContext(deps, input),
    pin: (input) => pinContext(deps, input),
    archive: (input) => archiveContext(recorded(deps, input.record), input),
    restore: (input) => restoreContext(deps, input),
    isAside: async (id) => isAsideNow(deps, await getContext(deps, id)),
    extend: (input) => extendContext(deps, input),
    archiveExpired: (input) => archiveExpired(deps, input),
    beginMemory: (id) => beginMemory(deps, id),
    holds: (input) => countHeld(deps, input),
    purge: (input) => purgeContext(deps, input),
  };
}

/** Read anew each time, for what is edited must be what is stored. */
async function getContext(deps: ContextDeps, id: Id): Promise<ContextEntry> {
  const entry = await findContext(deps, id);
  if (entry === null) throw new AppError("not-found", { data: { kind: "context" } });
  return entry;
}
