import { useSyncExternalStore } from "react";
import type { Cell } from "./cell";

/** The cell's value, as it changes. */
export function useCell<T>({ subscribe, get }: Pick<Cell<T>, "subscribe" | "get">): T {
  return useSyncExternalStore(subscribe, get, get);
}
