import { AppError } from "./app-error";

/** Why what was asked for is refused before anything is done: each has a sentence of its own. */
export type RefusalReason =
  /** Addresses: of servers, of the built-in Ollama server, of model files. */
  | "not-a-url"
  | "credentials"
  | "extra"
  | "not-loopback"
  | "in-clear"
  /** What goes with a connection's requests. */
  | "key"
  | "header"
  | "key-in-clear"
  /** What only Ollama does was asked of another kind of server. */
  | "not-ollama"
  /** A model that was to stay on this machine is passed on by its server. */
  | "passed-on";

/** `bad-request`, for a reason that the person can do something about. */
export function refusal(reason: RefusalReason): AppError {
  return new AppError("bad-request", { data: { reason } });
}
