import { AppError } from "../../../domain/app-error";

/** What the documents' operations answer instead of failing. */
export type OperationFailure = { readonly success: false; readonly message: string };

/** Ids told at most in one message. */
const MOST_IDS = 20;

/**
 * What a message lists, so that the caller can choose one of them (M-072). Ids alone: a program may
 * have no leave to read the names, which are the person's own words.
 */
export function listIds(all: readonly { readonly id: string }[]): string {
  if (all.length === 0) return "There are none.";
  const listed = all.slice(0, MOST_IDS).map(({ id }) => id);
  const rest = all.length - listed.length;
  return `There are: ${listed.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`;
}

/** What is told where fields are left out that the action needs. */
export function missing(...fields: readonly string[]): OperationFailure {
  return { success: false, message: `Required: ${fields.join(", ")}.` };
}

/** A failure as the documents tell it (M-073); what is no failure of the input is thrown on. */
export function toOperationFailure(error: unknown): OperationFailure {
  const message = error instanceof AppError ? messageOf(error) : null;
  if (message === null) throw error;
  return { success: false, message };
}

/**
 * A failure in the middle of something, with what was done until then: every failure that has a code
 * is told; only `locked` is thrown on, for nothing is told any more from then on.
 */
export function toPartialFailure(error: unknown, done: string): OperationFailure {
  if (!(error instanceof AppError) || error.code === "locked") throw error;
  const why = messageOf(error) ?? `It failed: ${error.code}.`;
  return { success: false, message: `${done} Then it stopped. ${why}` };
}

function messageOf({ code, data }: AppError): string | null {
  switch (code) {
    case "invalid-field":
      return fieldMessage(data);
    case "limit-exceeded":
      return `The limit of ${data.max} (${data.limit}) is reached.`;
    case "conflict":
      return "It was changed meanwhile. Read it again, then try again.";
    case "turn-running":
      return "An answer is being written there. Try again after it.";
    case "archived":
      return "It is archived. Restore it first.";
    case "backup-failed":
      return "The backup that comes before it could not be made, so nothing was removed.";
    default:
      return null;
  }
}

function fieldMessage({ field, problem, limit }: AppError["data"]): string {
  const upTo = limit === undefined ? "" : ` (limit ${limit})`;
  return `Invalid parameter "${field}": ${problem}${upTo}.`;
}
