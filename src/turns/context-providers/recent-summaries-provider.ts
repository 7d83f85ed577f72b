import type { ContextProvider } from "../../domain/context-provider";
import { oneLine } from "../../domain/one-line";
import type { Summary } from "../../domain/summary";
import { UNTRUSTED_SUMMARIES } from "../../prompt/untrusted-note";
import type { ContextStore } from "../context-store";

/** Summaries of other conversations that a prompt holds at most: O-013 asks for the recent ones. */
const LIMIT = 3;

type Deps = Pick<ContextStore, "newestWhole"> & {
  /** Whether the context's conversations know of each other. */
  readonly remembers: boolean;
};

/**
 * Summaries of the context's other conversations, newest first, one line each (O-013, O-015); none
 * where the context does not remember, not even those made while it did. Those of imported or foreign
 * text come last, under a mark of their own.
 */
export function createRecentSummariesProvider({ newestWhole, remembers }: Deps): ContextProvider {
  return {
    name: "recent-summaries",
    getContext: async ({ contextId, conversationId }) => {
      if (!remembers) return [];
      const found = await newestWhole({ contextId, except: conversationId, limit: LIMIT });
      if (found.length === 0) return [];
      // What is told as untrusted ends the section: nothing that is trusted stands below its mark.
      const trusted = found.filter(({ taint }) => taint.length === 0);
      const tainted = found.filter(({ taint }) => taint.length > 0);
      const ordered = [...trusted, ...tainted];
      return [
        {
          type: "section",
          kind: "summaries",
          source: {
            type: "summaries",
            ids: ordered.map(({ id }) => id),
            ...(tainted.length === 0 ? {} : { untrusted: tainted.length }),
          },
          text: [
            ...trusted.map(toLine),
            ...(tainted.length === 0 ? [] : [UNTRUSTED_SUMMARIES]),
            ...tainted.map(toLine),
          ].join("\n"),
        },
      ];
    },
  };
}

function toLine({ text }: Summary): string {
  return `- ${oneLine(text)}`;
}
