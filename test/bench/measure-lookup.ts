import type { Reference } from "../../src/domain/reference";
import { makeAliases } from "../../src/domain/reference-aliases";
import { indexReferences } from "../../src/domain/reference-index";
import { referenceToPut } from "../../src/store/settings/reference-rows";
import { commitBeside, makeStore } from "../builders/make-store";
import { median } from "./statistics";

/** Lookups before those that count: code that runs for the first time is slower. */
const WARM_UP = 20;

/**
 * Milliseconds, the median, in which natural words find the one that is meant among so many references
 * of one conversation that lie in memory, in Node. All are named alike by two of the words.
 */
export function measureLookup(given: { readonly rounds: number; readonly amount: number }): number {
  const references = makeReferences(crypto.randomUUID(), given.amount);
  const { find } = indexReferences(references);
  const wanted = references[Math.floor(given.amount / 2)];
  const text = `Please update my ${wanted?.name} workflow, and tell me what it did since yesterday.`;
  const times = Array.from({ length: WARM_UP + given.rounds }, () => {
    const start = performance.now();
    const [found] = find(text);
    const ms = performance.now() - start;
    if (found === undefined || found.reference !== wanted) throw new Error("another was found");
    return ms;
  });
  return median(times.slice(WARM_UP));
}

/** Milliseconds of the first lookup in a conversation, which opens its rows: in Node, IndexedDB in memory. */
export async function measureOpening(amount: number): Promise<number> {
  const harness = await makeStore();
  const { conversationId } = harness;
  const puts = makeReferences(conversationId, amount).map((one) => referenceToPut(one, null));
  await commitBeside(harness, { durability: "relaxed", puts });
  const { references } = harness.restart();
  const start = performance.now();
  const found = await references.find({ conversationId, text: "update my task" });
  if (found.length !== amount) throw new Error(`${found.length} were found`);
  return performance.now() - start;
}

/** Each is a task of its own word, so that all are named alike by `my task`. */
function makeReferences(conversationId: string, amount: number): readonly Reference[] {
  return Array.from({ length: amount }, (_, nth) => {
    const called = { kind: "workflow", name: `Task ${nthWord(nth)}` } as const;
    const aliases = makeAliases(called);
    const said = { action: "discussed", mentionedAt: nth, target: `wf-${nth}` } as const;
    return { id: crypto.randomUUID(), conversationId, ...called, aliases, ...said };
  });
}

/** A word of letters for each number. */
function nthWord(nth: number): string {
  return `w${[...String(nth)].map((digit) => "abcdefghij"[Number(digit)]).join("")}`;
}
