import type { SummaryChange } from "../../src/domain/summary";
import type { Stage } from "./scenario";

const MAX_TRIES = 3;

/** Acts as the panel does: looks at the summaries before each change, and again after a death. */
export function createSummaryPanel({ panel }: Pick<Stage, "panel">) {
  const list = () => panel.call("summary.list", { conversationId: panel.conversationId() });
  type Shown = Awaited<ReturnType<typeof list>>;

  /** Asks until it is seen to be done. */
  const until = async (
    isDone: (shown: Shown) => boolean,
    work: (shown: Shown) => Promise<unknown>,
  ) => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const shown = await list();
      if (isDone(shown)) return;
      await work(shown);
    }
    throw new Error("the summaries never become so");
  };
  return {
    list,
    /** Changes the summary that is found so, until they are as they should be. */
    change: (
      find: (shown: Shown) => Shown["active"] | undefined,
      change: SummaryChange,
      isDone: (shown: Shown) => boolean,
    ) =>
      until(isDone, async (shown) => {
        const { id, version } = find(shown) ?? { id: "", version: 1 };
        await panel.attempt("summary.change", { id, version, change });
      }),
    make: (isDone: (shown: Shown) => boolean) =>
      until(isDone, () =>
        panel.attempt("summary.make", { conversationId: panel.conversationId() }),
      ),
  };
}
