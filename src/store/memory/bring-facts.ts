import { type Fact, MAX_FACTS } from "../../domain/fact";
import { checkFact, isSameValue, normaliseFact } from "../../domain/fact-text";
import type { Id } from "../../domain/id";
import type { Put } from "../rows/changes";
import type { Commit } from "../rows/writer";
import type { BlockDeps } from "./block-rows";
import { openFacts, rowsOfKey, settleFact } from "./fact-rows";
import { isForgotten, openForgotten } from "./forgotten-facts";

/** What a file says of the person. */
export type BroughtFacts = {
  readonly contextId: Id;
  readonly facts: readonly Pick<Fact, "key" | "value" | "since">[];
};

/**
 * Stores those that are not known and were not forgotten since, the last one of each key, waiting for the
 * person beside what its key is; a context that is full takes no more. Gives how many they were.
 */
export async function bringFacts(
  deps: Pick<BlockDeps, "database" | "reader">,
  { contextId, facts }: BroughtFacts,
  commit: Commit,
): Promise<number> {
  const [rows, forgotten] = await Promise.all([
    openFacts(deps, contextId),
    openForgotten(deps, contextId),
  ]);
  const puts: Put[] = [];
  const newest = new Map(facts.map((fact) => [normaliseFact(fact.key), fact]));
  for (const { since, ...given } of newest.values()) {
    if (rows.length + puts.length >= MAX_FACTS || normaliseFact(given.key) === "") break;
    const said = { ...checkFact(given), since, source: null };
    const ofKey = rowsOfKey(rows, said.key);
    if (ofKey.some(({ payload }) => isSameValue(payload.value, said.value))) continue;
    if (await isForgotten(forgotten, said)) continue;
    const into = ofKey.find(({ payload }) => payload.state === "waiting") ?? null;
    const marks = { confidence: 0, state: "waiting", taint: ["import"] } satisfies Partial<Fact>;
    const next = { contextId, ...said, ...marks };
    puts.push(...settleFact({ next, into, displaced: [] }).puts);
  }
  if (puts.length > 0) await commit({ durability: "strict", puts });
  return puts.length;
}
