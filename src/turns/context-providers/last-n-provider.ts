import type { CachedBranch } from "../../domain/branch";
import type { ContextPart, ContextProvider } from "../../domain/context-provider";
import type { ContextStore } from "../context-store";

type Deps = Pick<ContextStore, "readBranch"> & {
  /** Hears what was read: how it was come by, and why it has no summary. */
  readonly onBranch: (branch: CachedBranch) => void;
};

/**
 * The newest messages of the branch and the summaries that stand, or stood, for those before them;
 * the text of the message to answer is of no account (E-027).
 */
export function createLastNProvider({ readBranch, onBranch }: Deps): ContextProvider {
  return {
    name: "last-n",
    getContext: async ({ conversationId, leaf, n }) => {
      if (leaf === null) return [];
      const branch = await readBranch({ conversationId, leaf, limit: n });
      onBranch(branch);
      const summaries = branch.summary === null ? [] : [branch.summary];
      return [
        ...[...summaries, ...branch.dropped].map(
          (summary): ContextPart => ({ type: "summary", summary }),
        ),
        ...branch.messages.map((message): ContextPart => ({ type: "message", message })),
      ];
    },
  };
}
