import type { ContextProvider } from "../../domain/context-provider";
import type { Id } from "../../domain/id";
import { oneLine } from "../../domain/one-line";
import type { Reference } from "../../domain/reference";
import { type FoundReference, onlyMeant } from "../../domain/reference-index";
import { referenceLine } from "../../domain/reference-line";
import { neutraliseInstructions } from "../../prompt/neutralise-instructions";
import { neutraliseLabels } from "../../prompt/neutralise-labels";
import { UNTRUSTED_REFERENCES } from "../../prompt/untrusted-note";
import type { ContextStore } from "../context-store";

/** A-031, A-051: references that a prompt holds, beside those that the message names. */
const RECENT = 5;

type Deps = Pick<ContextStore, "listReferences" | "findReferences">;

/**
 * What the conversation was about, the last five, newest first, a line each; and of all of them those
 * that the message speaks of, with a word on that (A-030). Names that come from foreign text stand last,
 * under a mark.
 */
export function createReferencesProvider({
  listReferences,
  findReferences,
}: Deps): ContextProvider {
  return {
    name: "references",
    getContext: async ({ conversationId, currentPrompt: text }) => {
      const recent = await listReferences({ conversationId, limit: RECENT });
      if (recent.length === 0) return [];
      const words = meaningOf(await findReferences({ conversationId, text }));
      const older = [...words.keys()].filter((one) => !recent.some(({ id }) => id === one.id));
      const all = [...recent, ...older];
      const meant = new Map([...words].map(([{ id }, word]) => [id, word]));
      const trusted = all.filter(({ taint = [] }) => taint.length === 0);
      const tainted = all.filter(({ taint = [] }) => taint.length > 0);
      const toLine = (one: Reference) => formatReference(one, meant);
      const lines = [
        ...trusted.map(toLine),
        ...(tainted.length === 0 ? [] : [UNTRUSTED_REFERENCES]),
        ...tainted.map(toLine),
      ];
      const ids = [...trusted, ...tainted].map(({ id }) => id);
      const untrusted = tainted.length === 0 ? {} : { untrusted: tainted.length };
      const source = { type: "references", ids, ...untrusted } as const;
      return [{ type: "section", kind: "references", source, text: lines.join("\n") }];
    },
  };
}

/** What is said of those that the message may mean: the one that it means, or all that it names alike. */
function meaningOf(found: readonly FoundReference[]): ReadonlyMap<Reference, string> {
  const one = onlyMeant(found);
  if (one !== null) return new Map([[one, "the message below is about it"]]);
  const alike = found.filter(({ words }) => words === found[0]?.words).slice(0, RECENT);
  return new Map(alike.map(({ reference }) => [reference, "the message below may be about it"]));
}

function formatReference(reference: Reference, meant: ReadonlyMap<Id, string>): string {
  const word = meant.get(reference.id);
  const line = `${oneLine(referenceLine(reference))}${word === undefined ? "" : `; ${word}`}`;
  return neutraliseLabels(neutraliseInstructions(line));
}
