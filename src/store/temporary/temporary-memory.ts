import { AppError } from "../../domain/app-error";
import {
  createTemporaryStore,
  dropTemporary,
  hasTemporary,
  type MemoryArea,
  type TemporaryStore,
} from "./temporary-store";

/** Where temporary conversations lie while the vault is open. */
export type TemporaryMemory = {
  /** A store over what lies there; it takes nothing more from the next `drop` on. */
  readonly open: () => TemporaryStore;
  /** Whether anything lies there, whoever has put it there. */
  readonly isHolding: () => Promise<boolean>;
  /** Forgets everything: part of every lock. */
  readonly drop: () => Promise<void>;
};

/** The temporary conversations of an area, whose stores refuse with `locked` once it was dropped. */
export function createTemporaryMemory(area: MemoryArea): TemporaryMemory {
  let opened = new AbortController();
  return {
    open: () => createTemporaryStore(area, opened.signal),
    isHolding: () => hasTemporary(area),
    drop: () => {
      // At once: what a running turn writes while its app ends would lie there locked, in clear.
      opened.abort(new AppError("locked"));
      opened = new AbortController();
      return dropTemporary(area);
    },
  };
}
