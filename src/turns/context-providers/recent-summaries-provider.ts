import type { ContextProvider } from "../../domain/context-provider";
import type { ContextStore } from "../context-store";

/** Summaries of other conversations that a prompt holds at most. */
const LIMIT = 5;

type Deps = Pick<ContextStore, "newestWhole"> & {
  /** Whether the context's conversations know of each other. */
  readonly remembers: boolean;
};

/**
 * Summaries of the context's other conversations, newest first, one line each (O-013, O-015); none
 * where the context does not remember, not even those made while it did.
 */
export function createRecentSummariesProvider({ newestWhole, remembers }: Deps): ContextProvider {
  return {
    name: "recent-summaries",
    getContext: async ({ contextId, conversationId }) => {
      if (!remembers) return [];
      const found = await newestWhole({ contextId, except: conversationId, limit: LIMIT });
      if (found.length === 0) return [];
      return [
        {
          type: "section",
          kind: "summaries",
          source: { type: "summaries", ids: found.map((summary) => summary.id) },
          text: found.map((summary) => `- ${oneLine(summary.text)}`).join("\n"),
        },
      ];
    },
  };
}

/** A line break would let a summary look like a heading or like a line of another one. */
function oneLine(text: string): string {
  return text
    .trim()
    .split(/\s*[\n\r\u0085\u2028\u2029]\s*/)
    .join(" ");
}
