import { type ErrorData, toFailure } from "../domain/app-error";

/** Takes codes and counts only: never user text, a key, a url or an error's message. */
export type Log = {
  readonly warn: (code: string, data?: ErrorData) => void;
};

/** Writes to the console of the process it runs in; nothing is kept. */
export const log: Log = {
  warn: (code, data = {}) => console.warn(`confidant: ${code}`, data),
};

/** Writes which failure it was. */
export function logError(error: unknown): void {
  log.warn(toFailure(error).code);
}
