import { type LearnedFact, MAX_FACTS, SURE } from "../../domain/fact";
import { isSameValue, normaliseFact } from "../../domain/fact-text";
import type { Id } from "../../domain/id";
import type { Put } from "../rows/changes";
import type { TryDeps } from "../rows/row-deps";
import { type FactRow, openFacts, rowsOfKey, settleFact } from "./fact-rows";
import { isForgotten, openForgotten } from "./forgotten-facts";

/**
 * The rows that keep what was learned. What is known already, was said before what is known, or was
 * forgotten since is passed over. What comes from untrusted text, is not said by its quote, or
 * contradicts what the person has written waits beside it. A context that is full learns nothing new.
 */
export async function learnPuts(
  deps: TryDeps,
  contextId: Id,
  learned: readonly LearnedFact[],
): Promise<readonly Put[]> {
  if (learned.length === 0) return [];
  const [rows, forgotten] = await Promise.all([
    openFacts(deps, contextId),
    openForgotten(deps, contextId),
  ]);
  const puts: Put[] = [];
  let count = rows.length;
  for (const one of newestOfKeys(learned)) {
    if (await isForgotten(forgotten, one)) continue;
    const put = putOf(rows, contextId, one);
    if (put === null) continue;
    if (put.replaces === null && count >= MAX_FACTS) continue;
    if (put.replaces === null) count += 1;
    puts.push(put);
  }
  return puts;
}

/** What was said last of each key. */
function newestOfKeys(learned: readonly LearnedFact[]): Iterable<LearnedFact> {
  const sorted = [...learned].sort((left, right) => left.since - right.since);
  return new Map(sorted.map((one) => [normaliseFact(one.key), one])).values();
}

function putOf(rows: readonly FactRow[], contextId: Id, learned: LearnedFact): Put | null {
  const ofKey = rowsOfKey(rows, learned.key);
  const isOld = ofKey.some(
    ({ payload }) =>
      isSameValue(payload.value, learned.value) ||
      (payload.state === "kept" && payload.since >= learned.since),
  );
  if (isOld) return null;
  const kept = ofKey.find(({ payload }) => payload.state === "kept");
  const isSure = learned.confidence >= SURE && learned.taint.length === 0;
  const mustWait = !isSure || (kept !== undefined && kept.payload.confidence === 1);
  const state = mustWait ? "waiting" : "kept";
  const into = ofKey.find(({ payload }) => payload.state === state) ?? null;
  if (into !== null && into.payload.since >= learned.since) return null;
  const [put] = settleFact({ next: { ...learned, contextId, state }, into, displaced: [] }).puts;
  return put;
}
