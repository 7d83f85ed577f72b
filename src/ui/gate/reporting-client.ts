import type { CallName, StreamName } from "../../contract/contract";
import { AppError, type ErrorCode } from "../../domain/app-error";
import type { Client } from "../../messaging/client";

/**
 * `stale`: the keys of what the page shows are gone; `gone`: the shown conversation is, and nothing else;
 * `doubt`: the vault may not be open any more.
 */
export type Report = "stale" | "gone" | "doubt";

const DOUBTFUL: readonly ErrorCode[] = [
  "not-set-up",
  "key-missing",
  "header-corrupt",
  "version-unknown",
  "store-unavailable",
  "store-gone",
];

export type ReportingClient = Client & {
  /** Resolves once every call is answered, with those that the page's next task and the answers bring. */
  readonly settled: () => Promise<void>;
};

/** The same client, which also reports each failure that tells of a vault or conversation that is gone. */
export function createReportingClient(
  client: Client,
  report: (what: Report) => void,
): ReportingClient {
  const running = new Set<Promise<unknown>>();
  const note = (name: CallName | StreamName, code: ErrorCode) => {
    if (code === "locked") report("stale");
    else if (isGone(name, code)) report("gone");
    else if (DOUBTFUL.includes(code)) report("doubt");
  };
  return {
    ...client,
    call: async (name, input) => {
      const answer = client.call(name, input);
      running.add(answer);
      try {
        return await answer;
      } catch (error) {
        if (error instanceof AppError) note(name, error.code);
        throw error;
      } finally {
        running.delete(answer);
      }
    },
    settled: async () => {
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve));
        if (running.size === 0) return;
        await Promise.allSettled(running);
      }
    },
    watch: (name, input, on) =>
      client.watch(name, input, {
        event: on.event,
        end: (failure) => {
          on.end(failure);
          if (failure !== null) note(name, failure.code);
        },
      }),
  };
}

/** The shown conversation was purged in another window. */
function isGone(name: CallName | StreamName, code: ErrorCode): boolean {
  return code === "not-found" && (name === "message.list" || name === "conversation.watch");
}
