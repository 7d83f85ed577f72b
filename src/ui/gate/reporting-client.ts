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

/** The same client, which also reports each failure that tells of a vault or conversation that is gone. */
export function createReportingClient(client: Client, report: (what: Report) => void): Client {
  const note = (name: CallName | StreamName, code: ErrorCode) => {
    if (code === "locked") report("stale");
    else if (isGone(name, code)) report("gone");
    else if (DOUBTFUL.includes(code)) report("doubt");
  };
  return {
    ...client,
    call: async (name, input) => {
      try {
        return await client.call(name, input);
      } catch (error) {
        if (error instanceof AppError) note(name, error.code);
        throw error;
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
