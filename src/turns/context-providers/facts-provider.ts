import type { ContextPart, ContextProvider } from "../../domain/context-provider";
import type { Fact } from "../../domain/fact";
import {
  factLine,
  isIncluded,
  isNotRemembered,
  normaliseFact,
  promptLine,
} from "../../domain/fact-text";
import { neutraliseInstructions } from "../../prompt/neutralise-instructions";
import { neutraliseLabels } from "../../prompt/neutralise-labels";
import { UNTRUSTED_FACTS } from "../../prompt/untrusted-note";
import type { ContextStore } from "../context-store";

type Deps = Pick<ContextStore, "readFacts"> & {
  /** Whether what the context's conversations say is learned. */
  readonly remembers: boolean;
};

/**
 * What is known about the person, one line each (O-012, O-015), what changed last at the end, so that the
 * rest stays the same from turn to turn; what is not told, apart, with the reason. What was taken from
 * foreign text comes last, under a mark.
 */
export function createFactsProvider({ readFacts, remembers }: Deps): ContextProvider {
  return {
    name: "facts",
    getContext: async ({ contextId }) => {
      const all = await readFacts(contextId);
      const known = all.filter((fact) => isIncluded(fact, remembers));
      // What is trusted ends before the mark: nothing of it stands below.
      const facts = newestOfKeys(known);
      const waiting = all.filter(({ state }) => state === "waiting");
      const learned = all.filter((fact) => isNotRemembered(fact, remembers));
      const apart = [
        ...leftOut(waiting, "fact-waiting"),
        ...leftOut(learned, "fact-not-remembered"),
      ];
      const trusted = facts.filter(({ taint }) => taint.length === 0);
      const tainted = facts.filter(({ taint }) => taint.length > 0);
      if (facts.length === 0) return apart;
      const lines = [
        ...trusted.map(toLine),
        ...(tainted.length === 0 ? [] : [UNTRUSTED_FACTS]),
        ...tainted.map(toLine),
      ];
      const ids = [...trusted, ...tainted].map(({ id }) => id);
      const untrusted = tainted.length === 0 ? {} : { untrusted: tainted.length };
      const source = { type: "facts", ids, ...untrusted } as const;
      return [{ type: "section", kind: "facts", source, text: lines.join("\n") }, ...apart];
    },
  };
}

type Apart = Extract<ContextPart, { type: "left-out" }>;

/** What the inspector tells of facts that are in no prompt: those that changed last first. */
function leftOut(facts: readonly Fact[], reason: Apart["reason"]): readonly Apart[] {
  if (facts.length === 0) return [];
  return [{ type: "left-out", kind: "facts", labels: facts.map(toKey).reverse(), reason }];
}

function toKey({ key }: Fact): string {
  return factLine(key);
}

/** One value for each key, where two rows have come together in a restore. */
function newestOfKeys(facts: readonly Fact[]): readonly Fact[] {
  const newest = new Map(facts.map((fact) => [normaliseFact(fact.key), fact]));
  return facts.filter((fact) => newest.get(normaliseFact(fact.key)) === fact);
}

function toLine(fact: Fact): string {
  return neutraliseLabels(neutraliseInstructions(promptLine(fact)));
}
