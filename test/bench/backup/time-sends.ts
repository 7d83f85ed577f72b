import type { BenchPage } from "../browser/page";

/** Between two messages: somebody in a hurry, in several windows. */
const PAUSE_MS = 150;

type When =
  | { readonly during: "a backup" }
  | { readonly during: "nothing"; readonly count: number };

/**
 * Milliseconds of each message's way to the store, each in a conversation of its own so that none
 * waits for an answer: as long as a backup runs that begins with the first, or so many.
 */
export function timeSends(page: BenchPage, when: When): Promise<number[]> {
  return page.run(
    async (count, pause) => {
      const call = async (type: string, data: object) => {
        const message = { id: 1, type, data, timestamp: Date.now() };
        const answer = await chrome.runtime.sendMessage(message);
        if (answer?.res === undefined) throw new Error(`${type}: ${answer?.err?.code}`);
        return answer.res;
      };
      let isOver = false;
      const made =
        count === null
          ? call("backup.make", { withKeys: false }).finally(() => {
              isOver = true;
            })
          : null;
      const samples: number[] = [];
      while (!isOver && samples.length < (count ?? Number.POSITIVE_INFINITY)) {
        const conversationId = crypto.randomUUID();
        const held = { id: conversationId, channel: "side-panel", contextId: null };
        await call("conversation.create", { ...held, temporary: false });
        const data = { id: crypto.randomUUID(), conversationId, text: "How long does it take?" };
        const start = performance.now();
        await call("turn.send", data);
        samples.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      await made;
      return samples;
    },
    when.during === "nothing" ? when.count : null,
    PAUSE_MS,
  );
}
