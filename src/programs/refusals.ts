import type { Failure } from "../domain/app-error";

/** Why a program's call is not done; each code with a next step. */
export type Refusal =
  | "locked"
  | "unknown-token"
  | "expired"
  | "scope-missing"
  | "consent-needed"
  | "declined"
  | "not-decided";

const SENTENCES: Readonly<Record<Refusal, string>> = {
  locked: "Confidant is locked. Ask the person to unlock it in the browser, then ask again.",
  "unknown-token":
    "The token is unknown or was revoked. Ask the person to make a new one in Confidant's Options, Programs.",
  expired:
    "The time for which this program was allowed is over. Ask the person to allow it again in Confidant's Options, Programs.",
  "scope-missing":
    "The person has not allowed this program to do that. They can in Confidant's Options, Programs.",
  "consent-needed":
    "The person has not yet decided what this program may do. The question stands in Confidant's side panel; ask again once it is answered.",
  declined: "The person has declined this call. Nothing was done.",
  "not-decided":
    "The person has not decided on this call in time. Nothing was done; the call can be made again.",
};

/** A call that is refused, and why. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
  constructor(readonly code: Refusal) {
    super(SENTENCES[code]);
  }
}

/** Codes of failures that a program can do something about; any other is told by its code alone. */
const FAILURES: Readonly<Record<string, string>> = {
  locked: SENTENCES.locked,
  "not-set-up": "Confidant is not set up yet. Ask the person to open its side panel.",
  "bad-request": "The arguments are of another form than the tool's schema.",
  archived: "This context is archived or its time is over. It can be restored in Confidant.",
  "empty-message": "The message is empty.",
  "is-command": "A message that begins with / is a command of Confidant's own. Say it in words.",
};

/** What a failure is told as: its code, and what there is instead where that is known (M-072). */
export function failureSentence({ code, data }: Failure): string {
  if (code === "not-found")
    return `There is no such ${data.kind ?? "thing"}. There are: ${data.available ?? "none"}.`;
  if (code === "limit-exceeded") return `The limit of ${data.max} (${data.limit}) is reached.`;
  return FAILURES[code] ?? "It failed; Confidant's side panel tells more.";
}
