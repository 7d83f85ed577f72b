import * as z from "zod/mini";
import { loadUseLite } from "../search/use-lite/load-use-lite";
import { answerEmbeds } from "./answer-embeds";
import type { WorkerRequest, WorkerResponse } from "./search-host";

// The extension's CSP forbids what zod would try at its first parse to be faster later.
z.config({ jitless: true });

/** Holds the packaged embedder from its first ask on. */
export function startEmbedWorker(): void {
  const answer = answerEmbeds(() =>
    loadUseLite({
      read: async (file) => (await fetch(new URL(file, self.location.href))).arrayBuffer(),
      // A task of its own, so that what was asked meanwhile takes its turn between two texts.
      pause: () => scheduler.postTask(() => undefined),
    }),
  );
  const post = (message: WorkerResponse) => self.postMessage(message);
  self.addEventListener("message", ({ data: { call, ask } }: MessageEvent<WorkerRequest>) => {
    answer(ask)
      .then((answered) => post({ call, answer: answered }))
      .catch(() => post({ call, answer: null }));
  });
}
