import { AppError } from "../../domain/app-error";
import { MAX_ORDER, MAX_RAISED_ORDER } from "../../domain/log-order";
import type { BackupManifest } from "../backup-manifest";
import type { Comparison } from "./comparison";

type Input = {
  /** The log's newest place here where this stays, else null. */
  readonly base: number | null;
  /** Whether a conversation comes. */
  readonly isAny: boolean;
  readonly isForeign: boolean;
  readonly comparison: Pick<Comparison, "orders">;
  readonly manifest: Pick<BackupManifest, "lastOrder">;
};

export type PlannedOrders = {
  /** The place that a row of the backup comes to. Fails with `limit-exceeded`. */
  readonly newOrderOf: (order: number) => number;
  /** The log's newest place afterwards. */
  readonly lastOrder: number;
};

/**
 * Where the backup's rows stand in the log. In a merge they come behind all that is here, one place after
 * the other: with the backup's gaps, which earlier merges have left, two vaults that are merged by turns
 * would raise each other's log by the sum of both. Fails with `limit-exceeded` where too little room
 * would be left for what is said afterwards.
 */
export function planOrders(input: Input): PlannedOrders {
  const { base, isAny, isForeign, manifest } = input;
  const { orders } = input.comparison;
  const isMerge = base !== null;
  const maxOrder = isMerge || isForeign ? MAX_RAISED_ORDER : MAX_ORDER;
  const added = isMerge && isAny ? orders.length : 0;
  const lastOrder = isMerge ? base + added : manifest.lastOrder;
  if ((added > 0 || !isMerge) && lastOrder > maxOrder) throw new AppError("limit-exceeded");
  const newOrderOf = (order: number) => {
    const newOrder = isMerge ? base + rankOf(orders, order) : order;
    if (newOrder > maxOrder) throw new AppError("limit-exceeded");
    return newOrder;
  };
  return { newOrderOf, lastOrder };
}

/** Which one of these it is, from 1. */
function rankOf(orders: Comparison["orders"], order: number): number {
  let [from, to] = [0, orders.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((orders[middle] ?? order) < order) from = middle + 1;
    else to = middle;
  }
  return from + 1;
}

/** These places in order, each once. */
export function distinctOrders(orders: readonly number[]): Float64Array {
  return Float64Array.from(orders)
    .sort()
    .filter((order, at, sorted) => order !== sorted[at - 1]);
}
