import { AppError } from "../../domain/app-error";
import { MAX_PLACE, MAX_RAISED_PLACE } from "../../domain/log-place";
import type { BackupManifest } from "../backup-manifest";
import type { Comparison } from "./comparison";

type Input = {
  /** The log's newest place here where this stays, else null. */
  readonly base: number | null;
  /** Whether a conversation comes. */
  readonly isAny: boolean;
  readonly isForeign: boolean;
  readonly comparison: Pick<Comparison, "places">;
  readonly manifest: Pick<BackupManifest, "lastOrder">;
};

export type PlannedPlaces = {
  /** The place that a row of the backup comes to. Fails with `limit-exceeded`. */
  readonly placeOf: (order: number) => number;
  /** The log's newest place afterwards. */
  readonly lastOrder: number;
};

/**
 * Where the backup's rows stand in the log. In a merge they come behind all that is here, one place after
 * the other: with the backup's gaps, which earlier merges have left, two vaults that are merged by turns
 * would raise each other's log by the sum of both. Fails with `limit-exceeded` where too little room
 * would be left for what is said afterwards.
 */
export function planPlaces(input: Input): PlannedPlaces {
  const { base, isAny, isForeign, manifest } = input;
  const { places } = input.comparison;
  const isMerge = base !== null;
  const maxPlace = isMerge || isForeign ? MAX_RAISED_PLACE : MAX_PLACE;
  const added = isMerge && isAny ? places.length : 0;
  const lastOrder = isMerge ? base + added : manifest.lastOrder;
  if ((added > 0 || !isMerge) && lastOrder > maxPlace) throw new AppError("limit-exceeded");
  const placeOf = (order: number) => {
    const place = isMerge ? base + rankOf(places, order) : order;
    if (place > maxPlace) throw new AppError("limit-exceeded");
    return place;
  };
  return { placeOf, lastOrder };
}

/** Which one of these it is, from 1. */
function rankOf(places: Comparison["places"], order: number): number {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((places[middle] ?? order) < order) from = middle + 1;
    else to = middle;
  }
  return from + 1;
}

/** These places in order, each once. */
export function distinctPlaces(places: readonly number[]): Float64Array {
  return Float64Array.from(places)
    .sort()
    .filter((place, at, sorted) => place !== sorted[at - 1]);
}
